import { describe, expect, test } from 'vitest'
import { bothWays } from './proofs/both-ways.ts'
import { playBattle } from './proofs/play.ts'
import { randomBattle } from './proofs/random-battle.ts'
import { Watch } from './proofs/watch.ts'
import { entry, message, number } from '@opfor/kernel'
import { parseBattle } from './battle-file.ts'
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

test('without a map half of the activations take four questions or fewer', () => {
  const asked = seeds.flatMap((seed) => playBattle(seed, 'proposed', false).asked)
  const counts = asked.map(({ facts, results }) => facts + results).toSorted((a, b) => a - b)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(4)
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
      entry('blood-and-plunder.where', 'table', asks, { x: field, y: field }, { proposal }),
    )
    return watch.violations
  }

  /** The same after a charge: eight inches are in reach, and its target may be touched. */
  function charged(x: number, y: number): readonly string[] {
    const watch = new Watch()
    const after = { ...now, acting: { ...now.acting, target: 'free-muskets' } }
    watch.change(now, after, message('blood-and-plunder.charges', ''))
    return ended(x, y, watch, after)
  }

  test.each([
    ['off the table', 10, 40],
    ['beyond its reach', 20, 30],
    ['on another unit', 10, 6.5],
    ['in impassable terrain', 17, 22],
  ])('a move that ends %s', (what, x, y) => {
    expect(ended(x, y).some((each) => each.includes(what))).toBe(true)
  })

  test('nothing wrong with a good one', () => {
    expect(ended(10, 12)).toEqual([])
  })

  test('a charge that ends beyond its reach or on another unit', () => {
    expect(charged(10, 8)).toEqual([])
    expect(charged(10, 7.5)).toEqual(['town-muskets ends on another unit at 100/75'])
    expect(charged(17, 22)).toContainEqual(expect.stringContaining('in impassable terrain'))
    expect(charged(20, 8)).toEqual(['town-muskets ends beyond its reach at 200/80'])
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

  test('actions that were not spent', () => {
    const watch = new Watch()
    watch.change(now, now, message('blood-and-plunder.activates', ''))
    watch.change(now, now, message('blood-and-plunder.activationEnds', ''))
    expect(watch.violations).toEqual(['town-muskets spent 0 of 2 actions'])
  })
})
