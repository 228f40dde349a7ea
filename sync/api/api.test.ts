import { integer, type Json, listOf, optional, parseWith, record, text } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { calls } from './index.ts'
import { changeNickname, ownAccount } from './account.ts'
import { call, parseResponse, buildRequest } from './call.ts'
import { recordWithUnknownFields, queryCount, timestamp } from './shapes/common.ts'

const json = (written: string): Json => JSON.parse(written) as Json
const named = Object.entries(calls)

interface Fields {
  readonly properties?: Readonly<Record<string, Json>>
}

/** Every object that a schema describes, at any depth. */
function objectsIn(schema: Json): readonly { readonly [key: string]: Json }[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? [schema] : []
  return [...own, ...Object.values(schema).flatMap((each: Json) => objectsIn(each))]
}

describe('a response', () => {
  const shape = recordWithUnknownFields<{
    readonly a: number
    readonly b?: readonly { readonly c: string }[] | undefined
  }>({
    a: integer(0, 9),
    b: optional(listOf(recordWithUnknownFields({ c: text(3) }))),
  })

  test('may have unknown fields at any depth, which are ignored', () => {
    const body = json('{"a":1,"new":{"x":[]},"__proto__":{"d":1},"b":[{"c":"x","more":true}]}')
    expect(parseWith(shape, body)).toEqual({ ok: true, value: { a: 1, b: [{ c: 'x' }] } })
  })

  test('is parsed strictly in its known fields', () => {
    expect(parseWith(shape, {})).toMatchObject({
      problem: 'a: a whole number from 0 to 9 is expected, not nothing',
    })
    expect(parseWith(shape, { a: '1' })).toMatchObject({
      problem: 'a: a whole number from 0 to 9 is expected, not "1"',
    })
    expect(parseWith(shape, { a: 1, b: [{ c: 'long' }] })).toMatchObject({
      problem: 'b[0].c: a text of at most 3 characters is expected, not "long"',
    })
  })

  test.each(['[]', 'null', '"a"', '1'])('cannot be %s', (written) => {
    expect(parseWith(shape, json(written))).toMatchObject({
      ok: false,
      problem: `an object is expected, not ${written}`,
    })
  })

  test('of a call without a response body is undefined, whatever the server sends', () => {
    expect(parseResponse(call({ ...bare }), { a: 1 })).toEqual({ ok: true, value: undefined })
  })
})

const bare = { method: 'GET', path: '/x', summary: '', auth: 'public', rateLimit: 'public' } as const

describe('every call', () => {
  test.each(named)('%s accepts unknown fields in responses', (_, { response, conflict }) => {
    for (const shape of [response, conflict])
      for (const object of objectsIn(shape?.schema)) expect(object['additionalProperties']).toBe(true)
  })

  test.each(named)('%s rejects unknown fields in requests', (_, { params, query, body }) => {
    for (const shape of [params, query, body])
      for (const object of objectsIn(shape?.schema)) expect(object['additionalProperties']).toBe(false)
  })

  test.each(named)('%s declares the parameters of its path', (_, { path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys((params?.schema as Fields | undefined)?.properties ?? {})).toEqual(names)
  })

  test('has a unique method and path', () => {
    const addresses = named.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('a request', () => {
  const find = call({
    ...bare,
    path: '/x/:id',
    params: record({ id: text() }),
    query: record<{ readonly seen?: number | undefined }>({ seen: optional(queryCount) }),
  })

  test('has the path with parameters and query, and the body', () => {
    expect(buildRequest(ownAccount)).toEqual({ method: 'GET', path: '/api/account', body: undefined })
    expect(buildRequest(find, { params: { id: 'a/b?c' }, query: { seen: 12 } }).path).toBe(
      '/x/a%2Fb%3Fc?seen=12',
    )
    expect(buildRequest(find, { params: { id: 's' }, query: { seen: undefined } }).path).toBe('/x/s')
    expect(buildRequest(changeNickname, { body: { nickname: 'Ada' } }).body).toEqual({ nickname: 'Ada' })
  })

  test('with wrong input does not compile', () => {
    const wrong = () => [
      // @ts-expect-error a parameter is missing
      buildRequest(find),
      // @ts-expect-error a parameter has another name
      buildRequest(find, { params: { study: 's' } }),
      // @ts-expect-error a query is a number here
      buildRequest(find, { params: { id: 's' }, query: { seen: 'x' } }),
      // @ts-expect-error there is no body
      buildRequest(ownAccount, { body: { nickname: 'Ada' } }),
    ]
    expect(wrong).toBeTypeOf('function')
  })
})

test('timestamps and numbers', () => {
  const isValid = (shape: Parameters<typeof parseWith>[0], value: Json) => parseWith(shape, value).ok
  for (const good of ['2026-11-15T12:00:00Z', '2026-11-15T12:00:00.123Z', '2026-11-15T12:00:00+01:00'])
    expect(isValid(timestamp, good)).toBe(true)
  for (const wrong of [
    '2026-11-15',
    '2026-13-15T12:00:00Z',
    '2026-11-15T25:00:00Z',
    '2026-11-15T12:00:00',
    1,
  ])
    expect(isValid(timestamp, wrong)).toBe(false)
  expect(parseWith(queryCount, '12')).toEqual({ ok: true, value: 12 })
  for (const wrong of [12, '-1', '1.5', '']) expect(isValid(queryCount, wrong)).toBe(false)
})

test('a request rejects unknown fields', () => {
  expect(parseWith(record({ a: text() }), { a: 'x', b: 1 })).toMatchObject({
    problem: 'there is no field "b"',
  })
})
