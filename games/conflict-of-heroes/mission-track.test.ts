import type { Conversation } from '@opfor/kernel'
import { answer, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Situation, missionOf } from './situation.ts'
import { standing } from './testing/corrected.ts'
import { discardRest, missionByForms, solo, typed } from './testing/matches.ts'
import { eventsAhead } from './track-events.ts'

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

/** What is told while these answers are given. */
function toldBy(
  match: Conversation<Situation>,
  ...answers: Parameters<typeof answer>[1][]
): readonly string[] {
  const before = said(match).length
  answer(match, ...answers)
  return said(match).slice(before)
}

describe('G 5.5, the spaces of the sheet that a pack tells:', () => {
  /** The AI's Germans have three tiles of the Mission Track, on the Defense side. */
  const three = (missionTiles: Readonly<Record<string, readonly number[]>>) => {
    const sheets = { defenseSheet: { missionTiles } }
    const match = solo({ pack: { format: 1, title: 'mine', sheets } })
    for (const number of ['05', '06', '07'])
      answer(match, ...typed(`german-${number}`, 'vp'), ...typed(`soviet-${number}`, 'vp'))
    discardRest(match)
    answer(match, ['yourSide', 6])
    for (const _ of [1, 2, 3])
      answer(match, ['area', 'track'], ['symbol', 'shield'], ['yellow', false], ['parameter', false])
    return answer(match, ...begun)
  }
  const track = (match: ReturnType<typeof three>) =>
    missionOf(match.situation).track.map(({ tile, chain, space }) => [tile, chain, space])

  test('a third tile begins on 3a, where the sheet has one', () => {
    expect(track(three({ 3: [6, 10] }))).toEqual([
      ['05', 1, 2],
      ['06', 2, 4],
      ['07', 3, 6],
    ])
    expect(track(three({}))).toContainEqual(['07', 1, 5])
  })

  test('a tile follows them without a question, and leaves after the last', () => {
    const match = three({ 1: [1, 3], 3: [12] })
    answer(match, ['mission', 'one'])
    expect(track(match)).toContainEqual(['05', 1, 3])
    answer(match, ['mission', 'two'])
    expect(standing(match)).toBe('mission')
    expect(track(match).map(([tile]) => tile)).toEqual(['06', '07'])
  })
})

test('a marker that has not reached the track stays before space 1', () => {
  const match = solo()
  discardRest(match)
  answer(match, ['yourSide', 1], ['sheet', 1], ...begun, ['mission', 'stays'])
  expect(said(match).at(-1)).toBe('The Mission Track marker stays before space 1.')
})

describe('G 5.5.1: the mission ends at once on the end space', () => {
  test('an event printed there is not read', () => {
    const match = missionByForms({ events: [2, 3], ends: { 5: 3 } })
    expect(eventsAhead(match.situation)).toEqual([2])
    expect(toldBy(match, ['mission', 'two']).join()).toContain('space 2')
    expect(toldBy(match, ['mission', 'two']).filter((line) => line.includes('event'))).toEqual([])
  })
})

test('G 5.5.1: a marker that was put beyond the end space ends the mission with the next order', () => {
  const match = missionByForms({ ends: { 5: 3 } })
  match.correct([{ set: 'marker', to: 7 }])
  expect(toldBy(match, ['mission', 'stays'])).toEqual(['Space 7 ends the mission.'])
  expect(match.question?.id).toBe('coh.finalVp')
})
