import { message, say } from '@opfor/kernel'
import { answer, said } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { briefing } from './briefing.ts'
import type { Situation } from './situation.ts'
import { discardRest, solo, typed } from './testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

const linesOf = (now: Situation): readonly string[] =>
  briefing(now).parts.flatMap(({ lines }) => lines.map((line) => say(line)))

test('each side has its Rumored Enemy Draw Cup by that reading, and is named with it', () => {
  const readings = { ...by('rumorCups', 'each').rulings, ...by('chosenUnit', 'either').rulings }
  const match = solo({}, { rulings: readings })
  answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  answer(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
  for (const hex of ['1-C03', '1-C05', '1-C07']) answer(match, ['rumorHex', hex])
  const told = said(match).join(' ')
  expect(told).toContain('Put Pioneer 17 into the Rumored Enemy Draw Cup of the Germans.')
  expect(told).toContain('Put 2 No Enemy counters into the Rumored Enemy Draw Cup of the Germans.')
  answer(match, ...typed('soviet-08', 'special'), ['hideCard', 'none'])
  discardRest(match)
  answer(match, ['yourSide', 1], ['mineHex', '1-K03'], ['symbol', 'shield'], ['yellow', false])
  answer(match, ['parameter', false], ...begun)
  expect(said(match).join()).toContain('put a Mine counter into the Rumored Enemy Draw Cup of the Soviets.')
  const lines = linesOf(match.situation)
  expect(lines).toContain('Rumored Enemy Draw Cup of the Germans: Pioneer 17 and No Enemy (2).')
  expect(lines).toContain('Rumored Enemy Draw Cup of the Soviets: a Mine.')
  answer(match, ['mission', 'reveal'], ['whichRumor', '1-C03'])
  expect(say(match.question?.text ?? message('none', ''))).toContain('Draw Cup of the Germans')
})
