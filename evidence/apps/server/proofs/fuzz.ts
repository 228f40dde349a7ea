import { seededNumber, type Json, type Random } from '@opfor/kernel'
import { makeCommit } from '@opfor/sync'
import type { AnyCall } from '@opfor/sync/api/call'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../../apps/server/endpoints/index.ts'
import { newPlayer } from '../../../../apps/server/testing/test-client.ts'

export interface FuzzResult {
  readonly requests: number
  readonly statuses: ReadonlyMap<number, number>
  /** Responses with status 500 and above, and changed prototypes. */
  readonly faults: readonly string[]
}

const malformedValues: readonly Json[] = [
  '',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  'x'.repeat(5000),
  -1,
  0.1,
  1e308,
  -0,
  true,
  [],
  {},
  [[[[[[[]]]]]]],
  { a: { b: { c: {} } } },
  { toString: 1, valueOf: 2 },
  '2026-11-15',
  '9999-99-99',
  '00000000-0000-0000-0000-000000000000',
]

interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly enum?: readonly Json[]
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
}

const prototypeKeys = () =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype].map((each) =>
    Reflect.ownKeys(each).map(String).join(),
  )

export async function fuzz(app: FastifyInstance, count: number, seed: number): Promise<FuzzResult> {
  const before = prototypeKeys()
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let n = 0
  const random: Random = (below) => {
    n += 1
    return seededNumber(seed, n, 0, below)
  }
  let player = await newPlayer(app)
  for (let sent = 0; sent < count; sent += 1) {
    if (sent % 200 === 199) player = await newPlayer(app)
    const call = endpoints[random(endpoints.length)]?.call
    if (call === undefined) continue
    const { url, headers, payload } = randomRequest(call, random)
    const reply = await app.inject({
      method: random(40) === 0 ? 'PUT' : call.method,
      url,
      headers: { ...headers, ...(random(4) === 0 ? {} : { cookie: player.cookie }) },
      ...(payload === undefined ? {} : { payload }),
    })
    // Some requests delete the player or end the session.
    if (reply.statusCode === 401 && call.auth === 'player' && random(4) === 0) player = await newPlayer(app)
    statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1)
    if (reply.statusCode >= 500)
      faults.push(`${call.method} ${url} ${String(payload).slice(0, 300)}: ${reply.statusCode} ${reply.body}`)
  }
  for (const [at, keys] of prototypeKeys().entries())
    if (keys !== before[at]) faults.push(`prototype ${at} changed`)
  return { requests: count, statuses, faults }
}

function randomRequest(call: AnyCall, random: Random) {
  const params = call.path.replaceAll(/:(\w+)/g, () => encodeURIComponent(wellFormed(randomText(random))))
  const query =
    call.query === undefined ? '' : `?since=${encodeURIComponent(wellFormed(randomText(random, '3')))}`
  const url = params + (random(30) === 0 ? `?${encodeURIComponent(wellFormed(randomText(random)))}=1` : query)
  const type = random(20) === 0 ? 'text/plain' : 'application/json'
  if (call.method === 'GET' || (call.body === undefined && random(5) > 0))
    return { url, headers: {}, payload: undefined }
  const value =
    call.body === undefined ? pick(malformedValues, random) : generate(call.body.schema as Schema, random)
  const text = JSON.stringify(value) ?? ''
  return { url, headers: { 'content-type': type }, payload: random(10) === 0 ? corrupt(text, random) : text }
}

const wellFormed = (value: string): string => value.toWellFormed()

function randomText(random: Random, valid = 'abc'): string {
  const value = random(3) === 0 ? valid : pick(malformedValues, random)
  return typeof value === 'string' ? value.slice(0, 300) : JSON.stringify(value)
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[random(values.length)] as T
}

function generate(schema: Schema, random: Random): Json {
  if (random(12) === 0) return pick(malformedValues, random)
  if (schema.enum !== undefined) return pick(schema.enum, random)
  if (schema.properties !== undefined) return generateObject(schema.properties, random)
  if (schema.type === 'array')
    return Array.from({ length: random(4) }, () => generate(schema.items ?? {}, random))
  if (schema.type === 'integer')
    return pick([schema.minimum ?? 0, schema.maximum ?? 9, (schema.maximum ?? 9) + 1, random(100)], random)
  if (schema.type === 'boolean') return random(2) === 0
  if (schema.type === 'string')
    return schema.format === 'date-time'
      ? '2027-01-01T00:00:00Z'
      : pick([`n${random(1e9)}`, 'abc', randomText(random)], random)
  return pick(malformedValues, random)
}

function generateObject(properties: Readonly<Record<string, Schema>>, random: Random): Json {
  // A page with a valid hash passes the first check.
  if ('parent' in properties && 'match' in properties && random(3) > 0)
    return { ...makeCommit('m1', 'm1', { entries: [{ q: 'x', a: random(9), by: 'person' }] }) }
  const value: Record<string, Json> = {}
  for (const [key, property] of Object.entries(properties))
    if (random(15) > 0) value[key] = generate(property, random)
  if (random(15) === 0)
    value[pick(['extra', 'constructor', '__proto__', 'prototype'], random)] = pick(malformedValues, random)
  return value
}

function corrupt(text: string, random: Random): string {
  const at = random(text.length + 1)
  return text.slice(0, at) + pick(['', '{', '"', ',', '\\u0000', '\0'], random) + text.slice(at + random(3))
}
