import { say } from '@opfor/kernel'
import { answer, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import type { Situation } from '../../table/situation.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'

const end = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

const linesOf = (now: Situation): readonly string[] =>
  briefing(now).parts.flatMap(({ lines }) => lines.map((line) => say(line)))

describe('Low Risk moves are those of the units of the card:', () => {
  test('units that were chosen for another card are free', () => {
    const match = solo()
    answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'], ['play', 'german-02-bottom'])
    answer(match, ...typed('soviet-16', 'vp'), ['chosen', ['soviet Rifle 05']], ...typed('german-05', 'vp'))
    answer(match, ...typed('soviet-10', 'vp', '0', ['chosen']), ['chosen', ['soviet NKVD 21']])
    discardRest(match)
    answer(match, ['yourSide', 2], ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    answer(match, ['symbol', 'shield'], ...end, ['mission', 'stays'])
    expect(said(match)).toContain('Low Risk moves only: Soviet Rifle 05.')
    const lines = briefing(match.situation).parts.flatMap((part) => part.lines.map((each) => say(each)))
    expect(lines).toContain('Tile 16: Low Risk moves only for Soviet Rifle 05.')
  })
})

test('G 6.1: Low Risk moves are reminded of where no unit was named, and not where all are lost', () => {
  const match = solo()
  answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'], ['play', 'german-02-bottom'])
  answer(match, ...typed('soviet-16', 'vp'), ['chosen', []])
  discardRest(match)
  answer(match, ['yourSide', 2], ['symbol', 'shield'], ...begun, ['mission', 'stays'])
  const reminder = 'Tile 16: Low Risk moves only for the units that were chosen for its card.'
  expect(said(match)).toContain(reminder)
  expect(linesOf(match.situation)).toContain(reminder)
  const plays = match.situation.plays.map((play) => ({ ...play, picked: ['soviet Rifle 05'] }))
  const rifle = { at: 'lost', by: 'soviet', card: 'soviet-03' }
  const units = { ...match.situation.units, 'soviet Rifle 05': rifle }
  expect(linesOf({ ...match.situation, plays, units }).join()).not.toContain('Low Risk')
})
