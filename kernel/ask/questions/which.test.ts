import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../read/json.ts'
import { message } from '../../messages/message.ts'
import { named } from '../../small-game/pieces.ts'
import { unwrapProblem } from '../../testing/index.ts'
import { which, whichBest } from './which.ts'

const text = message('lit', 'Which are lit?')
const [hill, ford, mill] = ['hill', 'ford', 'mill'].map(named)
const towers = ['hill', 'ford', 'mill'].map(named)
const all = which('lit', 'table', text, towers)
const best = whichBest('lit', 'table', text, towers)

test('the answers are in the order of the options', () => {
  expect(all.parse(['mill', 'hill'])).toEqual({ ok: true, value: [hill, mill] })
  expect(all.write(towers)).toEqual(['hill', 'ford', 'mill'])
})

test('none may apply', () => {
  expect(all.parse([])).toEqual({ ok: true, value: [] })
})

test('one is best, or several as a tie, but never nobody', () => {
  expect(best.parse(['ford'])).toEqual({ ok: true, value: [ford] })
  expect(best.parse(['ford', 'hill'])).toEqual({ ok: true, value: [hill, ford] })
  expect(unwrapProblem(best.parse([]))).toBe('At least one must be named.')
})

test('an unknown option is rejected with the list of options', () => {
  expect(unwrapProblem(all.parse(['hill', 'wood']))).toBe('"wood" is not one of: hill, ford, mill.')
})

test('a duplicate is rejected', () => {
  expect(unwrapProblem(all.parse(['hill', 'ford', 'hill']))).toBe('"hill" is named twice.')
})

test('a list of ids is expected', () => {
  expect(unwrapProblem(all.parse('hill'))).toBe('A list of ids is expected, not "hill".')
  expect(unwrapProblem(all.parse({ length: 0 }))).toBe('A list of ids is expected, not {"length":0}.')
})

test('raw JSON never adds a candidate', () => {
  const ids = fc.array(fc.oneof(fc.constantFrom('hill', 'ford', 'mill', 'wood', '__proto__'), fc.jsonValue()))
  const raw = fc.oneof(ids, fc.jsonValue()) as fc.Arbitrary<Json>
  fc.assert(
    fc.property(raw, (json) => {
      for (const question of [all, best]) {
        const parsed = question.parse(json)
        if (parsed.ok) for (const each of parsed.value) expect(towers).toContain(each)
      }
    }),
  )
})

test('a sample holds those for which the coin shows 1', () => {
  const coins = [1, 0, 1]
  expect(all.sample(() => coins.shift() ?? 0)).toEqual([hill, mill])
  expect(all.sample(() => 0)).toEqual([])
})

test('if the coins name nobody, a sample of the best holds the first ones', () => {
  expect(best.sample(() => 0)).toEqual([hill])
  expect(best.sample(() => 1)).toEqual(towers)
  const throws = [0, 0, 0, 1]
  expect(best.sample(() => throws.shift() ?? 0)).toEqual([hill, ford])
})

test('which-questions may be secret and may propose', () => {
  const secret = which('lit', 'north', text, towers, { secret: true, proposal: [towers[0] ?? named('none')] })
  expect(secret).toMatchObject({
    id: 'lit',
    kind: 'which',
    to: 'north',
    text,
    secret: true,
    proposal: [hill],
  })
  expect(whichBest('lit', 'north', text, towers, { secret: true }).secret).toBe(true)
  expect(which('lit', 'table', text, towers)).toMatchObject({ secret: false, atLeast: 0, atMost: 3 })
  expect(whichBest('lit', 'table', text, towers).atLeast).toBe(1)
})

test('no more are named than may be, and a sample keeps to it, each with the same chance', () => {
  const few = which('lit', 'table', text, towers, { atMost: 2 })
  expect(unwrapProblem(few.parse(['hill', 'ford', 'mill']))).toBe('At most 2 may be named, not 3.')
  expect(few.parse(['mill', 'hill'])).toEqual({ ok: true, value: [hill, mill] })
  const throws = [2, 1, 1]
  expect(few.sample(() => throws.shift() ?? 0)).toEqual([ford, mill])
  expect(few.sample(() => 0)).toEqual([])
  expect(whichBest('lit', 'table', text, towers, { atMost: 1 }).sample(() => 0)).toEqual([hill])
})
