import { english, type NumberQuestion, format } from '@opfor/kernel'
import { playAnswers, newMatch, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import { packFromMatch } from '../../table/card-packs/which-cards.ts'
import { guidelines } from '../../table/guidelines/guidelines.ts'
import { conflictOfHeroes } from '../../index.ts'
import type { CardPack } from '../../table/card-packs/card-pack.ts'
import { ownTexts } from '../../table/card-packs/own-texts.ts'
import { example } from '../../testing/example.ts'
import { missionByForms } from '../../testing/matches.ts'

test('what was kept for next time changes no briefing, and doubles no title', () => {
  const { situation, journal } = example()
  const lines = (texts: Readonly<Record<string, string>>) =>
    briefing(situation).parts.flatMap((part) => part.lines.map((line) => format(line, { ...english, texts })))
  const before = lines({})
  const plays = situation.plays.map((play) => ({ ...play, told: { ...play.told, marker: 1 } }))
  const kept = unwrap(
    packFromMatch({ ...situation, plays }, journal.settings, undefined),
  ) as unknown as CardPack
  expect(kept.cards?.['german-01']?.top?.title).toBe('Veteran')
  expect(lines(ownTexts(kept))).toEqual(before)
})

describe('each variant is said in one sentence:', () => {
  test.each(guidelines.filter(({ variant }) => variant !== undefined).map(({ id }) => id))('%s', (id) => {
    const { question } = newMatch(conflictOfHeroes, { options: { mode: 'firefight', guideline: id } })
    expect(question && format(question.text)).toMatch(/^Play with the variant\? [A-Z][^.]+\. Not recommended/)
  })
})

test('a new Round is begun where the turns of the AI are told, and not among what happens seldom', () => {
  const round = missionByForms().question?.options?.find(({ id }) => id === 'round')
  expect(round?.isRare).toBeUndefined()
})

test('of the CAPs that are left one less is likely', () => {
  const match = missionByForms()
  const { caps = 0 } = match.situation.mission ?? {}
  playAnswers(match, ['mission', 'caps'])
  expect((match.question as unknown as NumberQuestion).proposal).toBe(caps - 1)
})

test('the briefing of a mission says first which side one plays', () => {
  const { situation } = missionByForms()
  const [line] = briefing(situation).parts[0]?.lines ?? []
  expect(line && format(line)).toBe(
    `You play the ${situation.mission?.ai === 'german' ? 'Soviets' : 'Germans'}.`,
  )
})
