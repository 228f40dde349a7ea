import { format, decisionTitle } from '@opfor/kernel'
import {
  playAnswers,
  chosenBy,
  narrowingLines,
  decisionsOf,
  explanationText,
  logTexts,
  type ScriptedAnswer,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../table/geometry/point.ts'
import { endsOf, improvingMove } from './move-ends.ts'
import { apart, isInTheOpen, seesUnit } from '../../table/on-the-map.ts'
import { type Situation, type Unit, unitWith, withPlaced, withShip, withUnit } from '../../table/situation.ts'
import { activation, type Field, matchOn, type Shown, situation, stalemate } from '../../testing/field.ts'
import { box, goal, on } from '../../testing/ground.ts'
import { gun, traits, unitAs } from '../../testing/profiles.ts'

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
      expect.stringMatching(/^Lance Party advances on Free Muskets\. Move it (3\.\d|4) inches/),
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

  test('where there is no way there it comes as near as it can', () => {
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

describe('Tactical', () => {
  const holds = { card: 'S7' } as const
  const lances = { 'lance-party': { at: { x: 180, y: 300 } } }
  const hedge = { ...box('hedge', { x: 150, y: 268 }, { x: 170, y: 270 }), cover: 2 } as const

  test('towards the nearest objective that is not under control, and not the nearest enemy', () => {
    const table = { objectives: [goal(180, 100), goal(60, 300)] }
    const units = { ...lances, 'free-muskets': { at: { x: 330, y: 300 } } }
    const { did, match, now } = activation(on(table, { ...holds, units }))
    expect(did).toEqual([
      'Lance Party makes for Goal. Move it 4 inches on your table (14" from the left, 30" from the bottom).',
    ])
    expect(at(now, 'lance-party')).toEqual({ x: 140, y: 300 })
    const [move] = decisionsOf(match, 'tactical')
    if (move === undefined) throw new Error('Nobody moved.')
    expect(format(decisionTitle(move))).toBe('Tactical Move (Lance Party towards Goal)')
  })

  test('an objective that the force controls is passed over for the next one, and then for the enemy', () => {
    const table = { objectives: [goal(60, 300), goal(180, 100)] }
    const holder = { 'town-muskets': { at: { x: 60, y: 310 }, activated: true } }
    const units = { ...lances, ...holder, 'free-muskets': { at: { x: 330, y: 300 } } }
    expect(at(activation(on(table, { ...holds, units })).now, 'lance-party')).toEqual({ x: 180, y: 260 })
    const both = { ...units, 'bow-scouts': { at: { x: 180, y: 110 }, activated: true } }
    expect(at(activation(on(table, { ...holds, units: both })).now, 'lance-party')).toEqual({
      x: 220,
      y: 300,
    })
  })

  test('without objectives towards the closest enemy, on the shortest way', () => {
    const units = {
      ...lances,
      'free-muskets': { at: { x: 20, y: 300 } },
      boarders: { at: { x: 180, y: 100 } },
    }
    const { did, match, now } = activation(on({}, { ...holds, units }))
    expect(did[0]).toMatch(/^Lance Party makes for Free Muskets\. Move it 4 inches/)
    expect(at(now, 'lance-party')).toEqual({ x: 140, y: 300 })
    expect(chosenBy(match, 'tactical')).toBe('140-300')
  })

  test.each([
    ['an objective', { objectives: [goal(160, 100)] }],
    ['an enemy', {}],
  ])('from cover to cover: behind the hedge that lies closer to %s', (_, table) => {
    const units = { ...lances, 'free-muskets': { at: { x: 160, y: 40 } } }
    const { match, now } = activation(on({ ...table, terrain: [hedge] }, { ...holds, units }))
    expect(at(now, 'lance-party').x).toBeLessThan(170)
    expect(narrowingLines(match, 'tactical')).toEqual(['1'])
    expect(explanationText(match, 'tactical')).toMatch(/^on foot: the best cover .*: full cover/)
  })

  test('of places as close the one in cover', () => {
    const units = { ...lances, 'free-muskets': { at: { x: 160, y: 40 } } }
    const farther = { ...box('hedge', { x: 150, y: 328 }, { x: 210, y: 330 }), cover: 2 } as const
    const { now } = activation(on({ terrain: [farther] }, { ...holds, units }))
    expect(at(now, 'lance-party').y).toBeLessThan(262)
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

  test('says where it is going with the moves it has left', () => {
    const wall = { ...box('box', { x: 120, y: 210 }, { x: 240, y: 212 }), blocks: true }
    const { match } = activation(
      on(
        { terrain: [wall] },
        { card: 'H2', ...fallsBack, rulings: { retreatPlan: 'activation' }, units: lances(180, 150) },
      ),
    )
    const told = logTexts(match).filter((line) => line.includes('is on its way to'))
    expect(told).toEqual([
      expect.stringMatching(/^Lance Party is on its way to \(.*\) with the moves it has left\.$/),
    ])
    const moved = logTexts(match).findIndex((line) => line.startsWith('Lance Party falls back'))
    expect(logTexts(match)[moved + 1]).toBe(told[0])
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

  test.each([
    ['top', { x: 180, y: 190 }],
    ['bottom', { x: 180, y: 110 }],
    ['left', { x: 140, y: 150 }],
    ['right', { x: 220, y: 150 }],
  ] as const)(
    'where nothing hides or covers it and no objective is left, to the home edge: the %s',
    (homeEdge, to) => {
      const units = { 'lance-party': { at: { x: 180, y: 150 } }, 'free-muskets': { at: { x: 60, y: 270 } } }
      const { now } = activation(on({ homeEdge }, { card: 'S2', ...fallsBack, units }))
      expect(at(now, 'lance-party')).toEqual(to)
    },
  )

  test('an objective comes before the home edge, but not one that is nearer to the enemy', () => {
    const table = { objectives: [goal(40, 190), goal(180, 100)] }
    const { match, now } = activation(on(table, { card: 'S2', ...fallsBack, units: lances(180, 150) }))
    expect(at(now, 'lance-party')).toEqual({ x: 145, y: 165 })
    expect(narrowingLines(match, 'retreat')).toEqual(['4'])
    expect(explanationText(match, 'retreat')).toMatchInlineSnapshot(`
      "the fewest of the closest enemies that see it: all equal (1)
      the fewest enemies that see it: all equal (1)
      the best cover: all equal (no cover)
      the shortest way to an objective that it can fall back to [ruling: “Cover in a retreat”]: (14.5"/16.5") ((14.5"/16.5"): 8.7 inches and (18"/19"): 12 inches)
      Retreat Move (Lance Party): (14.5"/16.5")"
    `)
  })

  test('out of sight comes before cover, and cover before the way back', () => {
    const wall = { ...box('wall', { x: 120, y: 180 }, { x: 240, y: 182 }), blocks: true }
    const ditch = { ...box('ditch', { x: 140, y: 130 }, { x: 156, y: 132 }), cover: 2 } as const
    const hidden = activation(
      on({ terrain: [wall, ditch] }, { card: 'S2', ...fallsBack, units: lances(180, 150) }),
    )
    expect(at(hidden.now, 'lance-party')).toEqual({ x: 180, y: 190 })
    const covered = activation(
      on({ terrain: [ditch] }, { card: 'S2', ...fallsBack, units: lances(180, 150) }),
    )
    expect(at(covered.now, 'lance-party')).toEqual({ x: 140, y: 150 })
  })

  test('who is hidden does not come into sight to get back', () => {
    const wall = { ...box('box', { x: 170, y: 210 }, { x: 190, y: 212 }), blocks: true }
    const { did, now } = activation(
      on(
        { terrain: [wall], objectives: [goal(30, 350)] },
        { card: 'C2', ...fallsBack, units: lances(161, 350) },
      ),
    )
    expect(did).toEqual([])
    expect(seesUnit(now, unitWith(now, 'free-muskets'), unitWith(now, 'lance-party'))).toBe(false)
  })
})

describe('to a tenth of an inch', () => {
  test('cover does not win over three tenths: as close as possible comes first', () => {
    const hedge = { ...box('hedge', { x: 186, y: 150 }, { x: 200, y: 152 }), cover: 2 } as const
    const units = {
      'town-muskets': unitAs({ move: 4.3 }, { at: { x: 180, y: 200 }, empty: 1 }),
      'free-muskets': { at: { x: 180, y: 17 } },
    }
    const { now } = activation(on({ terrain: [hedge] }, { units }))
    expect(at(now, 'town-muskets')).toEqual({ x: 180, y: 157 })
  })

  test('guerrillas at 8.4 inches go the three tenths that they may', () => {
    const units = {
      'town-muskets': unitAs(traits('Quick'), { at: { x: 180, y: 204 }, empty: 1 }),
      'free-muskets': { at: { x: 180, y: 100 } },
    }
    const { now } = activation(on({}, { units }))
    expect(at(now, 'town-muskets')).toEqual({ x: 180, y: 201 })
  })

  test('a move short of contact leaves a tenth at least', () => {
    const units = {
      'town-muskets': unitAs({ charge: 1 }, { at: { x: 183, y: 147 }, empty: 1 }),
      'free-muskets': { at: { x: 180, y: 100 } },
    }
    const { now } = activation(on({}, { units }))
    expect(apart(now, unitWith(now, 'town-muskets'), unitWith(now, 'free-muskets'))).toBe(0.1)
  })
})

describe('between the inches', () => {
  const goes = (field: Field, id: string): Point => at(activation(field).now, id)

  test('a gun finds the place that sees an enemy', () => {
    const { did } = activation({ way: 'map', card: 'S7', units: { 'battery-crew': {}, boarders: {} } })
    expect(did).toEqual([expect.stringMatching(/^Battery Crew moves its gun/)])
  })

  test('a unit finds the gap between two rocks', () => {
    const rock = (id: string, x: number, y: number, radius: number) => ({
      ...box(id, { x, y }, { x, y }),
      impassable: true,
      outline: { centre: { x, y }, radius },
    })
    const table = { terrain: [rock('a', 263, 248, 33), rock('b', 302, 298, 8)], objectives: [goal(338, 218)] }
    const units = {
      'town-muskets': unitAs({ move: 3, weapons: ['melee'] }, { at: { x: 283, y: 293 } }),
      'lance-party': { at: { x: 318, y: 267 }, activated: true },
      'free-muskets': { at: { x: 20, y: 20 } },
    }
    expect(goes(on(table, { card: 'S7', units }), 'town-muskets').y).toBeLessThan(285)
  })

  test('as close as possible is between two friends, not beside them', () => {
    const units = {
      'town-muskets': { at: { x: 120, y: 190 }, empty: 1 },
      'garrison-line': { at: { x: 88, y: 169 }, activated: true },
      'lance-party': { at: { x: 123, y: 165 }, activated: true },
      'free-muskets': { at: { x: 90, y: 40 } },
    }
    expect(goes(on({}, { card: 'S13', units }), 'town-muskets').y).toBeLessThan(162)
  })

  test('on the way to the enemy it stops short of a friend', () => {
    const units = {
      'town-muskets': { at: { x: 180, y: 200 }, empty: 1 },
      'lance-party': { at: { x: 180, y: 160 }, activated: true },
      'free-muskets': { at: { x: 180, y: 20 } },
    }
    const river = (id: string, x: number) => ({
      ...box(id, { x, y: 100 }, { x: x + 10, y: 260 }),
      impassable: true,
    })
    const lane = { terrain: [river('left', 158), river('right', 192)] }
    expect(goes(on(lane, { card: 'S13', units }), 'town-muskets')).toEqual({ x: 180, y: 181 })
  })

  test('a retreat finds the place that nobody sees', () => {
    const { now } = activation({
      way: 'map',
      card: 'S2',
      scenario: { opfor: 1, player: 0 },
      units: { 'lance-party': { at: { x: 298, y: 125 } }, boarders: { at: { x: 240, y: 40 } } },
    })
    expect(seesUnit(now, unitWith(now, 'boarders'), unitWith(now, 'lance-party'))).toBe(false)
  })
})

test('where one place is left, the next nearest shows what speaks for it', () => {
  const units = { 'lance-party': { at: { x: 180, y: 200 } }, 'free-muskets': { at: { x: 180, y: 40 } } }
  const wall = (id: string, x: number) => ({
    ...box(id, { x, y: 100 }, { x: x + 4, y: 260 }),
    impassable: true,
  })
  const { match } = activation(
    on({ terrain: [wall('left', 165), wall('right', 191)] }, { card: 'S13', units }),
  )
  expect(explanationText(match, 'aggressive')).toMatch(/^the shortest way to the nearest enemy: /)
})

describe('two objectives as near', () => {
  const east = { id: 'east', name: 'East', at: { x: 280, y: 200 } }
  const west = { id: 'west', name: 'West', at: { x: 80, y: 200 } }
  const units = { 'lance-party': { at: { x: 180, y: 200 } }, 'free-muskets': { at: { x: 180, y: 20 } } }
  const drawn = (...objectives: readonly (typeof east)[]): Shown =>
    activation(on({ objectives }, { card: 'S7', units }))

  test('a lot decides between them, whichever is written first, and it is told', () => {
    for (const shown of [drawn(east, west), drawn(west, east)]) {
      const lot = shown.match.journal.entries.find((each) => 'q' in each && each.q.endsWith('tactical.tie'))
      expect(lot).toMatchObject({ by: 'seed' })
      const goesEast = at(shown.now, 'lance-party').x > 180
      expect(shown.did[0]).toMatch(goesEast ? / makes for East\. / : / makes for West\. /)
    }
  })
})

test('a map that only proposes does not overrule you: where it knows no place, it asks for yours', () => {
  const rocks = [
    { ...box('left', { x: 100, y: 100 }, { x: 102, y: 300 }), ...building },
    { ...box('right', { x: 158, y: 100 }, { x: 160, y: 300 }), ...building },
    { ...box('top', { x: 100, y: 230 }, { x: 160, y: 232 }), ...building },
    { ...box('bottom', { x: 100, y: 170 }, { x: 160, y: 172 }), ...building },
  ]
  const field = on(
    { terrain: rocks },
    {
      way: 'proposed',
      card: 'S7',
      units: { 'battery-crew': { at: { x: 130, y: 200 } }, boarders: { at: { x: 300, y: 40 } } },
    },
  )
  const shown = activation(
    field,
    ['nearestEnemy.measured', 20],
    ['move.gun.one', true],
    ['where', { x: 20, y: 21 }],
  )
  expect(shown.did).toEqual([expect.stringMatching(/^Battery Crew moves its gun to see an enemy\. /)])
  expect(at(shown.now, 'battery-crew')).toEqual({ x: 200, y: 210 })
})

test('a map that only proposes tells how far to move, and proposes the place', () => {
  const units = { 'lance-party': { at: { x: 180, y: 200 } }, 'free-muskets': { at: { x: 180, y: 40 } } }
  const { did, now } = activation(on({}, { way: 'proposed', units }))
  expect(did).toEqual([expect.stringMatching(/^Lance Party advances .* Move it \d+ inches on your table/)])
  expect(at(now, 'lance-party').y).toBeLessThan(200)
})

describe('where a move may end', () => {
  const river = { ...box('river', { x: 0, y: 180 }, { x: 360, y: 200 }), impassable: true }
  const bank = { 'lance-party': { at: { x: 180, y: 210 } }, 'free-muskets': { at: { x: 180, y: 40 } } }

  test('is found for each unit, kind and number of moves', () => {
    const now = situation(on({}, { units: { ...bank, 'town-muskets': { at: { x: 300, y: 300 } } } }))
    const ends = (id: string, kind: 'aggressive' | 'retreat', moves: number): readonly string[] =>
      endsOf(now, unitWith(now, id), kind, moves).map((place) => place.id)
    const found = [
      ends('lance-party', 'aggressive', 1),
      ends('lance-party', 'retreat', 1),
      ends('town-muskets', 'aggressive', 1),
    ]
    expect(new Set(found.map((ids) => ids.join(' '))).size).toBe(3)
    expect(ends('lance-party', 'aggressive', 1)).toEqual(found[0])
  })

  test('Tactical: where it comes no closer it looks for better cover', () => {
    const hedge = { ...box('hedge', { x: 179, y: 202 }, { x: 209, y: 204 }), cover: 2 } as const
    const here = { ...bank, 'lance-party': { at: { x: 176, y: 210 } } }
    const { now } = activation(on({ terrain: [river, hedge] }, { card: 'S7', units: here }))
    const [unit, foe] = [unitWith(now, 'lance-party'), unitWith(now, 'free-muskets')]
    expect(unit.at).not.toEqual({ x: 176, y: 210 })
    expect(isInTheOpen(now, foe, unit)).toBe(false)
    expect(activation(on({ terrain: [river] }, { card: 'S7', units: bank })).did).toEqual([])
  })

  test('Cavalry: as close, out of sight comes before cover', () => {
    const wall = { ...box('wall', { x: 172, y: 203 }, { x: 178, y: 204 }), blocks: true }
    const hedge = { ...box('hedge', { x: 181, y: 202 }, { x: 209, y: 204 }), cover: 2 } as const
    const goes = (mounted: boolean, x: number): Point => {
      const unit = unitAs({ mounted, weapons: ['melee'] }, { at: { x, y: 210 } })
      const units = { 'town-muskets': unit, 'free-muskets': { at: { x: 180, y: 40 } } }
      const field: Field = { card: 'S7', units, rulings: { coverFrom: 'closest' } }
      return at(activation(on({ terrain: [river, wall, hedge] }, field)).now, 'town-muskets')
    }
    expect(goes(true, 176)).toEqual({ x: 176, y: 210 })
    expect(goes(false, 176).x).toBeGreaterThan(180)
    expect(goes(true, 184).x).toBeLessThan(179)
  })

  test('Cavalry: asked without a map, it may also get out of sight, and nothing says on foot', () => {
    const asked = (mounted: boolean, asking: string): string => {
      const unit = unitAs({ mounted, weapons: ['melee'] })
      const units = { 'town-muskets': unit, 'free-muskets': {} }
      const match = matchOn({ card: 'S7', units, options: { asking } })
      if (asking === 'each') playAnswers(match, ['nearestEnemy.measured', 30])
      const { text, options = [] } = match.question ?? { text: '' as never }
      return [text, ...options.map(({ name }) => name)].map((each) => format(each)).join(' ')
    }
    for (const asking of ['few', 'each']) {
      expect(asked(true, asking)).toMatch(/nearest enemy, out of sight of an enemy,? or into better cover/)
      expect(asked(false, asking)).toMatch(/nearest enemy,? or into better cover/)
      expect(asked(true, asking)).not.toMatch(/on foot/)
    }
  })

  test('by the reading that any move counts it moves though it comes no closer', () => {
    const field = on({ terrain: [river] }, { units: bank, rulings: { idleMoves: 'always' } })
    expect(activation(field).did[0]).toMatch(/^Lance Party advances/)
  })

  test('an answer rests on where all stand, on grapples, and on whom to keep away from', () => {
    const scouts = unitAs({ ...traits('Quick'), aboard: 'guard-ship' })
    const before = situation({
      battle: 'sea',
      units: { 'town-muskets': scouts, boarders: {}, 'gun-deck': {} },
    })
    const rests = (now: Situation): string =>
      improvingMove.aggressive.validityKey(unitWith(now, 'town-muskets'), now, {
        id: 'town-muskets',
        actions: 1,
        ordered: false,
      })
    const changes = [
      withPlaced(before, 'boarders'),
      withPlaced(before, 'town-muskets'),
      withShip(before, 'guard-ship', { grappled: 'sloop' }),
      withUnit(before, 'gun-deck', { fatigue: 1 }),
      withUnit(before, 'boarders', { fatigue: 1 }),
    ]
    expect(new Set([before, ...changes].map(rests)).size).toBe(6)
  })

  test.each([
    ['retreat', true],
    ['gun', true],
    ['aggressive', false],
    ['tactical', false],
  ] as const)(
    'an answer about the moves left holds for one activation or order alone: %s, %s',
    (kind, alone) => {
      const before = situation({ units: bank })
      const rests = (now: Situation, ordered: boolean): string =>
        improvingMove[kind].validityKey(unitWith(now, 'lance-party'), now, {
          id: 'lance-party',
          actions: 1,
          ordered,
        })
      const all = [rests(before, false), rests({ ...before, turn: 9 }, false), rests(before, true)]
      expect(new Set(all).size).toBe(alone ? 3 : 1)
    },
  )
})

describe('Retreat, of places that hide as well', () => {
  const fallsBack = { card: 'S2', scenario: { opfor: 1, player: 0 } } as const
  const wall = { ...box('wall', { x: 60, y: 170 }, { x: 300, y: 172 }), blocks: true }
  const units = { 'lance-party': { at: { x: 180, y: 160 } }, 'free-muskets': { at: { x: 180, y: 40 } } }

  test('the one nearest to an objective that it can fall back to, otherwise to the home edge', () => {
    const goals = (x: number): Point =>
      at(
        activation(on({ terrain: [wall], objectives: [goal(x, 175)] }, { ...fallsBack, units })).now,
        'lance-party',
      )
    expect(goals(40).x).toBeLessThan(170)
    expect(goals(320).x).toBeGreaterThan(190)
    expect(at(activation(on({ terrain: [wall] }, { ...fallsBack, units })).now, 'lance-party').y).toBe(200)
  })

  test('an objective as far from the enemy as the unit is one to fall back to', () => {
    const field = on({ objectives: [goal(300, 40)] }, { ...fallsBack, units })
    expect(at(activation(field).now, 'lance-party').x).toBeGreaterThan(200)
  })

  test('the one that takes the fewest moves', () => {
    const { now } = activation(
      on({ terrain: [wall] }, { ...fallsBack, card: 'H2', rulings: { retreatPlan: 'activation' }, units }),
    )
    expect(seesUnit(now, unitWith(now, 'free-muskets'), unitWith(now, 'lance-party'))).toBe(false)
    const [first] = activation(
      on({ terrain: [wall] }, { ...fallsBack, card: 'H2', rulings: { retreatPlan: 'activation' }, units }),
    ).did
    expect(first).toMatch(/^Lance Party falls back\. Move it (\d|\.)+ inches/)
  })
})

describe('Guerrillas: Skirmishers that get out of melee', () => {
  const melee = (y: number, more: Partial<Field> = {}): Field =>
    on(
      {},
      {
        units: {
          'town-muskets': unitAs(traits('Skirmishers'), {
            at: { x: 180, y },
            engaged: ['free-muskets'],
            empty: 1,
          }),
          'free-muskets': { at: { x: 180, y: 180 }, engaged: ['town-muskets'], fatigue: 1 },
        },
        ...more,
      },
    )

  test('are asked for in so many words, anew in another turn, place or melee', () => {
    const match = matchOn(melee(200))
    expect(match.question === undefined ? '' : format(match.question.text)).toBe(
      'Does the Skirmishers rule let Town Muskets leave the melee with Free Muskets now?',
    )
  })

  test('are asked once while the melee is the same, and anew where one enemy is out of it', () => {
    const times = (engaged: boolean): number => {
      const units = {
        'town-muskets': unitAs(traits('Skirmishers'), { engaged: ['free-muskets', 'boarders'] }),
        'free-muskets': { engaged: ['town-muskets'] },
        boarders: { engaged: ['town-muskets'] },
      }
      const script: readonly ScriptedAnswer[] = [
        ['getsOut.one', false],
        ['melee', { ...stalemate, engaged }],
        ['melee', stalemate],
        ...(engaged ? [] : [['getsOut.one', false] as const]),
        ...(engaged ? [['melee', stalemate] as const] : []),
        ['melee', stalemate],
      ]
      return activation({ card: 'H13', units }, ...script).asked.filter((each) => each === 'getsOut.one')
        .length
    }
    expect([times(true), times(false)]).toEqual([1, 2])
  })

  test('end just out of contact on a map, or where they stand if they touch nobody', () => {
    const proposal = (y: number): Point => {
      const match = playAnswers(matchOn(melee(y)), ['getsOut.one', true])
      expect(match.question?.id).toBe('blood-and-plunder.where')
      return match.question?.proposal as Point
    }
    expect(proposal(200).y).toBeGreaterThan(20.2)
    expect(proposal(230)).toEqual({ x: 18, y: 23 })
  })

  test('are not asked where they ended aboard', () => {
    const { asked } = activation(
      {
        battle: 'sea',
        way: 'map',
        units: {
          'town-muskets': unitAs(
            { ...traits('Skirmishers'), aboard: 'guard-ship' },
            { engaged: ['boarders'], empty: 1 },
          ),
          boarders: { aboard: 'guard-ship', engaged: ['town-muskets'], fatigue: 1 },
        },
        ships: { 'guard-ship': { moves: 2 } },
      },
      ['getsOut.one', true],
      ['melee', stalemate],
    )
    expect(asked).not.toContain('where')
  })

  test('are not asked where they ended without a map', () => {
    const { asked, did } = activation(
      { ...melee(200), way: 'asked' },
      ['getsOut.one', true],
      ['nearestEnemy.measured', 9],
      ['chargeable.one', false],
      ['move.aggressive.one', false],
    )
    expect(asked).not.toContain('where')
    expect(did.at(-1)).toBe('Town Muskets reloads and is loaded.')
  })

  test('stay in it where you say so, and where they are Shaken', () => {
    expect(activation(melee(200), ['getsOut.one', false], ['melee', stalemate]).did).toEqual([
      'Town Muskets fights Free Muskets.',
    ])
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

describe('a place between those an inch apart', () => {
  test('Retreat: a strip that hides only half an inch aside is found', () => {
    const post = { ...box('post', { x: 184, y: 150 }, { x: 185, y: 152 }), blocks: true }
    const units = {
      'town-muskets': unitAs({}, { at: { x: 180, y: 200 }, empty: 1 }),
      'free-muskets': { at: { x: 180, y: 40 } },
    }
    const { now } = activation(
      on({ terrain: [post] }, { card: 'S2', scenario: { opfor: 1, player: 0 }, units }),
    )
    const [unit, foe] = [unitWith(now, 'town-muskets'), unitWith(now, 'free-muskets')]
    expect(seesUnit(now, foe, unit)).toBe(false)
    expect(unit.at.x % 10).not.toBe(0)
  })

  test('Retreat: who is as well off as it can be moves only where any move counts', () => {
    const units = {
      'town-muskets': unitAs({ weapons: ['melee'] }, { at: { x: 180, y: 350 } }),
      'free-muskets': { at: { x: 180, y: 40 } },
    }
    const did = (idleMoves: string): readonly string[] =>
      activation(on({}, { card: 'S2', scenario: { opfor: 1, player: 0 }, units, rulings: { idleMoves } })).did
    expect(did('improves')).toEqual([])
    expect(did('always')).toEqual([expect.stringMatching(/^Town Muskets falls back/)])
  })
})
