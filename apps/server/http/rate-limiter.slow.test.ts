import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeServer, type ServerProcess } from '../server.ts'
import { newPlayer, Visitor } from '../testing/test-client.ts'
import { startServer, testSettings, type TestServer } from '../testing/server.ts'
import { limits } from './rate-limiter.ts'

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

async function count(
  visitors: readonly [Visitor, ...(readonly Visitor[])],
  url: string,
  times: number,
): Promise<number> {
  let good = 0
  for (let sent = 0; sent < times; sent += 20) {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (visitors[at % visitors.length] ?? visitors[0]).ask('GET', url)),
    )
    good += replies.filter((reply) => reply.status === 200).length
    for (const reply of replies) expect([200, 429]).toContain(reply.status)
  }
  return good
}

test('a limit holds over two processes together, and is full again the next minute', async () => {
  const anyone = [new Visitor(server.app), new Visitor(second.app)] as const
  const good = await count(anyone, '/api/challenges', limits.public + 200)
  expect(good).toBeLessThanOrEqual(limits.public)
  expect(good).toBeGreaterThan(limits.public * 0.8)
  const refused = await new Visitor(server.app).ask('GET', '/api/challenges')
  expect(refused).toMatchObject({ status: 429, body: { id: 'tooOften' }, headers: { 'retry-after': '60' } })
  server.now = new Date(server.now.getTime() + 60_000)
  expect((await new Visitor(second.app).ask('GET', '/api/challenges')).status).toBe(200)
})

test('who has no session is limited too, before being told so', async () => {
  server.now = new Date(server.now.getTime() + 60_000)
  const nobody = new Visitor(server.app)
  nobody.cookie = 'opfor=nobody'
  const statuses: number[] = []
  for (let sent = 0; sent < limits.public + 40; sent += 40)
    for (const { status } of await Promise.all(
      Array.from({ length: 40 }, () => nobody.ask('POST', '/api/pages', { pages: [] })),
    ))
      statuses.push(status)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(limits.public)
})

test('behind a proxy the address counts that the proxy saw, not what the caller wrote', async () => {
  const proxied = await makeServer(testSettings(server.database.url, { behindProxy: true }), () => server.now)
  for (const written of ['6.6.6.6', '7.7.7.7'])
    await proxied.app.inject({
      method: 'POST',
      url: '/api/session/options',
      headers: { 'x-forwarded-for': `${written}, 203.0.113.9` },
    })
  const { rows } = await server.world.pool.query<{ key: string }>(
    "select key from allowance where key like 'signIn %.%.%.%' and key not like '%127.0.0.1'",
  )
  expect(rows).toEqual([{ key: 'signIn 203.0.113.9' }])
  await proxied.stop()
})

test('a player who is signed in has an allowance of his own', async () => {
  const ada = await newPlayer(server.app)
  const anyone = new Visitor(server.app)
  await count([anyone], '/api/challenges', limits.public + 40)
  expect((await anyone.ask('GET', '/api/challenges')).status).toBe(429)
  expect((await ada.ask('GET', '/api/challenges')).status).toBe(200)
})
