import { answer, offered } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { rankFrom } from './maps.ts'
import { missionOf } from './situation.ts'
import { discardRest, firefight, solo, typed, wins } from './testing/matches.ts'
import { truckOfSoviet22 } from './truck-of-soviet-22.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })
const rolls = [...wins, ...wins.slice(2)]

describe('G 3.7.2: hexes where two maps join', () => {
  /** The hexes for a Control Marker of the Soviets, who enter from edge L of map 1; map 3 lies to its right. */
  const hexes = (how: string, join = '1-18') => {
    const match = firefight({ guideline: '4', cards: 'real' }, by('wideEdge', how))
    answer(match, ['variant', 'no'], ...wins, ['side', 'german'], ['map', '1'], ['addMap', '3'])
    answer(match, ['join', join], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
    answer(match, ...typed('german-10', 'vp', '0', ['marker']), ['marker', 4])
    return offered(match)
  }

  test('are counted from an edge that reaches over both maps', () => {
    expect(hexes('whole')).toContain('1-I19')
    expect(hexes('whole')).toHaveLength(17 + 1 + 17)
  })

  test('are counted too where the second map is turned round', () => {
    const all = hexes('whole', '1-18-turned')
    expect(all).toContain('1-I19')
    expect(all.filter((hex) => hex.startsWith('3-')).every((hex) => rankFrom('A', hex) === 4)).toBe(true)
    expect(all).toHaveLength(17 + 1 + 17)
  })

  test('are not counted from the edge of one map', () => {
    expect(hexes('one')).toHaveLength(17)
    expect(hexes('one')).not.toContain('1-I19')
  })

  test('are not counted where the second map lies behind the first', () => {
    expect(hexes('whole', '1-L')).not.toContain('3-M03')
    expect(hexes('whole', '1-L')).toHaveLength(17)
  })
})

describe('three players', () => {
  /** Three players by a guideline of their own on maps 1 and 3, which lie side by side; German 1 enters from edge A. */
  const three = (how: string) => {
    const match = firefight({ guideline: 'own-3', cards: 'real' }, by('wideEdge', how))
    answer(match, ['ownTwo', 'german'], ['ownRounds', 4], ['ownFrom', 1], ['ownTo', 16])
    answer(match, ['ownActions', '02-13'], ['ownDrawn', 1], ['ownHand', 8], ['ownCaps', 6])
    answer(match, ['ownHand', 4], ['ownCaps', 3], ['ownMaps', 2], ...rolls, ['side', 'german-1'])
    answer(match, ['map', '1'], ['addMap', '3'], ['join', '1-18'], ['edge', '1-A'])
    return match
  }

  test('wideEdge: the third chooses an edge on a side that nobody uses, or of a map where nobody enters', () => {
    expect(offered(three('whole'))).toEqual(['1-02', '3-18'])
    expect(offered(three('one'))).toEqual(['1-02', '3-A', '3-L', '3-18'])
  })

  test("markerEdge: one's own edge is not that of a team-mate", () => {
    const match = firefight({ guideline: '7', cards: 'real' }, by('markerEdge', 'own'))
    answer(match, ['variant', 'no'], ...rolls, ['side', 'german-1'], ['map', '2'], ['edge', '2-A'])
    answer(match, ['edge', '2-18'], ['optional', false], ['handicap', 'none'])
    answer(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4])
    expect(offered(match)).toHaveLength(17)
    expect(offered(match).every((hex) => rankFrom('A', hex) === 4)).toBe(true)
  })
})

describe('four players', () => {
  test('Soviet 08 hides a card of its player, not of a team-mate', () => {
    const match = firefight({ guideline: '8', cards: 'real' })
    answer(match, ['variant', 'no'], ...rolls, ...wins.slice(2), ['side', 'german-1'], ['map', '1'])
    answer(match, ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units', '0', ['units']))
    answer(match, ['units', ['soviet Rifle 01']], ...typed('german-15', 'vp'))
    answer(match, ...typed('soviet-15', 'units', '0', ['units']), ['units', ['soviet Rifle 02']])
    answer(match, ...typed('german-06', 'vp'), ...typed('soviet-08', 'special'))
    expect(offered(match)).toEqual(['soviet-05', 'none'])
  })
})

describe('G 6.3', () => {
  test('tooFewAdded: two Command Cards are removed, and CAPs have added one: the second may be any card', () => {
    const match = solo({}, by('removed', 'added'))
    answer(match, ...typed('german-05', 'units', '+1'))
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 4], ['markerStart', 0], ['end', 20])
    answer(match, ['soloHandicap', 'cards2'], ['remove', ['55']])
    expect(match.question?.id).toBe('coh.remove')
    expect(offered(match)).toHaveLength(39)
    answer(match, ['remove', ['20']])
    expect(missionOf(match.situation).deck.rest).toHaveLength(38)
    expect(match.question?.id).toBe('coh.mission')
  })

  test('tooFewAdded: or only the card that CAPs added is removed', () => {
    const match = solo(
      {},
      {
        rulings: { ...by('removed', 'added').rulings, ...by('tooFewAdded', 'none').rulings },
      },
    )
    answer(match, ...typed('german-05', 'units', '+1'))
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 4], ['markerStart', 0], ['end', 20])
    answer(match, ['soloHandicap', 'cards2'], ['remove', ['55']])
    expect(match.question?.id).toBe('coh.mission')
  })
})

describe('G 6.2, Soviet 22', () => {
  /** The Soviets are the AI, and have played a half of card 22 that names Truck a among its units. */
  const developed = (half: 'top' | 'bottom', how = 'card') => {
    const told = { section: half === 'top' ? 'special' : 'units', caps: 0, units: ['Truck a'] }
    const pack = { format: 1, title: 'mine', cards: { 'soviet-22': { [half]: told } } }
    const match = solo({ pack }, by('truckOf22', how))
    answer(match, ...typed('german-05', 'units'), ['play', `soviet-22-${half}`])
    discardRest(match)
    answer(match, ['yourSide', 1])
    if (half === 'top') answer(match, ['area', 'order'], ['symbol', 'shield'], ['parameter', false])
    else answer(match, ['sheet', 1])
    return answer(match, ['markerStart', 0], ['end', 20])
  }

  test('a further Truck of the card goes into the AI Draw Cup', () => {
    const match = answer(developed('top'), ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(match.situation.units['soviet Truck a']?.at).toBe('entryCup')
    expect(match.situation.units['soviet Truck b']?.at).toBe('road')
  })

  test('truckOf22: a Truck of its bottom drives by itself, as that of its top', () => {
    const match = answer(developed('bottom'), ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
  })

  test('truckOf22: by the other reading a Truck of its bottom is a unit like others', () => {
    const match = developed('bottom', 'top')
    expect(match.question?.id).toBe('coh.soloHandicap')
    const { 'soviet Truck a': truck } = match.situation.units
    expect(truck?.at).toBe('entryCup')
    const another = truck === undefined ? {} : { 'soviet Truck b': truck }
    expect(truckOfSoviet22({ ...match.situation, units: another })).toBeUndefined()
  })
})
