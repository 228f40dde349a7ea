import { describe, expect, test } from 'vitest'
import type { Json } from './json.ts'
import {
  anyJson,
  bool,
  integer,
  listOf,
  mapOf,
  oneOf,
  optional,
  parseWith,
  record,
  rejectValue,
  type Shape,
  text,
} from './shape.ts'
import { unwrapProblem } from '../testing/index.ts'

const json = (written: string): Json => JSON.parse(written) as Json
const taken = <T>(shape: Shape<T>, value: Json) =>
  expect(parseWith(shape, value)).toEqual({ ok: true, value })
const wrong = (shape: Shape<unknown>, value: Json) => unwrapProblem(parseWith(shape, value))

describe('a whole number', () => {
  test('is within its bounds', () => {
    taken(integer(2, 4), 2)
    taken(integer(2, 4), 4)
    expect(wrong(integer(2, 4), 5)).toBe('a whole number from 2 to 4 is expected, not 5')
    expect(wrong(integer(2, 4), 1)).toBe('a whole number from 2 to 4 is expected, not 1')
  })

  test.each([2.5, '3', true, [3], undefined])('is not %j', (value) => {
    expect(wrong(integer(2, 4), value)).toContain('a whole number from 2 to 4 is expected')
  })
})

describe('a text', () => {
  test('is limited in length', () => {
    taken(text(3), 'abc')
    expect(wrong(text(3), 'abcd')).toBe('a text of at most 3 characters is expected, not "abcd"')
    taken(text(), 'x'.repeat(200))
    expect(parseWith(text(), 'x'.repeat(201)).ok).toBe(false)
    expect(wrong(text(3), 12)).toBe('a text of at most 3 characters is expected, not 12')
  })

  test('may be one of a few', () => {
    taken(oneOf('a', 'b'), 'b')
    expect(wrong(oneOf('a', 'b'), 'c')).toBe('one of a, b is expected, not "c"')
    taken(oneOf('', 'b'), '')
  })
})

test('true or false', () => {
  taken(bool, true)
  taken(bool, false)
  expect(wrong(bool, 0)).toBe('true or false is expected, not 0')
})

test('anything is taken as it is', () => {
  taken(anyJson, json('{"a":[null]}'))
})

describe('a list', () => {
  test('names the place of an item that is wrong', () => {
    taken(listOf(bool), [true, false])
    expect(wrong(listOf(listOf(bool)), [[true], [false, 1]])).toBe('[1][1]: true or false is expected, not 1')
    expect(wrong(listOf(bool), { 0: true })).toBe('a list is expected, not {"0":true}')
  })

  test('is limited in length', () => {
    taken(listOf(bool, 2), [true, true])
    expect(wrong(listOf(bool, 1), [true, true])).toBe('at most 1 items are expected, not 2')
    expect(
      parseWith(
        listOf(bool),
        Array.from({ length: 10_001 }, () => true),
      ).ok,
    ).toBe(false)
  })
})

describe('a map', () => {
  test('has values of one shape under any key', () => {
    taken(mapOf(bool), { a: true, b: false })
    expect(wrong(mapOf(mapOf(bool)), { a: { b: 1 } })).toBe('a.b: true or false is expected, not 1')
  })

  test.each(['[]', 'null', '1'])('is not %s', (value) => {
    expect(wrong(mapOf(bool), json(value))).toBe(`an object is expected, not ${value}`)
  })

  test('has no key called __proto__', () => {
    expect(wrong(mapOf(anyJson), json('{"__proto__":1}'))).toBe('a key may not be called __proto__')
    expect(wrong(record({ m: mapOf(anyJson) }), json('{"m":{"__proto__":1}}'))).toBe(
      'm: a key may not be called __proto__',
    )
  })
})

describe('a record', () => {
  const shape = record<{ readonly a: number; readonly b?: boolean | undefined }>({
    a: integer(0, 9),
    b: optional(bool),
  })

  test('has just its fields; an optional one may be left out', () => {
    taken(shape, { a: 1, b: true })
    expect(parseWith(shape, { a: 1 })).toEqual({ ok: true, value: { a: 1 } })
    const parsed = parseWith(shape, { a: 1 })
    expect(parsed.ok && 'b' in parsed.value).toBe(false)
  })

  test('refuses an unknown field, also one called __proto__', () => {
    expect(wrong(shape, { a: 1, c: 2 })).toBe('there is no field "c"')
    expect(wrong(shape, json('{"a":1,"__proto__":{}}'))).toBe('there is no field "__proto__"')
    expect(wrong(listOf(shape), [{ a: 1, c: 2 }])).toBe('[0]: there is no field "c"')
  })

  test('names the field that is wrong or missing', () => {
    expect(wrong(shape, { a: 10 })).toBe('a: a whole number from 0 to 9 is expected, not 10')
    expect(wrong(shape, {})).toBe('a: a whole number from 0 to 9 is expected, not nothing')
    expect(wrong(shape, { a: 1, b: 'x' })).toBe('b: true or false is expected, not "x"')
    expect(wrong(record({ inner: shape }), { inner: { a: 'x' } })).toBe(
      'inner.a: a whole number from 0 to 9 is expected, not "x"',
    )
  })

  test('takes nothing from what a value inherits', () => {
    expect(parseWith(shape, Object.create({ a: 1 }) as { readonly [key: string]: Json }).ok).toBe(false)
  })

  test('is no list', () => {
    expect(wrong(shape, [])).toBe('an object is expected, not []')
  })
})

test('a shape is published as a JSON schema', () => {
  const shape = record({
    a: integer(0, 9),
    b: optional(text(5)),
    c: listOf(oneOf('x', 'y'), 3),
    d: mapOf(bool),
    e: anyJson,
  })
  expect(shape.schema).toEqual({
    type: 'object',
    properties: {
      a: { type: 'integer', minimum: 0, maximum: 9 },
      b: { type: 'string', maxLength: 5 },
      c: { type: 'array', items: { enum: ['x', 'y'] }, maxItems: 3 },
      d: { type: 'object', additionalProperties: { type: 'boolean' } },
      e: true,
    },
    required: ['a', 'c', 'd'],
    additionalProperties: false,
  })
})

test('a shape of our own refuses like the others, and an error of another kind is not hidden', () => {
  const odd: Shape<never> = { schema: true, read: (_, at) => rejectValue(at, 'it is odd') }
  expect(wrong(record({ a: odd }), { a: 1 })).toBe('a: it is odd')
  const broken: Shape<never> = {
    schema: true,
    read: () => {
      throw new Error('a fault of the program')
    },
  }
  expect(() => parseWith(broken, 1)).toThrow('a fault of the program')
})

test('a map may have some of a few keys only', () => {
  const shape = mapOf(integer(0, 9), ['hill', 'wood'])
  expect(parseWith(shape, { wood: 3 })).toEqual({ ok: true, value: { wood: 3 } })
  expect(wrong(record({ at: shape }), { at: { sea: 3 } })).toBe('at: there is no sea')
  expect(shape.schema).toMatchObject({ type: 'object', propertyNames: { enum: ['hill', 'wood'] } })
})
