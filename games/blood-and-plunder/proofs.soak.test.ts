import { describe, expect, test } from 'vitest'
import { bothWays } from '../../evidence/games/blood-and-plunder/proofs/both-ways.ts'
import {
  type Dropped,
  droppedIn,
  wrongAnswers,
} from '../../evidence/games/blood-and-plunder/proofs/dropped.ts'
import { idlenessOf } from '../../evidence/games/blood-and-plunder/proofs/idle.ts'
import { playBattle } from '../../evidence/games/blood-and-plunder/proofs/play.ts'
import { randomBattle } from '../../evidence/games/blood-and-plunder/proofs/random-battle.ts'
import { Watch } from '../../evidence/games/blood-and-plunder/proofs/watch.ts'
import { formQuestion, message, number, type Question } from '@opfor/kernel'
import { compareBattle } from '../../evidence/games/blood-and-plunder/second/compare.ts'
import { parseBattle } from './setup/battle-file.ts'
import { seaBattle } from './table/samples/sea.ts'
import { unitWith, withUnit } from './table/situation.ts'
import { situation } from './testing/field.ts'

const seeds = Array.from({ length: 60 }, (_, seed) => seed)

test('random battles on maps: nothing that must never be', () => {
  expect(seeds.flatMap((seed) => playBattle(seed, 'map').watch.violations)).toEqual([])
})

test('the same battle gives the same decisions, computed on the map or asked with its answers', () => {
  const compared = seeds.slice(0, 30).map(bothWays)
  expect(compared.flatMap(({ differing }) => differing)).toEqual([])
  expect(compared.reduce((sum, { activations }) => sum + activations, 0)).toBeGreaterThan(150)
})

describe('no question is dropped that decides', () => {
  test('with few questions every decision is the one that the map takes, and the table at the end is the same', () => {
    const battles = seeds.slice(0, 14).map((seed) => droppedIn(seed))
    expect(battles.flatMap(({ differing }) => differing)).toEqual([])
    const sum = (of: (battle: Dropped) => number): number => battles.reduce((all, each) => all + of(each), 0)
    expect(sum(({ activations }) => activations)).toBeGreaterThan(100)
    expect(sum(({ asked }) => asked.few)).toBeLessThan(0.85 * sum(({ asked }) => asked.each))
  })

  test('wrong answers are noticed', () => {
    const heard = seeds.slice(0, 10).flatMap((seed) => [...wrongAnswers(seed, 4).values()])
    const told = heard.reduce((all, each) => all + each.told, 0)
    const noticed = heard.reduce((all, each) => all + each.noticed, 0)
    expect(told).toBeGreaterThan(6)
    expect(noticed).toBeGreaterThan(0.7 * told)
  })

  test.each(['comesFirst', 'shootFirst', 'chargeFirst', 'nearestEnemy', 'actions', 'commandRange'])(
    'a planted rule that takes something for granted is noticed: %s',
    (name) => {
      const granted = ({ id, kind, options = [] }: Question, truth: unknown): unknown => {
        if (id !== `blood-and-plunder.${name}`) return truth
        return kind === 'choice' ? options.at(-1) : kind === 'which' ? options : 2
      }
      expect(seeds.slice(0, 14).some((seed) => droppedIn(seed, granted).differing.length > 0)).toBe(true)
    },
  )
})

test('a second implementation from the text alone decides the same', () => {
  const compared = seeds.slice(0, 11).map(compareBattle)
  expect(compared.flatMap(({ differing }) => differing)).toEqual([])
  const kinds = new Set(compared.flatMap((each) => [...each.kinds.keys()]))
  expect([...kinds].toSorted()).toEqual([
    'action',
    'bayonets',
    'column',
    'command point',
    'defensive attack',
    'kind of shot',
    'movement of a ship',
    'ship table',
    'target of a charge',
    'target of a shot',
    'unit to activate',
  ])
})

test('in sample sea battles no ship that sails away stays where it is', () => {
  const watched = seeds.map((seed) => playBattle(seed, 'map', false, seaBattle).watch)
  expect(watched.flatMap(({ violations }) => violations)).toEqual([])
  const away = watched.flatMap((watch) => watch.away)
  expect(away.length).toBeGreaterThan(10)
  expect(away.filter((inches) => inches === 0)).toEqual([])
})

test('without a map half of the activations take four questions or fewer', () => {
  const asked = seeds.flatMap((seed) => playBattle(seed, 'proposed', false).asked)
  const counts = asked.map(({ facts, results }) => facts + results).toSorted((a, b) => a - b)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(4)
})

test('in sample battles actions are lost only by who holds an objective alone, keeps its distance or is hidden', () => {
  const all = seeds.slice(0, 13).map(idlenessOf)
  const kinds = new Set(all.flatMap(({ idle }) => idle.map(({ because }) => because.id)))
  expect([...kinds].filter((id) => !/noMove\.(hidden|holds|closer\.kept|objective\.kept)$/.test(id))).toEqual(
    [],
  )
  expect(all.reduce((sum, { activations }) => sum + activations, 0)).toBeGreaterThan(200)
})

test('random battles are good files', () => {
  for (const seed of seeds) expect(parseBattle(randomBattle(seed))).toMatchObject({ ok: true })
})

describe('the watch notices', () => {
  const now = situation({
    way: 'map',
    units: { 'town-muskets': { at: { x: 100, y: 150 } }, 'free-muskets': { at: { x: 100, y: 60 } } },
    change: { acting: { unit: 'town-muskets', actions: 2, left: 2, column: 'A', target: '' } },
  })

  function ended(x: number, y: number, watch = new Watch(), situated = now): readonly string[] {
    const text = message('x', 'x')
    const field = number('x', 'table', text, { from: 0, to: 100, step: 0.1, unit: text })
    const asks = message('where', '{unit}', { unit: 'town muskets' })
    const proposal = { x, y }
    watch.asked(
      situated,
      formQuestion('blood-and-plunder.where', 'table', asks, { x: field, y: field }, { proposal }),
    )
    return watch.violations
  }

  function charged(x: number, y: number): readonly string[] {
    const watch = new Watch()
    const after = { ...now, acting: { ...now.acting, target: 'free-muskets' } }
    watch.change(now, after, message('blood-and-plunder.charges', ''))
    return ended(x, y, watch, after)
  }

  test.each([
    ['off the table', 10, 40],
    ['off the table', 0.5, 15],
    ['beyond its reach', 20, 30],
    ['on another unit', 10, 6.5],
    ['in impassable terrain', 17, 22],
    ['in impassable terrain', 20, 7.5],
  ])('a move that ends %s', (what, x, y) => {
    expect(ended(x, y).some((each) => each.includes(what))).toBe(true)
  })

  test('nothing wrong with a good one', () => {
    expect(ended(10, 12)).toEqual([])
  })

  test('a wide unit on another where a token would not be', () => {
    const wide = { ...now, house: { ...now.house, widths: 'models' as const } }
    expect(ended(10, 8.5, new Watch(), wide)).toContain('town-muskets ends on another unit at 100/85')
    expect(ended(10, 8.5)).not.toContain('town-muskets ends on another unit at 100/85')
  })

  test('no move where a unit that fell back is asked with the place where it stood', () => {
    const units = now.units.map((unit) =>
      unit.side === 'player' ? { ...unit, at: { x: 100, y: 132 } } : unit,
    )
    const met = { ...now, units }
    const watch = new Watch()
    expect(ended(10, 15, watch, met)).toEqual(['town-muskets ends on another unit at 100/150'])
    const fell = new Watch()
    fell.change(met, met, message('blood-and-plunder.fallsBack', ''))
    expect(ended(10, 15, fell, met)).toEqual([])
    expect(ended(10, 15, fell, met)).toEqual(['town-muskets ends on another unit at 100/150'])
  })

  test('a charge that ends beyond its reach or on another unit', () => {
    expect(charged(10, 8)).toEqual([])
    expect(charged(10, 7.5)).toEqual(['town-muskets ends on another unit at 100/75'])
    expect(charged(17, 22)).toContainEqual(expect.stringContaining('in impassable terrain'))
    expect(charged(20, 6)).toEqual(['town-muskets ends beyond its reach at 200/60'])
  })

  test('a shot at somebody unseen', () => {
    const hidden = situation({
      way: 'map',
      units: { 'town-muskets': { at: { x: 175, y: 300 } }, 'free-muskets': { at: { x: 175, y: 100 } } },
      change: { acting: { unit: 'town-muskets', actions: 1, left: 1, column: 'A', target: '' } },
    })
    const watch = new Watch()
    const after = {
      ...hidden,
      acting: { ...hidden.acting, target: 'free-muskets' },
      units: hidden.units.map((unit) => (unit.side === 'opfor' ? { ...unit, empty: 1 } : unit)),
    }
    watch.change(hidden, after, message('blood-and-plunder.shoots', ''))
    expect(watch.violations).toEqual(['town-muskets shot at free-muskets unseen'])
  })

  test('a command point that is lost although somebody could have used it', () => {
    const lost = (fatigue: number, ...served: readonly string[]): readonly string[] => {
      const field = situation({
        way: 'map',
        units: {
          'garrison-line': { at: { x: 100, y: 150 }, fatigue },
          'town-muskets': { at: { x: 100, y: 200 }, empty: 1 },
          'lance-party': { at: { x: 100, y: 350 }, fatigue: 1 },
        },
        change: { acting: { unit: 'garrison-line', actions: 1, left: 0, column: 'A', target: '' } },
      })
      const watch = new Watch()
      for (const id of served) {
        const { name } = unitWith(field, id)
        watch.change(field, field, message('blood-and-plunder.orders', ''), { unit: name })
      }
      watch.change(field, field, message('blood-and-plunder.pointsLost', ''))
      return watch.violations
    }
    expect(lost(0)).toEqual(['a command point is lost that town-muskets could have used'])
    expect(lost(1, 'town-muskets')).toEqual(['a command point is lost that garrison-line could have used'])
    expect(lost(1, 'town-muskets', 'garrison-line')).toEqual([])
    expect(lost(0, 'town-muskets')).toEqual([])
  })

  test('guns that shoot where they do not bear, and a ship under sail that stays', () => {
    const at = { x: 200, y: 300 }
    const ships = { 'guard-ship': { at, heading: 8 }, sloop: { at: { x: 200, y: 200 } } }
    const acting = { unit: 'naval-gunners', actions: 1, left: 1, column: 'A', target: 'boarders' }
    const units = { 'naval-gunners': { at }, boarders: { at: { x: 200, y: 200 } } }
    const afloat = situation({ battle: 'sea', way: 'map', units, ships, change: { acting } })
    const [watch, fired] = [new Watch(), withUnit(afloat, 'naval-gunners', { empty: 3 })]
    watch.change(afloat, fired, message('blood-and-plunder.shoots', ''))
    watch.change(afloat, afloat, message('blood-and-plunder.sails.away', ''))
    const text = message('whereShip', '{id}', { id: 'guard-ship' })
    const proposal = { x: 20, y: 30, heading: 8 }
    const inches = number('x', 'table', text, { from: 0, to: 100, unit: text })
    const fields = { x: inches, y: inches, heading: inches }
    watch.asked(afloat, formQuestion('blood-and-plunder.whereShip', 'table', text, fields, { proposal }))
    expect(watch.violations).toEqual([
      'naval-gunners shot at boarders where its guns do not bear',
      'guard-ship stays where it is under sail',
    ])
    expect(watch.away).toEqual([0])
  })

  test('actions that were not spent', () => {
    const watch = new Watch()
    watch.change(now, now, message('blood-and-plunder.activates', ''))
    watch.change(now, now, message('blood-and-plunder.activationEnds', ''))
    expect(watch.violations).toEqual(['town-muskets spent 0 of 2 actions'])
  })
})
