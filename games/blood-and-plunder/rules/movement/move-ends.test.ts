import { format, explainWhyNot } from '@opfor/kernel'
import { playAnswers, decisionsOf, explanationText, logTextsWithReasons } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../table/geometry/point.ts'
import { unitWith } from '../../table/situation.ts'
import { activation, type Field, matchOn, type Shown } from '../../testing/field.ts'
import { box, goal, on } from '../../testing/ground.ts'
import { gun, unitAs } from '../../testing/profiles.ts'

const id = 'town-muskets'

function endOf({ now }: Shown): Point {
  return unitWith(now, id).at
}

function swords(x: number, y: number, mounted = false): Field['units'] {
  return { [id]: unitAs({ weapons: ['melee'], mounted }, { at: { x, y } }) }
}

const fallsBack = { card: 'S2', scenario: { opfor: 1, player: 0 } } as const
const rock = (name: string, from: Point, to: Point) => ({ ...box(name, from, to), impassable: true })
const wall = (name: string, from: Point, to: Point) => ({ ...box(name, from, to), blocks: true })
const hedge = (name: string, from: Point, to: Point) => ({ ...box(name, from, to), cover: 2 }) as const

describe('where any move counts', () => {
  const always = { rulings: { idleMoves: 'always' } } as const

  test.each([
    ['half an inch', 15, 28],
    ['two tenths of an inch', 12, 23],
  ])('a retreat that has nowhere better to go moves %s, if that is all the room there is', (_, x, edge) => {
    const room = [
      rock('right', { x: edge, y: 0 }, { x: edge + 4, y: edge + 4 }),
      rock('top', { x: 0, y: edge }, { x: edge + 4, y: edge + 4 }),
    ]
    const units = { ...swords(x, 10), 'free-muskets': { at: { x: 180, y: 300 } } }
    const there = on({ terrain: room, homeEdge: 'bottom' }, { ...fallsBack, ...always, units })
    expect(endOf(activation(there))).toEqual({ x: 10, y: 10 })
  })

  test('a retreat that has no room at all stays', () => {
    const room = [
      rock('right', { x: 21, y: 0 }, { x: 25, y: 25 }),
      rock('top', { x: 0, y: 21 }, { x: 25, y: 25 }),
    ]
    const units = { ...swords(10, 10), 'free-muskets': { at: { x: 180, y: 300 } } }
    const there = on({ terrain: room, homeEdge: 'bottom' }, { ...fallsBack, ...always, units })
    expect(activation(there).did).toEqual([])
  })

  test('an aggressive move never leads farther from the enemy', () => {
    const river = rock('river', { x: 0, y: 180 }, { x: 360, y: 200 })
    const lane = [
      rock('left', { x: 160, y: 180 }, { x: 170, y: 300 }),
      rock('right', { x: 190, y: 180 }, { x: 200, y: 300 }),
    ]
    const units = { ...swords(180, 210), 'free-muskets': { at: { x: 180, y: 40 } } }
    expect(activation(on({ terrain: [river, ...lane] }, { ...always, units })).did).toEqual([])
    const { y } = endOf(activation(on({ terrain: [river] }, { ...always, units })))
    expect(y).toBe(210)
  })
})

describe('what counts first among places that lead closer', () => {
  test('Tactical: cover that only a place between the inches has', () => {
    const post = hedge('post', { x: 184, y: 150 }, { x: 185, y: 152 })
    const goes = (tacticalCover: string): Point => {
      const units = { ...swords(180, 200), 'free-muskets': { at: { x: 180, y: 40 } } }
      return endOf(activation(on({ terrain: [post] }, { card: 'S7', units, rulings: { tacticalCover } })))
    }
    expect(goes('first')).toEqual({ x: 185, y: 161 })
    expect(goes('ties')).toEqual({ x: 180, y: 160 })
  })

  test.each([
    ['Aggressive', 'S13', false, 'first'],
    ['Tactical, where cover decides among places as close', 'S7', false, 'ties'],
    ['Tactical, of cavalry', 'S7', true, 'first'],
  ] as const)('%s: as close as possible, in cover a step aside', (_, card, mounted, tacticalCover) => {
    const terrain = [
      rock('river', { x: 0, y: 180 }, { x: 360, y: 200 }),
      hedge('post', { x: 181.5, y: 202 }, { x: 182.3, y: 204 }),
      hedge('hedge', { x: 145, y: 215 }, { x: 165, y: 217 }),
    ]
    const goes = (reading: string): Point => {
      const units = { ...swords(180, 240, mounted), 'free-muskets': { at: { x: 180, y: 40 } } }
      return endOf(activation(on({ terrain }, { card, units, rulings: { tacticalCover: reading } })))
    }
    expect(goes(tacticalCover)).toEqual({ x: 182, y: 210 })
  })
})

describe('Retreat', () => {
  const enemy = { 'free-muskets': { at: { x: 180, y: 60 } } }

  test('by the reading that cover comes last it goes home past a hedge, and there into cover', () => {
    const goes = (y: number, ...from: readonly [Point, Point]): Point => {
      const units = { ...swords(180, y), ...enemy }
      const field: Field = { ...fallsBack, units, rulings: { retreatCover: 'objective' } }
      return endOf(activation(on({ terrain: [hedge('hedge', ...from)] }, field)))
    }
    expect(goes(150, { x: 140, y: 130 }, { x: 156, y: 132 })).toEqual({ x: 180, y: 190 })
    const home = goes(350, { x: 150, y: 335 }, { x: 165, y: 337 })
    expect([home.y, home.x < 170]).toEqual([350, true])
  })

  const screen = wall('screen', { x: 195, y: 330 }, { x: 197, y: 360 })

  test('from the closest enemies in turn: it hides from the second closest, though the third comes to see it', () => {
    const goes = (closestUnits: string): Point => {
      const units = {
        ...swords(180, 350),
        'free-muskets': { at: { x: 180, y: 250 } },
        boarders: { at: { x: 60, y: 340 } },
        'captains-company': { at: { x: 330, y: 340 } },
      }
      const terrain = [screen, wall('south', { x: 60, y: 300 }, { x: 300, y: 302 })]
      return endOf(activation(on({ terrain }, { ...fallsBack, units, rulings: { closestUnits } })))
    }
    expect(goes('least')).toEqual({ x: 180, y: 350 })
    expect(goes('inTurn').x).toBeGreaterThan(197)
  })

  test('out of sight of the closest enemy, or of as many as possible: it does not come into sight of two for one', () => {
    const goes = (retreatOrder: string): Point => {
      const units = {
        ...swords(180, 350),
        'free-muskets': { at: { x: 60, y: 340 } },
        boarders: { at: { x: 330, y: 340 } },
        'captains-company': { at: { x: 330, y: 318 } },
      }
      return endOf(activation(on({ terrain: [screen] }, { ...fallsBack, units, rulings: { retreatOrder } })))
    }
    expect(goes('closest').x).toBeGreaterThan(197)
    expect(goes('most')).toEqual({ x: 180, y: 350 })
  })

  test.each(['closest', 'most'])('out of sight comes first by either order: %s', (retreatOrder) => {
    const units = { ...swords(180, 350), 'free-muskets': { at: { x: 60, y: 340 } } }
    const rulings = { retreatOrder, coverFrom: 'closest' }
    const { x } = endOf(activation(on({ terrain: [screen] }, { ...fallsBack, units, rulings })))
    expect(x).toBeGreaterThan(197)
  })
})

describe('Gun Crews: to where an enemy is seen', () => {
  const house = { ...wall('house', { x: 100, y: 200 }, { x: 200, y: 202 }), impassable: true }
  const crew = (at: Point, enemies: Field['units'], move = 2): Shown =>
    activation(
      on(
        { terrain: [house] },
        { card: 'H13', units: { [id]: unitAs({ ...gun('field'), move }, { at, empty: 1 }), ...enemies } },
      ),
    )
  const gunMoves = ({ did }: Shown): number => did.filter((line) => line.includes('moves its gun')).length

  test('in the fewest moves, and there as near to the enemy as it can', () => {
    const shown = crew({ x: 100, y: 230 }, { 'free-muskets': { at: { x: 150, y: 40 } } })
    expect(gunMoves(shown)).toBe(1)
    expect(endOf(shown)).toEqual({ x: 90, y: 220 })
  })

  test('and why is told of the place, and of an enemy that is not the nearest', () => {
    const enemies = { 'free-muskets': { at: { x: 150, y: 40 } }, boarders: { at: { x: 150, y: 10 } } }
    const { match } = crew({ x: 100, y: 230 }, enemies)
    expect(explanationText(match, 'gunMove').split('\n')).toEqual([
      'seeing an enemy from there: all',
      'the fewest moves to get there: (9"/22") ((9"/20"): 2 and (9"/22"): 1)',
      'Moving the gun (Town Muskets): (9"/22")',
    ])
    const [decision] = decisionsOf(match, 'gunMove')
    expect(decision === undefined ? '' : format(explainWhyNot(decision, 'boarders'))).toMatch(
      /because it is 20\.5 inches away, and Free Muskets is nearer/,
    )
  })

  test('one move to a place between the inches rather than two', () => {
    const shown = crew({ x: 123, y: 230 }, { 'free-muskets': { at: { x: 100, y: 40 } } }, 2.5)
    expect(gunMoves(shown)).toBe(1)
    expect(endOf(shown)).toEqual({ x: 98, y: 230 })
  })

  test('one that sees an enemy does not move to see two', () => {
    const enemies = { 'free-muskets': { at: { x: 150, y: 40 } }, boarders: { at: { x: 60, y: 40 } } }
    expect(gunMoves(crew({ x: 212, y: 230 }, enemies))).toBe(0)
  })

  test('asked without a map, it plans with all the moves that it has left', () => {
    const units = { [id]: unitAs(gun('field'), { empty: 1 }), 'free-muskets': {} }
    const match = playAnswers(matchOn({ card: 'C7', units }), ['nearestEnemy.measured', 30])
    expect(match.question === undefined ? '' : format(match.question.text)).toMatch(
      /with the 2 moves it has left/,
    )
  })
})

describe('Lone holder: a unit that stays to hold an objective alone', () => {
  const moves = (card: string, more: Readonly<Record<string, string>> = {}, y = 205): Shown => {
    const units = { ...swords(180, 200), 'free-muskets': { at: { x: 180, y: 40 } } }
    const rulings = { loneHolder: 'stays', ...more }
    return activation(on({ objectives: [goal(180, y)] }, { card, units, rulings }))
  }

  test.each(['improves', 'always'])('makes no tactical move, but an aggressive one: %s', (idleMoves) => {
    expect(endOf(moves('S13', { idleMoves }))).toEqual({ x: 180, y: 160 })
    expect(endOf(moves('S7', { idleMoves }))).toEqual({ x: 180, y: 200 })
  })

  test('is spoken of in a tactical move alone', () => {
    const told = (card: string, y: number): string =>
      logTextsWithReasons(moves(card, { loneHolder: 'leaves' }, y).match).join('\n')
    expect(told('S7', 215)).toMatch(/Lone holder/)
    expect(told('S7', 215)).toMatch(/Town Muskets leaves Goal/)
    expect(told('S7', 205)).not.toMatch(/leaves Goal/)
    expect(told('S13', 215)).not.toMatch(/Lone holder|leaves Goal/)
  })
})
