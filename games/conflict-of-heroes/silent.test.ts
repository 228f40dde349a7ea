import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { missionOf, unitsAt } from './table/situation.ts'
import { discardRest, duel, solo, typed } from './testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })
const begun = [['markerStart', 0] as const, ['end', 20] as const]
const face = [['area', 'order'] as const, ['symbol', 'shield'] as const, ['parameter', false] as const]

describe('reactionCards', () => {
  const cards = (how: string) => {
    const match = duel('5', by('reactionCards', how))
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'special', '0', ['units']))
    playAnswers(match, ['units', ['soviet Rifle 01']], ...typed('german-06', 'vp'), [
      'play',
      'soviet-03-bottom',
    ])
    playAnswers(match, ...typed('german-07', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    return optionIds(match)
  }

  test('reactionCards: a card that was played for units, or any of which units wait', () => {
    expect(cards('forUnits')).toEqual(['soviet-03', 'none'])
    expect(cards('any')).toEqual(['soviet-05', 'soviet-03', 'none'])
  })
})

test('a map may be added either way round', () => {
  const match = duel('5')
  playAnswers(match, ...typed('german-05', 'special', '0', ['addMap']), ['addMap', '4'])
  expect(optionIds(match)).toHaveLength(8)
})

describe('one Rumored Enemy Draw Cup for both sides', () => {
  const rumored = () => {
    const match = solo({}, by('chosenUnit', 'either'))
    playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
    playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
    for (const hex of ['1-C03', '1-C05', '1-C07']) playAnswers(match, ['rumorHex', hex])
    playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
    for (const column of ['02', '04', '06', '08', '10', '12', '14', '16'])
      playAnswers(match, ['rumorHex', `1-K${column}`])
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ...face, ...begun, ['soloHandicap', 'none'], ['mission', 'reveal'])
    return match
  }

  test('what was put in for either side may come', () => {
    const match = playAnswers(rumored(), ['whichRumor', '1-C03'])
    expect(optionIds(match)).toEqual(
      expect.arrayContaining(['german Pioneer 17', 'soviet Rifle 05', 'noEnemy']),
    )
  })

  test('a unit of the other side stands in the hex', () => {
    const match = playAnswers(rumored(), ['whichRumor', '1-C03'], ['drawRumor', ['soviet Rifle 05']])
    expect(match.situation.units['soviet Rifle 05']?.at).toBe('1-C03')
    expect(unitsAt(match.situation, 'rumors-soviet')).toHaveLength(3)
  })

  test('No Enemy counters are counted down to the last', () => {
    const match = rumored()
    const hexes = ['1-C03', '1-C05', '1-C07']
    for (const [at, hex] of hexes.entries()) {
      if (at > 0) playAnswers(match, ['mission', 'reveal'])
      playAnswers(match, ['whichRumor', hex], ['drawRumor', ['noEnemy']])
    }
    expect(match.situation.noEnemy).toEqual({ german: 0, soviet: 3 })
  })
})

describe('truckElsewhere', () => {
  const placed = (how: string) => {
    const match = solo({}, by('truckElsewhere', how))
    playAnswers(
      match,
      ...typed('german-05', 'units'),
      ...typed('soviet-22', 'special'),
      ...typed('german-06', 'units'),
    )
    playAnswers(match, ...typed('soviet-06', 'special', '0', ['place']), ['placeUnits', ['soviet Truck a']])
    playAnswers(match, ['place', '1-K08'])
    discardRest(match)
    return playAnswers(match, ['yourSide', 1], ...face, ...face, ...begun)
  }

  test('truckElsewhere: one that was placed enters on the road all the same, or stays where it is', () => {
    const road = playAnswers(placed('road'), ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(road.situation.units['soviet Truck a']?.at).toBe('road')
    expect(logTexts(road)).toContain('Take the Truck off K08: it enters on the road instead.')
    const stays = placed('stays')
    expect(stays.question?.id).toBe('coh.soloHandicap')
    expect(stays.situation.units['soviet Truck a']?.at).toBe('1-K08')
    expect(missionOf(stays.situation).truck).toBeUndefined()
  })

  test('truckElsewhere: one that waits at its edge, or for its Round, enters on the road by both', () => {
    const pack = (round: number) => ({
      opfor: 1,
      title: 'mine',
      cards: { 'soviet-22': { top: { section: 'special', caps: 0, round } } },
    })
    for (const round of [1, 2]) {
      const match = solo({ pack: pack(round) }, by('truckElsewhere', 'stays'))
      playAnswers(match, ...typed('german-05', 'units'), ['play', 'soviet-22-top'])
      discardRest(match)
      playAnswers(match, ['yourSide', 1], ...face, ...begun)
      expect(match.question?.id).toBe('coh.truckFrom')
      playAnswers(match, ['truckFrom', '1-A'], ['truckTo', '1-L'])
      const taken = 'Take the Truck off space 2 of the Round track: it enters on the road instead.'
      expect(logTexts(match).includes(taken)).toBe(round === 2)
    }
  })
})
