import { playAnswers, optionIds, unwrapProblem } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { missionOf, playerOf } from '../../table/situation.ts'
import { example } from '../../testing/example.ts'
import { discardRest, duel, solo, typed } from '../../testing/matches.ts'

const refused = (match: ReturnType<typeof example>, ...edits: Parameters<typeof match.correct>[0]) =>
  unwrapProblem(match.correct(edits))

describe('a correction', () => {
  test('of CAPs and of a unit on the map counts for what is asked next', () => {
    const match = example(5)
    expect(refused(match, { set: 'caps-german', to: 9 })).toBe('nothing')
    expect(refused(match, { move: 'soviet NKVD 21', from: '1-D11', to: '1-D13', count: 1 })).toBe('nothing')
    expect(playerOf(match.situation, 'german').caps).toBe(9)
    playAnswers(match, ['play', 'german-01-top'], ['placeUnits', ['german Pioneer 17']])
    expect(optionIds(match)).not.toContain('1-E13')
    expect(optionIds(match)).toContain('1-D11')
  })

  test('of a card on its way back to the hand: it may be played again', () => {
    const match = example(2)
    expect(
      refused(match, { move: 'german-04', from: 'board-german-units', to: 'deck-german', count: 1 }),
    ).toBe('nothing')
    expect(match.situation.plays.map(({ card }) => card)).toEqual(['soviet-03'])
    expect(playerOf(match.situation, 'german').hand).toContain('german-04')
  })

  test('of the hand to nothing: what the deck has is played instead', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'vp'))
    expect(refused(match, { set: 'left-soviet', to: 1 }, { set: 'left-german', to: 0 })).toBe('nothing')
    playAnswers(match, ...typed('soviet-05', 'vp'))
    expect(match.outcome?.way).toBe('ready')
  })

  test('of the cards to play to none while one is played: it is the last', () => {
    const match = duel('5')
    expect(refused(match, { set: 'left-soviet', to: 0 }, { set: 'left-german', to: 0 })).toBe('nothing')
    playAnswers(match, ...typed('german-05', 'vp'))
    expect(match.outcome?.way).toBe('ready')
  })

  test('of the mission: its marker, a tile, an order card and the Truck', () => {
    const match = solo()
    discardRest(match)
    playAnswers(
      match,
      ['yourSide', 6],
      ['sheet', 1],
      ['markerStart', 0],
      ['end', 20],
      ['soloHandicap', 'none'],
    )
    const edits = [
      { set: 'marker', to: 4 },
      { move: 'tile 07', from: 'supply', to: 'track-7', count: 1 },
      { move: 'order 05', from: 'orders', to: 'orders-drawn', count: 1 },
      { set: 'truck', to: '1-A 1-L' },
    ]
    expect(refused(match, ...edits)).toBe('nothing')
    const { marker, track, deck, truck } = missionOf(match.situation)
    expect([marker, track, deck.discard]).toEqual([4, [{ tile: '07', chain: 2, step: 1, space: 7 }], ['05']])
    expect(truck?.to).toEqual({ map: 1, edge: 'L' })
  })

  test('of a Condition Card onto a board tells what the pack knows of it', () => {
    const conditions = { 'condition-1': { bottom: { caps: 1, lasts: true, defense: 2 } } }
    const match = duel('5', {}, { opfor: 1, title: 'mine', conditions })
    const edit = { move: 'condition-1', from: 'conditions', to: 'board-german-conditions', count: 1 }
    expect(refused(match, edit)).toBe('nothing')
    expect(match.situation.plays[0]?.told).toMatchObject({ section: 'special', caps: 1, defense: 2 })
  })

  test('of stage of the match: no mission before the AI is developed', () => {
    const match = duel('5')
    for (const to of ['mission', 'developing'])
      expect(refused(match, { set: 'stage', to })).toBe(`stage cannot be set to "${to}".`)
    expect(refused(solo(), { set: 'stage', to: 'developing' })).toBe('nothing')
  })

  test.each([
    [{ set: 'caps-german', to: -1 }, 'caps-german cannot be set to -1.'],
    [{ set: 'edge-german', to: '1-B' }, 'edge-german cannot be set to "1-B".'],
    [{ set: 'map-1', to: '' }, 'There must be a map on the table.'],
    [{ set: 'map-2', to: 'there' }, 'map-2 cannot be set to "there".'],
    [{ set: 'marker', to: 3 }, 'marker cannot be set to 3.'],
    [{ set: 'ai', to: 'nobody' }, 'ai cannot be set to "nobody".'],
    [
      { move: 'tile 01', from: 'supply', to: 'track-2', count: 1 },
      'tile 01 cannot go from supply to track-2.',
    ],
    [
      { move: 'german Rifle 01', from: 'supply', to: 'moon', count: 1 },
      'german Rifle 01 cannot go from supply to moon.',
    ],
    [
      { move: 'marker german', from: '1-A02', to: '1-A04', count: 1 },
      'marker german cannot go from 1-A02 to 1-A04.',
    ],
  ])('that cannot be is refused: %o', (edit, expected) => {
    expect(refused(example(5), edit)).toBe(expected)
  })
})

test('a counter that is none is refused', () => {
  for (const move of ['marombinviet', '__proto__', 'martian Rifle 01'])
    expect(refused(example(5), { move, from: 'supply', to: 'edge', count: 1 })).toBe(
      `${move} cannot go from supply to edge.`,
    )
})
