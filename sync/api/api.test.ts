import { integer, type Json, listOf, optional, read, record, text } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { calls } from './index.ts'
import { findStudy, listStudies, submitStudy } from './studies.ts'
import { call, parseResponse, buildRequest } from './call.ts'
import { looseRecord, queryCount, day, decimal, timestamp } from './shapes/common.ts'

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

describe('an answer', () => {
  const shape = looseRecord<{
    readonly a: number
    readonly b?: readonly { readonly c: string }[] | undefined
  }>({
    a: integer(0, 9),
    b: optional(listOf(looseRecord({ c: text(3) }))),
  })

  test('may have fields that are not known here, at any depth: they are passed over', () => {
    const body = json('{"a":1,"new":{"x":[]},"__proto__":{"d":1},"b":[{"c":"x","more":true}]}')
    expect(read(shape, body)).toEqual({ ok: true, value: { a: 1, b: [{ c: 'x' }] } })
  })

  test('is read strictly in the fields that are known', () => {
    expect(read(shape, {})).toMatchObject({
      problem: 'a: a whole number from 0 to 9 is expected, not nothing',
    })
    expect(read(shape, { a: '1' })).toMatchObject({
      problem: 'a: a whole number from 0 to 9 is expected, not "1"',
    })
    expect(read(shape, { a: 1, b: [{ c: 'long' }] })).toMatchObject({
      problem: 'b[0].c: a text of at most 3 characters is expected, not "long"',
    })
  })

  test.each(['[]', 'null', '"a"', '1'])('is not %s', (written) => {
    expect(read(shape, json(written))).toMatchObject({
      ok: false,
      problem: `an object is expected, not ${written}`,
    })
  })

  test('of nothing is nothing, whatever is said', () => {
    expect(parseResponse(call({ ...bare }), { a: 1 })).toEqual({ ok: true, value: undefined })
  })
})

const bare = { method: 'GET', path: '/x', summary: '', auth: 'public', rateLimit: 'public' } as const

describe('every call', () => {
  test.each(named)('%s answers with objects to which a newer server may add', (_, { response, conflict }) => {
    for (const shape of [response, conflict])
      for (const object of objectsIn(shape?.schema)) expect(object['additionalProperties']).toBe(true)
  })

  test.each(named)('%s takes nothing that is not declared', (_, { params, query, body }) => {
    for (const shape of [params, query, body])
      for (const object of objectsIn(shape?.schema)) expect(object['additionalProperties']).toBe(false)
  })

  test.each(named)('%s declares the parameters of its path', (_, { path, params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys((params?.schema as Fields | undefined)?.properties ?? {})).toEqual(names)
  })

  test('has an address of its own', () => {
    const addresses = named.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('a request', () => {
  test('is the address with what is given filled in, and the body', () => {
    expect(buildRequest(listStudies)).toEqual({ method: 'GET', path: '/api/studies', body: undefined })
    expect(buildRequest(findStudy, { params: { study: 'a/b?c' }, query: { seen: 12 } }).path).toBe(
      '/api/studies/a%2Fb%3Fc?seen=12',
    )
    expect(buildRequest(findStudy, { params: { study: 's' }, query: { seen: undefined } }).path).toBe(
      '/api/studies/s',
    )
    expect(buildRequest(submitStudy, { body: { file: {} } }).body).toEqual({ file: {} })
  })

  test('must give what the call takes: the compiler says so', () => {
    const wrong = () => [
      // @ts-expect-error a parameter is missing
      buildRequest(findStudy),
      // @ts-expect-error a parameter has another name
      buildRequest(findStudy, { params: { id: 's' } }),
      // @ts-expect-error a query is a number here
      buildRequest(findStudy, { params: { study: 's' }, query: { seen: 'x' } }),
      // @ts-expect-error there is no body
      buildRequest(listStudies, { body: { file: {} } }),
    ]
    expect(wrong).toBeTypeOf('function')
  })
})

test('days, moments and numbers', () => {
  const isRead = (shape: Parameters<typeof read>[0], value: Json) => read(shape, value).ok
  expect(isRead(day, '2026-11-15')).toBe(true)
  expect(isRead(day, '2026-11-15T00:00:00Z')).toBe(false)
  for (const good of ['2026-11-15T12:00:00Z', '2026-11-15T12:00:00.123Z', '2026-11-15T12:00:00+01:00'])
    expect(isRead(timestamp, good)).toBe(true)
  for (const wrong of [
    '2026-11-15',
    '2026-13-15T12:00:00Z',
    '2026-11-15T25:00:00Z',
    '2026-11-15T12:00:00',
    1,
  ])
    expect(isRead(timestamp, wrong)).toBe(false)
  expect(read(queryCount, '12')).toEqual({ ok: true, value: 12 })
  for (const wrong of [12, '-1', '1.5', '']) expect(isRead(queryCount, wrong)).toBe(false)
  expect(isRead(decimal, 0.5)).toBe(true)
  expect(isRead(decimal, '0.5')).toBe(false)
})

test('a record of a request refuses what an answer passes over', () => {
  expect(read(record({ a: text() }), { a: 'x', b: 1 })).toMatchObject({ problem: 'there is no field "b"' })
})
