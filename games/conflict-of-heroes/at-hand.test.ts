import { english, type NumberOf, say } from '@opfor/kernel'
import { answer, newMatch, problem, value } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from './briefing.ts'
import { grownPack } from './grown-pack.ts'
import { guidelines } from './guidelines.ts'
import { conflictOfHeroes } from './index.ts'
import type { CardPack } from './card-pack.ts'
import { ownTexts } from './own-texts.ts'
import { withMission } from './situation.ts'
import { example } from './testing/example.ts'
import { missionByForms } from './testing/matches.ts'

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

test('a marker that is put beyond a tile takes the tile along, for it would never be met', () => {
  const tile = { tile: '05', chain: 1, step: 0, space: 2 } as const
  const laid = withMission(missionByForms().situation, { track: [tile] })
  const after = withMission(laid, { marker: 3 })
  const { told, also } = conflictOfHeroes.misfit?.(after) ?? {}
  expect(told && say(told)).toBe(
    'Tile 05 lies on space 2, which the Mission Track marker has reached already: it would never be met. Its next space is 5.',
  )
  expect(also).toEqual([{ move: 'tile 05', from: 'track-2', to: 'track-5', count: 1 }])
  expect(conflictOfHeroes.misfit?.(withMission(laid, { marker: 1 }))).toBeUndefined()
  expect(conflictOfHeroes.misfit?.(withMission(laid, { marker: 20 }))).toBeUndefined()
})

test('a correction of the marker is refused until the tile comes along', () => {
  const match = missionByForms()
  value(match.correct([{ move: 'tile 05', from: 'supply', to: 'track-2', count: 1 }]))
  const edit = { set: 'marker', to: 2 } as const
  expect(problem(match.correct([edit]))).toContain('Tile 05 lies on space 2')
  value(match.correct([edit, ...(match.misfit([edit])?.also ?? [])]))
  expect(match.situation.mission).toMatchObject({ marker: 2, track: [{ tile: '05', step: 1, space: 5 }] })
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
