import { type Json, resolveSettings } from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { parseBattle, type WrittenBattle } from './setup/battle-file.ts'
import { canBeCharged } from './rules/attack/contact.ts'
import { inchesToEnemy } from './rules/charts/facts.ts'
import { footprint } from './table/footprint.ts'
import { distance } from './table/geometry/point.ts'
import { mayEnd } from './table/geometry/reach.ts'
import { hindrance } from './rules/attack/hindrances.ts'
import { bloodAndPlunder } from './index.ts'
import { apart, controls, groundFor, isTouching, radiusOf } from './table/on-the-map.ts'
import type { Profile } from './table/profile.ts'
import { landBattle } from './table/samples/land.ts'
import { seaBattle } from './table/samples/sea.ts'
import { initialSituation } from './shown/setup.ts'
import { type Situation, type Unit, unitWith, withUnit } from './table/situation.ts'
import { activation, type Field, situation, stalemate } from './testing/field.ts'
import { goal, on } from './testing/ground.ts'
import { unitAs } from './testing/profiles.ts'
import { radiusOf as reachOf } from './view.ts'

const twelve = unitAs({ base: 1, models: 12, range: 40 }, { models: 12, at: { x: 100, y: 300 } })

function across(tenths: number, more: Field['units'] = {}): Situation {
  const enemy = { at: { x: 100, y: 300 - tenths } }
  return situation(on({}, { units: { 'town-muskets': twelve, 'free-muskets': enemy, ...more } }))
}

const ours = (now: Situation): Unit => unitWith(now, 'town-muskets')
const theirs = (now: Situation): Unit => unitWith(now, 'free-muskets')

describe('a unit is as wide as its models', () => {
  const wide = (profile: Partial<Profile>, models: number, gunLost = false): number =>
    footprint({ profile, models, gunLost }, 'models')

  test.each([
    [1, 6],
    [3, 10],
    [6, 15],
    [8, 17],
    [12, 20],
    [27, 30],
  ])('%i on bases of an inch reach %i tenths to each side: their squares fill a disc', (models, tenths) => {
    expect(wide({ base: 1 }, models)).toBe(tenths)
  })

  test('by the base in the roster, or by ours: an inch, and half as much again where they are mounted', () => {
    expect(wide({}, 12)).toBe(20)
    expect(wide({ mounted: true }, 12)).toBe(30)
    expect(wide({ base: 1.2, mounted: true }, 12)).toBe(24)
  })

  test('each of its guns takes up the room of four models, until it is lost', () => {
    const guns = { carriage: 'field', count: 2 } as const
    expect(wide({ base: 1, guns }, 4)).toBe(20)
    expect(wide({ base: 1, guns }, 4, true)).toBe(12)
  })

  test('aboard it is its ship', () => {
    const now = situation({ battle: 'sea', way: 'map', units: { boarders: { models: 30 } } })
    expect(radiusOf({ ...now, house: { ...now.house, widths: 'models' } }, unitWith(now, 'boarders'))).toBe(
      20,
    )
  })
})

describe('distances are from the nearest edge', () => {
  test.each([8, 12, 20])('%i inches begin at the edge of a wide unit', (inches) => {
    const at = across(inches * 10 + 30)
    const closer = across(inches * 10 + 29)
    expect(apart(at, ours(at), theirs(at))).toBe(inches)
    expect(inchesToEnemy(ours(at), at)).toBe(inches)
    expect(inchesToEnemy(theirs(closer), closer)).toBeCloseTo(inches - 0.1)
  })

  test.each([12, 20] as const)('less than %i inches is strict at the edge', (bound) => {
    const [at, closer] = [across(bound * 10 + 30), across(bound * 10 + 29)]
    expect(hindrance(at, ours(at), theirs(at), bound)).toBe('bound')
    expect(hindrance(closer, ours(closer), theirs(closer), bound)).toBeUndefined()
  })

  test('after losses the edge draws back', () => {
    const whole = across(149)
    const thinned = withUnit(whole, 'town-muskets', { models: 3 })
    expect(apart(whole, ours(whole), theirs(whole))).toBe(11.9)
    expect(apart(thinned, ours(thinned), theirs(thinned))).toBe(12.9)
    expect(hindrance(thinned, ours(thinned), theirs(thinned), 12)).toBe('bound')
  })

  test('an objective is held from there', () => {
    const now = (tenths: number): Situation =>
      situation(on({ objectives: [goal(100, 300 - tenths)] }, { units: { 'town-muskets': twelve } }))
    expect(controls(now(60), 'opfor', { x: 100, y: 240 })).toBe(true)
    expect(controls(now(61), 'opfor', { x: 100, y: 239 })).toBe(false)
  })

  test('of a ship, and of what is drawn as wide', () => {
    const now = situation({ battle: 'sea', way: 'map', units: { boarders: {}, 'naval-gunners': {} } })
    const [one, other] = [unitWith(now, 'boarders'), unitWith(now, 'naval-gunners')]
    const [first, second] = now.ships
    if (first === undefined || second === undefined) throw new Error('two ships')
    const edges = distance(first.at, second.at) - reachOf(now, first) - reachOf(now, second)
    expect(apart(now, one, other)).toBe(Math.floor(edges) / 10)
    expect(reachOf(now, one)).toBe(reachOf(now, first))
  })
})

describe('contact is at the edge', () => {
  const field: Field = on(
    {},
    {
      card: 'S13',
      units: {
        'lance-party': unitAs(
          { base: 1, models: 12, weapons: ['melee'] },
          { models: 12, at: { x: 100, y: 150 } },
        ),
        'free-muskets': unitAs({ base: 1.5, models: 8 }, { models: 8, at: { x: 100, y: 80 }, empty: 1 }),
      },
    },
  )

  test('a charge ends where the edges touch', () => {
    const { did, now } = activation(field, ['melee', { ...stalemate, gaveWay: 'nobody' }])
    expect(did[0]).toMatch(/charges/)
    const [unit, enemy] = [unitWith(now, 'lance-party'), theirs(now)]
    expect(Math.abs(distance(unit.at, enemy.at) - 20 - 25)).toBeLessThanOrEqual(1)
    expect(isTouching(now, unit, enemy)).toBe(true)
  })

  test('losses alone do not part those in contact', () => {
    const now = withUnit(across(30), 'town-muskets', { models: 3 })
    expect(apart(now, ours(now), theirs(now))).toBe(1)
    expect(isTouching(now, ours(now), theirs(now))).toBe(true)
  })

  test('a charge reaches as far as from the edge', () => {
    const [near, far] = [across(110), across(111)]
    expect(canBeCharged(near, ours(near), theirs(near))).toBe(true)
    expect(canBeCharged(far, ours(far), theirs(far))).toBe(false)
  })

  test('nobody ends on a wide unit, nor so near to the edge of the table that models would fall off', () => {
    const now = across(200, { boarders: { at: { x: 200, y: 300 } } })
    const ground = groundFor(now, ours(now))
    expect(mayEnd(ground, { x: 170, y: 300 })).toBe(false)
    expect(mayEnd(ground, { x: 169, y: 300 })).toBe(true)
    expect(mayEnd(ground, { x: 19, y: 300 })).toBe(false)
    expect(mayEnd(ground, { x: 20, y: 300 })).toBe(true)
  })
})

describe('files and matches without a base', () => {
  const beginning = (battle: Json, options: Readonly<Record<string, Json>> = {}): Situation =>
    initialSituation(
      unwrap(resolveSettings(bloodAndPlunder, { options: { battle, way: 'map', ...options } })),
    )

  test.each([
    ['land', landBattle],
    ['sea', seaBattle],
  ])('%s: everyone ashore is a token of one inch, unless you want it as wide as its models', (_, file) => {
    const now = beginning(file)
    expect(new Set(now.units.map((unit) => radiusOf(now, { ...unit, aboard: '' })))).toEqual(new Set([10]))
    const wide = beginning(file, { widths: 'models' })
    expect(wide.units.every((unit) => radiusOf(wide, { ...unit, aboard: '' }) > 10)).toBe(true)
  })

  test('a base is inches to a tenth', () => {
    const { forces } = landBattle as unknown as WrittenBattle
    const withBase = (base: number): Json =>
      ({
        ...(landBattle as object),
        forces: { ...forces, opfor: { ...forces.opfor, units: [{ ...forces.opfor.units[0], base }] } },
      }) as unknown as Json
    expect(unwrap(parseBattle(withBase(1.2))).opfor.units[0]?.base).toBe(1.2)
    expect(parseBattle(withBase(1.25))).toMatchObject({ ok: false })
    expect(parseBattle(withBase(0.2))).toMatchObject({ ok: false })
    expect(unwrap(parseBattle(landBattle)).opfor.units.some((unit) => 'base' in unit)).toBe(false)
  })
})
