import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bears } from './compass.ts'
import { distance, isNear, meet, type Point, squared, towards } from './point.ts'
import { type Ground, isFree, mayEnd, type Patch, tokenRadius } from './reach.ts'
import { coverAgainst, sees } from './sight.ts'
import { type Cover, holds, isCloseTo, type Terrain, touches } from './terrain.ts'
import { onFootTo, reachable, stopsAlong } from './ways.ts'

const coordinate = fc.integer({ min: 0, max: 720 })
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })

const terrain: fc.Arbitrary<Terrain> = fc
  .tuple(
    fc.oneof(
      fc.array(point, { minLength: 3, maxLength: 6 }).map((corners) => ({ corners })),
      fc.record({ centre: point, radius: fc.integer({ min: 1, max: 150 }) }),
    ),
    fc.constantFrom<Cover>(0, 1, 2),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([outline, cover, blocks, impassable]) => ({
    id: 'piece',
    name: 'Piece',
    outline,
    cover,
    blocks,
    impassable,
  }))
const pieces = fc.array(terrain, { maxLength: 6 })

type Motion = (at: Point) => Point

const motions: Readonly<Record<string, Motion>> = {
  'a translation': ({ x, y }) => ({ x: x + 137, y: y - 59 }),
  'mirroring left and right': ({ x, y }) => ({ x: 720 - x, y }),
  'mirroring top and bottom': ({ x, y }) => ({ x, y: 720 - y }),
  'a quarter turn': ({ x, y }) => ({ x: -y, y: x }),
  'a half turn': ({ x, y }) => ({ x: -x, y: -y }),
}

function moved(piece: Terrain, motion: Motion): Terrain {
  const { outline } = piece
  return {
    ...piece,
    outline:
      'centre' in outline
        ? { ...outline, centre: motion(outline.centre) }
        : { corners: outline.corners.map(motion) },
  }
}

describe('distance is a metric', () => {
  test('never below 0, and 0 only for the same place', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distance(a, b)).toBeGreaterThanOrEqual(0)
        expect(distance(a, b) === 0).toBe(a.x === b.x && a.y === b.y)
      }),
    )
  })

  test('the same both ways', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distance(a, b)).toBe(distance(b, a))
      }),
    )
  })

  test('never longer than by way of another place', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 1e-9)
      }),
    )
  })
})

describe('line of sight', () => {
  test('is the same both ways', () => {
    fc.assert(
      fc.property(pieces, point, point, (all, a, b) => {
        expect(sees(all, a, b)).toBe(sees(all, b, a))
      }),
    )
  })

  test('is blocked by what lies between, and by nothing that does not block', () => {
    const wall: Terrain = {
      id: 'wall',
      name: 'Wall',
      cover: 2,
      blocks: true,
      impassable: true,
      outline: {
        corners: [
          { x: 50, y: 0 },
          { x: 60, y: 0 },
          { x: 60, y: 100 },
          { x: 50, y: 100 },
        ],
      },
    }
    const [left, right, inside] = [
      { x: 0, y: 50 },
      { x: 100, y: 50 },
      { x: 55, y: 50 },
    ]
    expect(sees([wall], left, right)).toBe(false)
    expect(sees([{ ...wall, blocks: false }], left, right)).toBe(true)
    expect(sees([wall], left, inside)).toBe(true)
    expect(sees([wall], { x: 0, y: 101 }, { x: 100, y: 101 })).toBe(true)
    expect(sees([wall], { x: 0, y: 100 }, { x: 100, y: 100 })).toBe(false)
  })

  test.each(Object.entries(motions))('is unchanged by %s', (_, motion) => {
    fc.assert(
      fc.property(pieces, point, point, (all, a, b) => {
        const there = all.map((piece) => moved(piece, motion))
        expect(sees(there, motion(a), motion(b))).toBe(sees(all, a, b))
      }),
    )
  })
})

describe('cover', () => {
  test.each(Object.entries(motions))('is unchanged by %s', (_, motion) => {
    fc.assert(
      fc.property(pieces, point, point, (all, at, from) => {
        const there = all.map((piece) => moved(piece, motion))
        expect(coverAgainst(there, motion(at), motion(from), tokenRadius)).toBe(
          coverAgainst(all, at, from, tokenRadius),
        )
      }),
    )
  })

  test('is the best of what lies between; terrain that the other stands in gives none', () => {
    const wood = (cover: Cover, x: number): Terrain => ({
      id: 'wood',
      name: 'Wood',
      cover,
      blocks: false,
      impassable: false,
      outline: { centre: { x, y: 0 }, radius: 10 },
    })
    const [at, from] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]
    expect(coverAgainst([wood(1, 30), wood(2, 60)], at, from, tokenRadius)).toBe(2)
    expect(coverAgainst([wood(1, 0)], at, from, tokenRadius)).toBe(1)
    expect(coverAgainst([wood(2, 100)], at, from, tokenRadius)).toBe(0)
  })
})

describe('outlines', () => {
  test('a place in an outline is touched by every line from it', () => {
    fc.assert(
      fc.property(terrain, point, point, ({ outline }, a, b) => {
        if (holds(outline, a)) expect(touches(outline, a, b)).toBe(true)
      }),
    )
  })

  test('who is in an outline is close to it', () => {
    fc.assert(
      fc.property(terrain, point, ({ outline }, at) => {
        if (holds(outline, at)) expect(isCloseTo(outline, at, 1)).toBe(true)
      }),
    )
  })

  test('two lines meet the same in every order', () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        const all = [meet(a, b, c, d), meet(b, a, c, d), meet(c, d, a, b), meet(d, c, b, a)]
        expect(new Set(all).size).toBe(1)
      }),
    )
  })

  test('a place is near a line where it is near a place of it', () => {
    expect(isNear({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 50, y: 20 }, 20, true)).toBe(true)
    expect(isNear({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 50, y: 20 }, 20, false)).toBe(false)
    expect(isNear({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 120, y: 0 }, 20, true)).toBe(true)
    expect(isNear({ x: 5, y: 5 }, { x: 5, y: 5 }, { x: 5, y: 9 }, 4, true)).toBe(true)
  })
})

test('towards never goes farther than it may', () => {
  fc.assert(
    fc.property(point, point, fc.integer({ min: 0, max: 200 }), (a, b, tenths) => {
      expect(squared(a, towards(a, b, tenths))).toBeLessThanOrEqual(tenths * tenths)
    }),
  )
})

describe('a place that can be reached', () => {
  const unit = fc.record({ middle: point, radius: fc.integer({ min: 5, max: 30 }) })
  const ground = fc
    .tuple(
      fc.array(terrain, { maxLength: 4 }),
      fc.integer({ min: 5, max: 30 }),
      fc.array(unit, { maxLength: 5 }),
      fc.array(unit, { maxLength: 3 }),
    )
    .map(([impassable, radius, some, more]): Ground => {
      const [friends, enemies] = [some, more].map((units) =>
        units.map((each) => ({ ...each, radius: radius + each.radius })),
      ) as [Patch[], Patch[]]
      return {
        width: 720,
        height: 720,
        impassable,
        radius,
        others: [...friends, ...enemies],
        enemies,
        kept: [],
      }
    })
  const from = fc.record({ x: fc.integer({ min: 10, max: 710 }), y: fc.integer({ min: 10, max: 710 }) })

  test('is reached by the drawn path: it begins and ends right, is short enough, and every leg is free', () => {
    fc.assert(
      fc.property(ground, from, fc.integer({ min: 10, max: 60 }), (there, at, reach) => {
        for (const { to, path } of reachable(there, at, reach)) {
          expect(path[0]).toEqual(at)
          expect(path.at(-1)).toEqual(to)
          let length = 0
          for (const [nth, corner] of path.slice(1).entries()) {
            const before = path[nth] ?? at
            length += distance(before, corner)
            expect(isFree(there, before, corner)).toBe(true)
          }
          expect(length).toBeLessThanOrEqual(reach + 1e-9)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('keeps out of every patch all the way, also where a straight way would cut it between two good ends', () => {
    const aside = fc.integer({ min: 96, max: 99 })
    const ahead = fc.integer({ min: 28, max: 32 })
    fc.assert(
      fc.property(ground, from, aside, ahead, (there, at, x, y) => {
        const middle = { x: at.x + x, y: at.y + y }
        fc.pre(distance(at, middle) >= 100)
        for (const { path } of reachable({ ...there, kept: [{ middle, radius: 100 }] }, at, 60))
          for (const [nth, corner] of path.slice(1).entries())
            expect(isNear(path[nth] ?? at, corner, middle, 100, false)).toBe(false)
      }),
      { numRuns: 40 },
    )
  })

  test('is reached by stops, each in reach of the one before and where a token may end', () => {
    fc.assert(
      fc.property(ground, from, fc.integer({ min: 20, max: 60 }), (there, at, reach) => {
        for (const way of reachable(there, at, 3 * reach)) {
          let before = at
          for (const stop of stopsAlong(there, way, reach, 3) ?? []) {
            expect(distance(before, stop.at)).toBeLessThanOrEqual(reach)
            expect(mayEnd(there, stop.at)).toBe(true)
            before = stop.at
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  test('is never farther straight than on foot', () => {
    fc.assert(
      fc.property(ground, from, from, (there, goal, at) => {
        const { from: far, way } = onFootTo(there, goal, at, 40)
        expect(far(at)).toBeGreaterThanOrEqual(distance(goal, at) - 1e-9)
        expect(way.far).toBeCloseTo(far(at))
        expect(way.path[0]).toEqual(at)
        expect(way.path.at(-1)).toEqual(goal)
      }),
      { numRuns: 60 },
    )
  })

  test('lies on the table, outside impassable terrain, and on nobody', () => {
    fc.assert(
      fc.property(ground, from, fc.integer({ min: 10, max: 60 }), (there, at, reach) => {
        for (const { to } of reachable(there, at, reach)) {
          expect(mayEnd(there, to)).toBe(true)
          expect(there.impassable.some(({ outline }) => isCloseTo(outline, to, there.radius))).toBe(false)
          expect(there.others.some(({ middle, radius }) => distance(middle, to) <= radius)).toBe(false)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('may lie round one corner', () => {
    const wall: Terrain = {
      id: 'wall',
      name: 'Wall',
      cover: 2,
      blocks: true,
      impassable: true,
      outline: {
        corners: [
          { x: 300, y: 320 },
          { x: 345, y: 320 },
          { x: 345, y: 322 },
          { x: 300, y: 322 },
        ],
      },
    }
    const nobody = { radius: tokenRadius, others: [], enemies: [], kept: [] }
    const clear: Ground = { width: 720, height: 720, impassable: [wall], ...nobody }
    const ways = reachable(clear, { x: 340, y: 300 }, 60)
    const behind = ways.find(({ to }) => to.x === 340 && to.y === 340)
    expect(behind?.path).toHaveLength(3)
  })
})

describe('a broadside bears', () => {
  test('abeam, and not ahead or astern', () => {
    const at = { x: 0, y: 0 }
    expect(bears(at, 0, { x: 100, y: 0 })).toBe(true)
    expect(bears(at, 0, { x: -100, y: 90 })).toBe(true)
    expect(bears(at, 0, { x: 0, y: 100 })).toBe(false)
    expect(bears(at, 0, { x: 20, y: -100 })).toBe(false)
  })

  test('the same after a quarter turn of ship and target', () => {
    fc.assert(
      fc.property(point, fc.integer({ min: 0, max: 15 }), point, (at, heading, target) => {
        const turned = (p: Point): Point => ({ x: p.y, y: -p.x })
        expect(bears(turned(at), heading + 4, turned(target))).toBe(bears(at, heading, target))
      }),
    )
  })
})
