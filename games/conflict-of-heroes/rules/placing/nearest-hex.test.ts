import { format, explainWhyNot } from '@opfor/kernel'
import { playAnswers, decisionsOf, explanationText, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Moving, nearestFew, nearestHex } from './nearest-hex.ts'
import { sideName } from '../../table/pieces.ts'
import { duel, typed } from '../../testing/matches.ts'

const counter = { id: 'x', name: sideName('german'), side: 'german', at: '5-F06' } as const

function moving(
  wishes: Parameters<typeof duel>[1] = {},
  enemy = false,
  pack: Parameters<typeof duel>[2] = '',
) {
  const match = duel('5', wishes, pack)
  playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'place']), ['units', ['german Rifle 01']])
  playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', '1-F06'])
  if (enemy) {
    playAnswers(match, ...typed('soviet-05', 'units', '0', ['units', 'place']), [
      'units',
      ['soviet Rifle 01'],
    ])
    playAnswers(match, ['placeUnits', ['soviet Rifle 01']], ['place', '1-H06'], ...typed('german-06', 'vp'))
  }
  playAnswers(match, ...typed('soviet-06', 'special', '0', ['switchMap']), ['switch', '1'], ['switchTo', '5'])
  return playAnswers(match, ['cannotStay', ['german Rifle 01']])
}

describe('the nearest hex that can hold a counter', () => {
  test('is asked for among the nearest, and there is always an answer', () => {
    const match = moving()
    expect(optionIds(match)).toEqual(['5-F05', '5-G05', '5-E06', '5-G06', '5-F07', '5-G07', 'farther'])
  })

  test('in the middle of a lake lies farther away', () => {
    const match = playAnswers(moving(), ['nearest.tie', 'farther'])
    expect(optionIds(match)).toHaveLength(13)
    expect(optionIds(match)).not.toContain('5-G06')
    playAnswers(match, ['nearest.tie', 'farther'], ['nearest.tie', '5-I06'])
    expect(match.situation.units['german Rifle 01']?.at).toBe('5-I06')
  })

  test('at the far end of the water, too: the last answer is a hex', () => {
    const match = moving()
    let asked = 0
    while (match.question?.id === 'conflict-of-heroes.nearest.tie' && optionIds(match).includes('farther')) {
      playAnswers(match, ['nearest.tie', 'farther'])
      asked += 1
    }
    expect(asked).toBeGreaterThan(5)
    expect(match.question?.id).toBe('coh.play')
  })

  test('is explained by few names: the nearest, and the five that come next', () => {
    const match = playAnswers(moving(), ['nearest.tie', '5-G06'])
    const told = explanationText(match, 'nearest')
    const hexes = new Set(told.match(/\b[A-M]\d\d\b/g))
    expect(hexes.size).toBeLessThanOrEqual(6 + 5)
  })

  test('is explained without numbers, which the booklet has not, and says no distance of the answer that none can hold it', () => {
    const told = explanationText(playAnswers(moving(), ['nearest.tie', '5-G06']), 'nearest')
    expect(told).not.toMatch(/^\s*\d\./m)
    expect(told).toContain('G07 and the answer that none of these can hold it (1 hex; the next is')
  })

  test('eligibleHex: beside an enemy too, or only where it might be placed', () => {
    const by = (how: string) =>
      optionIds(moving({ rulings: { 'conflict-of-heroes.eligibleHex': how } }, true))
    expect(by('holds')).toContain('5-G06')
    expect(by('placing')).not.toContain('5-G06')
  })
})

describe('why another hex is not the nearest', () => {
  const because = (match: ReturnType<typeof moving>, hex: string): string => {
    const decision = decisionsOf(match, 'nearest').at(-1)
    return decision === undefined ? '' : format(explainWhyNot(decision, hex))
  }

  test('it is where the counter stood, farther away, or as near as one that cannot hold it', () => {
    const match = playAnswers(moving(), ['nearest.tie', 'farther'], ['nearest.tie', '5-H06'])
    expect(because(match, '5-F06')).toContain('because it is the hex that cannot hold it.')
    expect(because(match, '5-G06')).toContain('because you said that no hex this near can hold it.')
    expect(because(match, '5-J06')).toContain('because it is 4 hexes away.')
  })

  test('an enemy keeps it away, though it is near', () => {
    const match = playAnswers(moving({}, true), ['nearest.tie', '5-F05'])
    expect(because(match, '5-G06')).toContain('because an enemy unit or a Control Marker keeps it away.')
  })

  test('a hex that is too far by one is said in the singular, and one that is taken as that', () => {
    const { situation } = moving()
    const defenses = [{ kind: 'trench trench', side: 'german', at: '5-G06' }] as const
    const about: Moving = { ...counter, kind: 'defenses', beyond: 0 }
    const why = (hex: string) =>
      nearestHex.others?.({ ...situation, defenses }, about).find(({ id }) => id === hex)?.because
    expect(format(why('5-F05') ?? sideName('german'))).toBe('it is 1 hex away')
    expect(format(why('5-G06') ?? sideName('german'))).toBe('another counter of its kind is there')
  })

  test('it is marked as water', () => {
    const pack = { opfor: 1, title: '', terrain: { 5: { G06: 'water' } } }
    const match = moving({}, false, pack)
    expect(optionIds(match)).not.toContain('5-G06')
    playAnswers(match, ['nearest.tie', '5-F05'])
    expect(because(match, '5-G06')).toContain('because it is marked as water.')
  })
})

describe('eligibleHex: a hex where it might be placed', () => {
  const hexes = (kind: Moving['kind'], how: string, beside = 'enemy', rumors = 'any'): readonly string[] => {
    const read = { eligibleHex: how, besideMarkers: beside, rumorHexes: rumors }
    const rulings = Object.fromEntries(
      Object.entries(read).map(([id, to]) => [`conflict-of-heroes.${id}`, to]),
    )
    const { situation } = moving({ rulings }, true)
    const there = { side: 'german', at: '5-F05' } as const
    const now = {
      ...situation,
      markers: [{ ...there, kind: 'marker' }],
      defenses: [{ ...there, kind: 'trench trench' }],
    }
    return nearestFew(now, { ...counter, kind, beyond: 0 })
      .map(({ id }) => id)
      .slice(0, 6)
  }

  test('a unit is not beside an enemy, and may join others', () => {
    expect(hexes('units', 'placing')).not.toContain('5-G06')
    expect(hexes('units', 'placing')).toContain('5-F05')
  })

  test('a Control Marker may be beside an enemy, and joins no other', () => {
    expect(hexes('markers', 'placing')).toContain('5-G06')
    expect(hexes('markers', 'placing')).not.toContain('5-F05')
  })

  test('a Defense Counter is neither beside an enemy nor with another', () => {
    expect(hexes('defenses', 'placing')).not.toContain('5-G06')
    expect(hexes('defenses', 'placing')).not.toContain('5-F05')
    expect(hexes('rumored', 'placing')).toContain('5-F05')
  })

  test('besideMarkers: a Defense Counter is not beside a marker of its own side, where any keeps it away', () => {
    expect(hexes('defenses', 'placing')).toContain('5-E06')
    expect(hexes('defenses', 'placing', 'any')).not.toContain('5-E06')
    expect(hexes('defenses', 'placing', 'any')).toContain('5-F07')
    expect(hexes('units', 'placing', 'any')).toContain('5-E06')
  })

  test('rumorHexes: a Rumored Enemy may be beside an enemy, or keeps away', () => {
    expect(hexes('rumored', 'placing')).toContain('5-G06')
    expect(hexes('rumored', 'placing', 'enemy', 'apart')).not.toContain('5-G06')
  })

  test('by the other reading any of the nearest can hold it', () => {
    for (const kind of ['units', 'markers', 'rumored'] as const)
      expect(hexes(kind, 'holds')).toEqual(['5-F05', '5-G05', '5-E06', '5-G06', '5-F07', '5-G07'])
  })

  test('G 3.7.3: by the other reading, too, no hex holds a second Defense Counter, and the lines say so', () => {
    expect(hexes('defenses', 'holds').slice(0, 5)).toEqual(['5-G05', '5-E06', '5-G06', '5-F07', '5-G07'])
    const match = duel('5', { rulings: { 'conflict-of-heroes.eligibleHex': 'holds' } })
    playAnswers(match, ...typed('german-05', 'special', '0', ['defense']), ['defense', 2])
    playAnswers(match, ['drawDefense', ['bunker', 'wire']], ['sideUp', 'bunker'], ['defenseHex', '1-F06'])
    playAnswers(match, ['sideUp', 'wire'], ['defenseHex', '1-F05'])
    playAnswers(
      match,
      ...typed('soviet-05', 'special', '0', ['switchMap']),
      ['switch', '1'],
      ['switchTo', '5'],
    )
    playAnswers(match, ['cannotStay', ['defenses german 5-F06']])
    expect(optionIds(match)).toEqual(['5-G05', '5-E06', '5-G06', '5-F07', '5-G07', 'farther'])
    playAnswers(match, ['nearest.tie', '5-G05'])
    expect(explanationText(match, 'nearest')).toContain('no Defense Counter joins another')
    const [decision] = decisionsOf(match, 'nearest')
    expect(decision && format(explainWhyNot(decision, '5-F05'))).toContain(
      'another counter of its kind is there',
    )
  })
})
