import { message } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { type Draft, draft } from '../../evidence/games/conflict-of-heroes/proofs/drafts.ts'
import { Invariants } from '../../evidence/games/conflict-of-heroes/proofs/invariants.ts'
import { neighbours } from '../../evidence/games/conflict-of-heroes/proofs/neighbours.ts'
import { generateRandomly } from '../../evidence/games/conflict-of-heroes/proofs/random-play.ts'
import { distance, hexesOf, type MapInPlay, withMapAt } from './table/maps/maps.ts'
import type { Situation } from './table/situation.ts'
import { example } from './testing/example.ts'

const drafts: Draft[] = []

test.each([0, 100, 200, 300])('100 random drafts from %i', (from) => {
  drafts.push(...Array.from({ length: 100 }, (_, nth) => draft(from + nth)))
  expect(drafts).toHaveLength(from + 100)
})

test('in 400 random drafts both sides are yours and both sheets come up about as often', () => {
  const share = (fits: (each: Draft) => boolean): number => drafts.filter(fits).length / drafts.length
  expect(Math.abs(share(({ human }) => human === 'german') - 0.5)).toBeLessThan(0.08)
  expect(Math.abs(share(({ sheet }) => sheet === 'defense') - 0.5)).toBeLessThan(0.08)
  expect(drafts.every(({ deck }) => deck >= 25 && deck <= 55)).toBe(true)
})

describe('random generations over all Guidelines, variants, players and options', () => {
  const keys = new Set<string>()
  const ways = new Set<string>()

  test.each(Array.from({ length: 15 }, (_, at) => 20 * at))(
    '20 from %i without a violation, checked at every change',
    (from) => {
      for (let seed = from; seed < from + 20; seed += 1) {
        const { violations, key, way } = generateRandomly(seed)
        expect(violations).toEqual([])
        keys.add(key)
        ways.add(way)
      }
    },
  )

  test('every mode, Guideline and way to end comes up, with and without its variant', () => {
    const all = [...keys].join('\n')
    for (const id of ['1', '2', '3', '4', '5', '6', '7', '8', 'own', 'own-3', 'own-4'])
      expect(all).toMatch(new RegExp(`firefight ${id} `))
    for (const id of ['2', '3', '4', '5', '6', '7', '8']) expect(all).toMatch(new RegExp(` ${id} variant`))
    for (const sheet of ['defense', 'offense'])
      for (const ai of ['german', 'soviet']) expect(all).toMatch(new RegExp(`solo .* ${sheet} ${ai}`))
    expect([...ways].toSorted()).toEqual(['called', 'ready', 'track'])
  })
})

describe('the watch notices', () => {
  const now = example(5).situation
  const watched = (next: Situation, tell = 'x'): readonly string[] => {
    const watch = new Invariants()
    watch.change({ ...now, decks: {} }, now, message('x', 'x'))
    watch.change(now, next, message(tell, 'x'))
    return watch.violations
  }

  test('nothing where all is well', () => {
    expect(watched({ ...now, decks: { ...now.decks } })).toEqual([])
  })

  test('a card that lies twice, and cards that are missing', () => {
    expect(watched({ ...now, plays: [...now.plays, ...now.plays.slice(0, 1)] })[0]).toMatch(
      /^a card lies twice/,
    )
    expect(watched({ ...now, plays: now.plays.slice(2) })).toContain('2 cards are missing')
  })

  test('CAPs that nothing explains', () => {
    const players = now.players.map((each) => ({ ...each, caps: 9 }))
    expect(watched({ ...now, players })).toHaveLength(2)
  })

  test('a unit beside an enemy', () => {
    const units = { ...now.units, 'german Pioneer 17': { at: '1-D10', by: 'german', card: 'german-04' } }
    expect(watched({ ...now, units })[0]).toMatch(/^german Pioneer 17 was placed on 1-D10/)
  })

  test('a unit in the water', () => {
    const wet = { ...now, pack: { ...now.pack, terrain: { 1: { L02: 'water' as const } } } }
    const units = { ...now.units, 'german Pioneer 17': { at: '1-L02', by: 'german', card: 'german-04' } }
    const watch = new Invariants()
    watch.change(wet, { ...wet, units }, message('x', 'x'))
    expect(watch.violations).toEqual(['german Pioneer 17 was placed in the water of 1-L02'])
  })

  test('a unit that a switched map sends into the water, also where the hex must only hold it', () => {
    const rulings = { ...now.rulings, 'conflict-of-heroes.eligibleHex': 'holds' }
    const wet = { ...now, rulings, pack: { ...now.pack, terrain: { 1: { L02: 'water' as const } } } }
    const units = { ...now.units, 'german Pioneer 17': { at: '1-L02', by: 'german', card: 'german-04' } }
    const watch = new Invariants()
    watch.change(wet, { ...wet, units }, message('coh.movedAway', 'x'))
    expect(watch.violations).toEqual(['german Pioneer 17 was placed in the water of 1-L02'])
  })

  test('two Defense Counters in one hex', () => {
    const counter = { kind: 'wire wire', side: 'german', at: '1-B03' } as const
    const watch = new Invariants()
    watch.change({ ...now, defenses: [counter] }, { ...now, defenses: [counter, counter] }, message('x', 'x'))
    expect(watch.violations).toEqual(['two Defense Counters on 1-B03'])
  })

  test('a Defense Counter that a switched map sends to another', () => {
    const rulings = { ...now.rulings, 'conflict-of-heroes.eligibleHex': 'holds' }
    const at = (hex: string) => ({ kind: 'wire wire', side: 'german', at: hex }) as const
    const two = { ...now, rulings, defenses: [at('1-B03'), at('1-B05')] }
    const watch = new Invariants()
    watch.change(two, { ...two, defenses: [at('1-B03'), at('1-B03')] }, message('coh.movedAway', 'x'))
    expect(watch.violations).toEqual(['two Defense Counters on 1-B03'])
  })

  test('cards left over at the end', () => {
    expect(watched(now, 'coh.unused')).toHaveLength(2)
  })
})

test('neighbours by steps on the printed grid are the hexes at distance 1, across joins too', () => {
  const one: readonly MapInPlay[] = [{ map: 1, x: 0, y: 0 }]
  const tables = [
    one,
    withMapAt(one, { map: 1, edge: 'L' }, 2),
    withMapAt(one, { map: 1, edge: 'A' }, 2),
    withMapAt(one, { map: 1, edge: '18' }, 3),
    withMapAt(one, { map: 1, edge: '02' }, 3),
    withMapAt(one, { map: 1, edge: 'L' }, 2, true),
    withMapAt(one, { map: 1, edge: 'A' }, 2, true),
    withMapAt(one, { map: 1, edge: '18' }, 3, true),
    withMapAt(one, { map: 1, edge: '02' }, 3, true),
    withMapAt([{ map: 1, x: 0, y: 0, turned: true }], { map: 1, edge: 'L' }, 2, true),
  ]
  for (const maps of tables) {
    const all = hexesOf(maps)
    for (const hex of all) {
      const near = all.filter((other) => distance(maps, hex, other) === 1)
      expect(
        neighbours(maps, hex)
          .filter((other) => all.includes(other))
          .toSorted(),
      ).toEqual(near.toSorted())
    }
  }
})
