import { expect, test } from 'vitest'
import { digest } from '../read/digest.ts'
import { asFormer, formerFields } from './former.ts'
import { message } from '../say/message.ts'

const former = {
  fields: formerFields('rulings( a ) turn units( id name ) maps( *( at ) ) pack'),
  texts: { tower: 'the tower' },
}
const then = {
  rulings: { a: 'yes' },
  turn: 3,
  units: [{ id: 'u', name: message('tower', 'the tower') }],
  maps: { north: { at: 1 } },
  pack: { any: { thing: [1] } },
}

test('fields are read as they are written', () => {
  expect(former.fields).toEqual({
    rulings: { a: undefined },
    turn: undefined,
    units: { id: undefined, name: undefined },
    maps: { '*': { at: undefined } },
    pack: undefined,
  })
})

test('a situation as it was then is itself', () => {
  expect(asFormer(then, former, then.rulings)).toEqual(then)
})

test('what came later is left out, words are as they were, and readings are those of the journal', () => {
  const now = {
    ...then,
    weather: 'clear',
    rulings: { a: 'no', b: 'new' },
    units: [{ id: 'u', name: message('tower', 'the keep'), fear: 2 }],
    maps: { north: { at: 1, height: 4 } },
  }
  expect(digest(asFormer(now, former, { a: 'yes', b: 'new' }))).toBe(digest(then))
})

test('what changed in a field that was there then is another situation', () => {
  expect(digest(asFormer({ ...then, turn: 4 }, former, then.rulings))).not.toBe(digest(then))
  expect(digest(asFormer(then, former, { a: 'no' }))).not.toBe(digest(then))
})

test('a situation may hold nothing in a place, and what only looks like words is left as it is', () => {
  const fields = formerFields('rulings log')
  const log = [JSON.parse('null'), 'x', { id: 3, text: 'kept' }, { id: 'tower', text: 4 }]
  const now = { rulings: {}, log }
  expect(asFormer(now, { fields, texts: { tower: 'the tower', 3: 'no' } }, {})).toEqual(now)
})

test('no fields are read from nothing', () => {
  expect(formerFields('')).toEqual({})
})
