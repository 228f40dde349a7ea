import { type Json, format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type CardPack, parsePack } from './card-pack.ts'
import { mergedPacks } from './merged-packs.ts'
import { playerOf } from '../situation.ts'
import { discardRest, duel, solo, typed } from '../../testing/matches.ts'
import { packFrom } from './which-cards.ts'

const pack = (told: Readonly<Record<string, Json>>): Json => ({ opfor: 1, title: 'mine', ...told })

describe("an owner's pack comes over the booklet field by field:", () => {
  test('a half keeps what only the booklet tells of it', () => {
    const own = pack({ cards: { 'german-14': { top: { section: 'special', title: 'Ambush', caps: 0 } } } })
    expect(packFrom(own).cards?.['german-14']?.top).toEqual({
      section: 'special',
      title: 'Ambush',
      caps: 0,
      hidden: 'unit',
    })
    const match = duel('5', {}, own)
    playAnswers(match, ['play', 'german-14-top'])
    expect(match.question?.id).toBe('coh.hideUnit')
  })

  test('a tile keeps its area and its parameter', () => {
    expect(packFrom(pack({ tiles: { 'soviet-16': { symbol: 'burst' } } })).tiles?.['soviet-16']).toEqual({
      area: 'counteraction',
      parameter: 'lowRisk',
      symbol: 'burst',
    })
  })

  test('where both tell something, the owner is right', () => {
    const own = pack({ cards: { 'german-04': { bottom: { caps: 2 } } } })
    expect(packFrom(own).cards?.['german-04']?.bottom).toMatchObject({
      caps: 2,
      units: ['Pioneer 17', 'Pioneer 18'],
    })
  })
})

describe('two packs are one, field by field:', () => {
  const both = (first: Partial<CardPack>, second: Partial<CardPack>): CardPack =>
    mergedPacks({ opfor: 1, title: '', ...first }, { opfor: 1, title: '', ...second })

  test('each Mission Track with its start, its ends by their Rounds and its Mission Tiles', () => {
    const { sheets } = both(
      {
        sheets: {
          defenseSheet: { start: 1, ends: { 5: 20, 6: 24 }, missionTiles: { 1: [2, 5], 2: [4, 7] } },
          offenseSheet: { events: [3] },
        },
      },
      { sheets: { defenseSheet: { ends: { 6: 25 }, missionTiles: { 2: [4, 8] }, events: [9] } } },
    )
    expect(sheets).toEqual({
      defenseSheet: {
        start: 1,
        ends: { 5: 20, 6: 25 },
        missionTiles: { 1: [2, 5], 2: [4, 8] },
        events: [9],
      },
      offenseSheet: { events: [3] },
    })
  })

  test('how units move, and the backs of Defense Counters', () => {
    const merged = both(
      { movement: { Opel: 'vehicle', Cart: 'gun' }, backs: { wire: ['mine'], mine: [] } },
      { movement: { Cart: 'vehicle' }, backs: { mine: ['wire'] } },
    )
    expect(merged.movement).toEqual({ Opel: 'vehicle', Cart: 'vehicle' })
    expect(merged.backs).toEqual({ wire: ['mine'], mine: ['wire'] })
  })

  test('what neither tells is in neither', () => {
    for (const field of ['sheets', 'backs', 'movement']) expect(both({}, {})).not.toHaveProperty(field)
    expect(both({ sheets: {} }, {}).sheets).toEqual({})
  })
})

describe('a number that a pack leaves out is missing, and nothing else:', () => {
  const own = pack({
    cards: {
      'german-05': {
        top: { section: 'vp', title: 'Hold' },
        bottom: { units: ['Rifle 01', 'Rifle 02'] },
      },
    },
  })

  test('a half without CAPs is offered with what is known of it', () => {
    const match = duel('5', {}, own)
    expect(optionIds(match).filter((id) => id.startsWith('german-05'))).toEqual([
      'german-05-top',
      'german-05-bottom',
      'german-05',
    ])
    const named = match.question?.options?.find(({ id }) => id === 'german-05-bottom')
    expect(named && format(named.name)).toBe(
      'German card 05, bottom: Rifle 01 and Rifle 02; you are asked for its CAPs',
    )
  })

  test('only its CAPs are asked', () => {
    const match = duel('5', {}, own)
    playAnswers(match, ['play', 'german-05-bottom'], ['caps', '+2'])
    expect(match.question).toMatchObject({ id: 'coh.play', to: 'player-2' })
    expect(playerOf(match.situation, 'german').caps).toBe(6)
    expect(match.situation.units['german Rifle 01']?.at).toBe('edge')
  })
})

describe('how units move:', () => {
  const trench = (told: Readonly<Record<string, Json>>) => {
    const match = duel(
      '5',
      {},
      pack({
        cards: { 'german-05': { bottom: { caps: 0, units: ['PzKpfw III 52', 'Rifle 01'], place: true } } },
        ...told,
      }),
    )
    const units = ['german PzKpfw III 52', 'german Rifle 01']
    playAnswers(match, ['play', 'german-05-bottom'], ['placeUnits', units])
    for (const _ of units) playAnswers(match, ['place', '1-D05'])
    playAnswers(match, ...typed('soviet-05', 'vp'), ...typed('german-06', 'special', '0', ['defense']))
    playAnswers(
      match,
      ['defense', 1],
      ['drawDefense', ['trench']],
      ['sideUp', 'trench'],
      ['defenseHex', '1-D05'],
    )
    return match
  }

  test('a pack names it, by the name without the number', () => {
    expect(optionIds(trench({ movement: { 'PzKpfw III': 'foot' } }))).toHaveLength(2)
    const match = trench({ movement: { 'PzKpfw III': 'vehicle' } })
    expect(optionIds(match)).toEqual(['german Rifle 01'])
    expect(logTexts(match).join()).not.toContain('if the base game allows it')
  })

  test('of a unit that neither knows nothing is supposed, and the rule is told', () => {
    const match = trench({})
    expect(optionIds(match)).toEqual(['german Rifle 01'])
    expect(logTexts(match)).toContain(
      'A unit in that hex may go into the Trench at once, if the base game allows it.',
    )
  })

  test('any other word is refused', () => {
    expect(parsePack(pack({ movement: { Opel: 'wheels' } })).ok).toBe(false)
  })
})

describe('the two sides of a Defense Counter:', () => {
  const drawn = (told: Readonly<Record<string, Json>>) => {
    const match = duel('5', {}, pack(told))
    playAnswers(match, ...typed('german-05', 'special', '0', ['defense']), ['defense', 1])
    return playAnswers(match, ['drawDefense', ['wire']])
  }

  test('a counter shows what its pack has on its two sides, and nothing else', () => {
    expect(optionIds(drawn({ backs: { wire: ['roadBlock'] } }))).toEqual(['wire', 'roadBlock'])
    expect(optionIds(drawn({ backs: { wire: [] } }))).toEqual(['wire'])
  })

  test('where no pack knows, it is asked as the side of a real counter that is turned up', () => {
    const match = drawn({})
    expect(match.question && format(match.question.text)).toBe(
      'You have drawn Wire: which of its two printed sides do you turn up?',
    )
    expect(match.question?.proposal).toMatchObject({ id: 'wire' })
  })
})

test('a unit of the pack that the booklet has on another card takes another number', () => {
  const own = pack({ cards: { 'german-05': { bottom: { caps: 0, units: ['Rifle 03'] } } } })
  const match = solo({ pack: own })
  playAnswers(match, ['play', 'german-05-bottom'], ['play', 'soviet-03-bottom'], ['play', 'german-02-bottom'])
  expect(logTexts(match)).toContain('German Rifle 03 is in play already: take German Rifle 01 instead.')
  discardRest(match)
  expect(match.situation.units['german Rifle 01']?.card).toBe('german-02')
})
