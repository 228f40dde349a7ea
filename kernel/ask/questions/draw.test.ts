import { expect, test } from 'vitest'
import { bagOf } from '../../pieces/bag.ts'
import { message } from '../../messages/message.ts'
import { named, nameOf } from '../../small-game/pieces.ts'
import { unwrapProblem } from '../../testing/index.ts'
import { draw } from './draw.ts'

const text = message('draw', 'Draw.')
const two = draw('cards', text, bagOf({ raid: 2, lull: 1 }), 2, nameOf)

test('a draw is made by chance', () => {
  expect(two).toMatchObject({ id: 'cards', kind: 'draw', to: 'chance', text, take: 2 })
})

test('a draw offers each kind with how many are left, in canonical order', () => {
  expect(two.options).toEqual([
    { ...named('lull'), left: 1 },
    { ...named('raid'), left: 2 },
  ])
})

test('a draw keeps the order in which tokens came out', () => {
  expect(two.parse(['raid', 'lull'])).toEqual({ ok: true, value: ['raid', 'lull'] })
  expect(two.parse(['lull', 'raid'])).toEqual({ ok: true, value: ['lull', 'raid'] })
})

test('no more of a kind come out than are left', () => {
  expect(two.parse(['raid', 'raid']).ok).toBe(true)
  expect(unwrapProblem(two.parse(['lull', 'lull']))).toBe('"lull" cannot come out: none is left.')
})

test.each([['lull'], ['lull', 'raid', 'raid'], 'lull', { length: 2 }])(
  'as many tokens come out as are drawn, and not %j',
  (json) => {
    expect(unwrapProblem(two.parse(json))).toBe(`2 drawn tokens are expected, not ${JSON.stringify(json)}.`)
  },
)

test('what comes out is named by its kind', () => {
  expect(unwrapProblem(two.parse([1, 'raid']))).toBe('1 cannot come out: none is left.')
})

test('if fewer are left than asked for, fewer are drawn', () => {
  const rest = draw('cards', text, ['raid'], 3, nameOf)
  expect(rest.take).toBe(1)
  expect(rest.sample(() => 0)).toEqual(['raid'])
})

test('a person at the real bag may be asked, who may have drawn from it unseen', () => {
  const seen = draw('cards', text, ['raid'], 1, nameOf, { to: 'north', atMost: true })
  expect(seen).toMatchObject({ to: 'north', atMost: true })
  expect(two.atMost).toBe(false)
})

test('a sampled draw takes from what is left, and leaves the bag as it was', () => {
  const places = [1, 0]
  expect(two.sample(() => places.shift() ?? 0)).toEqual(['raid', 'lull'])
  const asked: number[] = []
  two.sample((below) => {
    asked.push(below)
    return 0
  })
  expect(asked).toEqual([3, 2])
  expect(two.from).toEqual(['lull', 'raid', 'raid'])
})

test('a draw may be secret, left to the app, and shown in rows', () => {
  const rows = [{ name: nameOf('red'), sign: 'R', kinds: [{ id: 'raid', brief: nameOf('raid') }] }]
  const shown = { secret: true, byApp: true, rows }
  expect(draw('cards', text, ['raid'], 1, nameOf, shown)).toMatchObject(shown)
  expect(draw('cards', text, ['raid'], 1, nameOf)).toMatchObject({
    kind: 'draw',
    to: 'chance',
    atMost: false,
    secret: false,
    byApp: false,
    rows: [],
  })
})
