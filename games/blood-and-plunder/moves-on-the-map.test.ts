import { describe, expect, test } from 'vitest'
import type { Point } from './geometry/point.ts'
import { seesUnit } from './on-the-map.ts'
import { type Situation, type Unit, unitWith } from './situation.ts'
import { activation, type Field, type Shown, stalemate } from './testing/field.ts'
import { box, goal, on } from './testing/ground.ts'
import { gun, traits, unitAs } from './testing/profiles.ts'

function at(now: Situation, id: string): Point {
  return unitWith(now, id).at
}

const building = { blocks: true, impassable: true } as const

describe('Aggressive: round what stands in the way', () => {
  const behindTheChurch = (card: string): Shown =>
    activation({
      way: 'map',
      card,
      units: { 'lance-party': { at: { x: 175, y: 261 } }, 'free-muskets': { at: { x: 175, y: 60 } } },
    })

  test('the church of the sample', () => {
    const { did, now } = behindTheChurch('C13')
    expect(did).toHaveLength(3)
    expect(at(now, 'lance-party').y).toBeLessThan(200)
  })

  test('with one action it sets out all the same', () => {
    const { did } = behindTheChurch('S13')
    expect(did).toEqual([
      expect.stringMatching(/^Lance Party advances (3\.\d|4) inches towards Free Muskets/),
    ])
  })

  test.each(['S13', 'H13', 'C13'])('a house of 16 inches, in as many activations as it takes: %s', (card) => {
    const house = { ...box('box', { x: 100, y: 180 }, { x: 260, y: 300 }), ...building }
    let here: Point = { x: 180, y: 312 }
    let activations = 0
    for (; here.y > 160 && activations < 12; activations += 1) {
      const { did, now } = activation(
        on(
          { terrain: [house] },
          { card, units: { 'lance-party': { at: here }, 'free-muskets': { at: { x: 180, y: 40 } } } },
        ),
      )
      expect(did[0]).toMatch(/advances/)
      here = at(now, 'lance-party')
    }
    expect(here.y).toBeLessThanOrEqual(160)
    expect(activations).toBeLessThan({ S13: 10, H13: 6, C13: 4 }[card] ?? 0)
  })

  test('where no way leads there it comes as near as it can', () => {
    const river = { ...box('box', { x: 0, y: 180 }, { x: 360, y: 200 }), impassable: true }
    const field = (y: number): Field =>
      on(
        { terrain: [river] },
        { units: { 'lance-party': { at: { x: 180, y } }, 'free-muskets': { at: { x: 180, y: 40 } } } },
      )
    expect(at(activation(field(250)).now, 'lance-party')).toEqual({ x: 180, y: 210 })
    expect(activation(field(210)).did).toEqual([])
  })
})

describe('Retreat', () => {
  const fallsBack = { scenario: { opfor: 1, player: 0 }, rulings: { retreatTo: 'behind' } } as const
  const lances = (x: number, y: number): Readonly<Record<string, Partial<Unit>>> => ({
    'lance-party': { at: { x, y } },
    'free-muskets': { at: { x: 180, y: 60 } },
  })

  test('behind a wall that two moves reach, with two actions', () => {
    const wall = { ...box('box', { x: 120, y: 210 }, { x: 240, y: 212 }), blocks: true }
    const { did, now } = activation(
      on({ terrain: [wall] }, { card: 'H2', ...fallsBack, units: lances(180, 150) }),
    )
    expect(did).toHaveLength(2)
    expect(seesUnit(now, unitWith(now, 'free-muskets'), unitWith(now, 'lance-party'))).toBe(false)
  })

  test('says where it makes for with the moves it has left', () => {
    const wall = { ...box('box', { x: 120, y: 210 }, { x: 240, y: 212 }), blocks: true }
    const { match } = activation(
      on({ terrain: [wall] }, { card: 'H2', ...fallsBack, units: lances(180, 150) }),
    )
    const told = match.told.flatMap((one) => (one.kind === 'change' ? [one.tell.id] : []))
    expect(told.filter((id) => id === 'blood-and-plunder.onTheWay')).toHaveLength(1)
  })

  test('on an open field towards an objective, and no farther', () => {
    const table = { objectives: [goal(40, 190), goal(180, 100)] }
    const { did, now } = activation(on(table, { card: 'C2', ...fallsBack, units: lances(180, 150) }))
    expect(did).toHaveLength(3)
    expect(at(now, 'lance-party').x).toBeLessThan(120)
    const there = activation(on(table, { card: 'C2', ...fallsBack, units: lances(45, 195) }))
    expect(there.did).toEqual([])
  })

  test('on an open field without an objective to fall back to, towards the home edge', () => {
    const table = { objectives: [goal(180, 100)] }
    const { did, now } = activation(on(table, { card: 'C2', ...fallsBack, units: lances(180, 150) }))
    expect(did).toHaveLength(3)
    expect(at(now, 'lance-party')).toEqual({ x: 180, y: 270 })
    expect(activation(on({}, { card: 'C2', ...fallsBack, units: lances(180, 350) })).did).toEqual([])
  })

  test('who is hidden does not come into sight to get back', () => {
    const wall = { ...box('box', { x: 170, y: 210 }, { x: 190, y: 212 }), blocks: true }
    const { did, now } = activation(
      on(
        { terrain: [wall], objectives: [goal(30, 350)] },
        { card: 'C2', ...fallsBack, units: lances(165, 350) },
      ),
    )
    expect(did).toEqual([])
    expect(seesUnit(now, unitWith(now, 'free-muskets'), unitWith(now, 'lance-party'))).toBe(false)
  })
})

describe('Gun Crews: a gun on a field carriage', () => {
  const wall = { ...box('box', { x: 100, y: 200 }, { x: 200, y: 202 }), ...building }
  const crew = (x: number, card: string): Shown =>
    activation(
      on(
        { terrain: [wall] },
        {
          card,
          units: {
            'town-muskets': unitAs({ ...gun('field'), move: 2 }, { at: { x, y: 230 }, empty: 1 }),
            'free-muskets': { at: { x: 150, y: 40 } },
          },
        },
      ),
    )
  const sees = ({ now }: Shown): boolean =>
    seesUnit(now, unitWith(now, 'free-muskets'), unitWith(now, 'town-muskets'))

  test('moves two or three times to see an enemy', () => {
    const two = crew(180, 'H13')
    expect(two.did.filter((line) => line.includes('moves its gun'))).toHaveLength(2)
    expect(sees(two)).toBe(true)
    const three = crew(160, 'C13')
    expect(three.did.filter((line) => line.includes('moves its gun'))).toHaveLength(3)
    expect(sees(three)).toBe(true)
  })

  test('stays where the moves that are left do not suffice, and where it sees', () => {
    expect(crew(160, 'H13').did).toEqual(['Town Muskets reloads and is loaded.'])
    expect(crew(230, 'H13').did.filter((line) => line.includes('moves its gun'))).toEqual([])
  })
})

describe('Guerrillas keep 8 inches from a unit without Fatigue all the way', () => {
  const passing = (fatigue: number): Field =>
    on(
      {},
      {
        units: {
          'town-muskets': unitAs(traits('Quick'), { at: { x: 100, y: 300 }, empty: 1 }),
          'free-muskets': { at: { x: 100, y: 220 }, fatigue: 1 },
          boarders: { at: { x: 196, y: 270 }, fatigue },
          'captains-company': { at: { x: 4, y: 270 }, fatigue },
        },
      },
    )

  test('a charge does not lead between two, though both its ends are far enough', () => {
    expect(activation(passing(1), ['melee', stalemate]).did).toEqual(['Town Muskets charges Free Muskets.'])
    expect(activation(passing(0)).did).not.toContainEqual(expect.stringContaining('charges'))
  })
})
