import type { Json } from '@opfor/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeServer, type ServerProcess } from '../server.ts'
import { newPlayer, TestClient } from '../testing/test-client.ts'
import { startServer, testSettings, type TestServer } from '../testing/server.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { registrationsPerDay, requestsPerMinute } from './rate-limiter.ts'

let server: TestServer
let second: ServerProcess
beforeAll(async () => {
  server = await startServer()
  second = await makeServer(testSettings(server.database.url), () => server.now)
})
afterAll(async () => {
  await second.stop()
  await server.stop()
})

async function countAccepted(
  clients: readonly [TestClient, ...(readonly TestClient[])],
  url: string,
  times: number,
): Promise<number> {
  let accepted = 0
  for (let sent = 0; sent < times; sent += 20) {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (clients[at % clients.length] ?? clients[0]).request('GET', url)),
    )
    accepted += replies.filter((reply) => reply.status === 200).length
    for (const reply of replies) expect([200, 429]).toContain(reply.status)
  }
  return accepted
}

test('two processes share a rate limit, which resets after a minute', async () => {
  const anyone = [new TestClient(server.app), new TestClient(second.app)] as const
  const accepted = await countAccepted(anyone, '/openapi.json', requestsPerMinute.public + 200)
  expect(accepted).toBeLessThanOrEqual(requestsPerMinute.public)
  expect(accepted).toBeGreaterThan(requestsPerMinute.public * 0.8)
  const rejected = await new TestClient(server.app).request('GET', '/openapi.json')
  expect(rejected).toMatchObject({ status: 429, body: { id: 'tooOften' }, headers: { 'retry-after': '60' } })
  server.now = new Date(server.now.getTime() + 60_000)
  expect((await new TestClient(second.app).request('GET', '/openapi.json')).status).toBe(200)
})

test('requests without a session are rate limited too', async () => {
  server.now = new Date(server.now.getTime() + 60_000)
  const anonymous = new TestClient(server.app)
  anonymous.cookie = `__Host-opfor=${'nobody'.repeat(5)}`
  const statuses: number[] = []
  for (let sent = 0; sent < requestsPerMinute.public + 40; sent += 40)
    for (const { status } of await Promise.all(
      Array.from({ length: 40 }, () => anonymous.request('POST', '/api/pages', { pages: [] })),
    ))
      statuses.push(status)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(requestsPerMinute.public)
})

function from(app: ServerProcess['app'], address: string, cookie = '') {
  return async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const reply = await app.inject({
      method,
      url,
      headers: { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: reply.statusCode, body: reply.body, cookie: String(reply.headers['set-cookie'] ?? '') }
  }
}

describe('behind a proxy', () => {
  let proxied: ServerProcess
  beforeAll(async () => {
    server.now = new Date(server.now.getTime() + 60_000)
    proxied = await makeServer(testSettings(server.database.url, { behindProxy: true }), () => server.now)
  })
  afterAll(() => proxied.stop())

  test('the address from the proxy counts, not the one from the client', async () => {
    for (const written of ['6.6.6.6', '7.7.7.7'])
      await from(proxied.app, `${written}, 203.0.113.9`)('POST', '/api/session/options')
    const { rows } = await server.context.pool.query<{ key: string }>(
      "select key from allowance where key like 'signIn %.%.%.%' and key not like '%127.0.0.1'",
    )
    expect(rows).toEqual([{ key: 'signIn 203.0.113.9' }])
  })

  test('the addresses of one IPv6 network share a quota', async () => {
    const statuses: number[] = []
    for (let at = 0; at < requestsPerMinute.signIn + 5; at += 1)
      statuses.push(
        (await from(proxied.app, `2001:db8:7:${at.toString(16)}::${at}`)('POST', '/api/session/options'))
          .status,
      )
    expect(statuses.filter((status) => status === 200)).toHaveLength(requestsPerMinute.signIn)
    expect((await from(proxied.app, '2001:db8:8::1')('POST', '/api/session/options')).status).toBe(200)
  })

  test('cookies of new accounts bring no further joins, and a day has a limit', async () => {
    const passkeyOrigin = server.context.settings.origin
    let [joined, refused, cookie] = [0, 0, '']
    for (let minute = 0; minute < 4; minute += 1) {
      server.now = new Date(server.now.getTime() + 60_000)
      let perMinute = 0
      for (let at = 0; at < 20; at += 1) {
        const client = from(proxied.app, '203.0.113.77', cookie)
        const options = await client('POST', '/api/join/options', { nickname: `n${minute}x${at}` })
        if (options.status === 429) break
        const given = JSON.parse(options.body) as { ticket: string; options: Json }
        const response = new Authenticator(passkeyOrigin).register(given.options)
        const reply = await client('POST', '/api/join', { ticket: given.ticket, response })
        if (reply.status === 201) {
          joined += 1
          perMinute += 1
          cookie = reply.cookie.split(';')[0] ?? ''
        } else if (reply.body.includes('tooManyJoined')) refused += 1
      }
      expect(perMinute).toBeLessThanOrEqual(requestsPerMinute.signIn / 2)
    }
    expect(joined).toBe(registrationsPerDay)
    expect(refused).toBeGreaterThan(0)
  })
})

test('a signed-in player has a separate quota for what only players may ask', async () => {
  server.now = new Date(server.now.getTime() + 60_000)
  const ada = await newPlayer(server.app)
  const anyone = new TestClient(server.app)
  await countAccepted([anyone], '/openapi.json', requestsPerMinute.public + 40)
  expect((await anyone.request('GET', '/openapi.json')).status).toBe(429)
  expect((await ada.request('GET', '/openapi.json')).status).toBe(429)
  expect((await ada.request('GET', '/api/account')).status).toBe(200)
})

test('a request that costs more counts as several', async () => {
  server.now = new Date(server.now.getTime() + 60_000)
  const accepted = await countAccepted([await newPlayer(server.app)], '/api/account/export', 20)
  expect(accepted).toBe(requestsPerMinute.signIn / 10)
})

test('a request that is not allowed is refused before its body is read', async () => {
  server.now = new Date(server.now.getTime() + 60_000)
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/pages',
    headers: { 'content-type': 'application/json' },
    payload: '{ this is no JSON',
  })
  expect(reply.statusCode).toBe(401)
})

test('the rest of a large body that is refused is not received', async () => {
  const refused = async (size: number) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/pages',
        headers: { 'content-type': 'application/json' },
        payload: `"${'x'.repeat(size)}"`,
      })
    ).headers['connection']
  expect(await refused(900_000)).toBe('close')
  expect(await refused(150_000)).not.toBe('close')
})

test('a count from the future does not lock anyone out', async () => {
  const client = new TestClient(second.app)
  await client.request('GET', '/openapi.json')
  server.now = new Date(server.now.getTime() + 60_000)
  const { rowCount } = await server.context.pool.query(
    `update allowance set started = '2031-01-01', used = 100000 where key like 'public %'`,
  )
  expect(rowCount).toBeGreaterThan(0)
  expect((await client.request('GET', '/openapi.json')).status).toBe(200)
})
