import { english, type NumberOf, say } from '@opfor/kernel'
import { answer, newMatch, value } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import { grownPack } from '../../table/card-packs/grown-pack.ts'
import { guidelines } from '../../table/guidelines/guidelines.ts'
import { conflictOfHeroes } from '../../index.ts'
import type { CardPack } from '../../table/card-packs/card-pack.ts'
import { ownTexts } from '../../table/card-packs/own-texts.ts'
import { example } from '../../testing/example.ts'
import { missionByForms } from '../../testing/matches.ts'

test('what was kept for next time changes no briefing, and doubles no title', () => {
  const { situation, journal } = example()
  const lines = (texts: Readonly<Record<string, string>>) =>
    briefing(situation).parts.flatMap((part) => part.lines.map((line) => say(line, { ...english, texts })))
  const before = lines({})
  const plays = situation.plays.map((play) => ({ ...play, told: { ...play.told, marker: 1 } }))
  const kept = value(grownPack({ ...situation, plays }, journal.settings, undefined)) as unknown as CardPack
  expect(kept.cards?.['german-01']?.top?.title).toBe('Veteran')
  expect(lines(ownTexts(kept))).toEqual(before)
})

describe('each variant is said in one sentence:', () => {
  test.each(guidelines.filter(({ variant }) => variant !== undefined).map(({ id }) => id))('%s', (id) => {
    const { question } = newMatch(conflictOfHeroes, { options: { mode: 'firefight', guideline: id } })
    expect(question && say(question.text)).toMatch(/^With the variant\? [A-Z][^.]+\. Better not/)
  })
})

test('a new Round is begun where the turns of the AI are told, and not among what happens seldom', () => {
  const round = missionByForms().question?.options?.find(({ id }) => id === 'round')
  expect(round?.seldom).toBeUndefined()
})

test('of the CAPs that are left one less is likely', () => {
  const match = missionByForms()
  const { caps = 0 } = match.situation.mission ?? {}
  answer(match, ['mission', 'caps'])
  expect((match.question as unknown as NumberOf).proposal).toBe(caps - 1)
})

test('the briefing of a mission says first which side one plays', () => {
  const { situation } = missionByForms()
  const [line] = briefing(situation).parts[0]?.lines ?? []
  expect(line && say(line)).toBe(
    `You play the ${situation.mission?.ai === 'german' ? 'Soviets' : 'Germans'}.`,
  )
})
