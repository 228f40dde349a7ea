import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeServer, type ServerProcess } from '../server.ts'
import { newPlayer, TestClient } from '../testing/test-client.ts'
import { startServer, testSettings, type TestServer } from '../testing/server.ts'
import { requestsPerMinute } from './rate-limiter.ts'

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
  const accepted = await countAccepted(anyone, '/api/challenges', requestsPerMinute.public + 200)
  expect(accepted).toBeLessThanOrEqual(requestsPerMinute.public)
  expect(accepted).toBeGreaterThan(requestsPerMinute.public * 0.8)
  const rejected = await new TestClient(server.app).request('GET', '/api/challenges')
  expect(rejected).toMatchObject({ status: 429, body: { id: 'tooOften' }, headers: { 'retry-after': '60' } })
  server.now = new Date(server.now.getTime() + 60_000)
  expect((await new TestClient(second.app).request('GET', '/api/challenges')).status).toBe(200)
})

test('requests without a session are rate limited too', async () => {
  server.now = new Date(server.now.getTime() + 60_000)
  const anonymous = new TestClient(server.app)
  anonymous.cookie = 'opfor=nobody'
  const statuses: number[] = []
  for (let sent = 0; sent < requestsPerMinute.public + 40; sent += 40)
    for (const { status } of await Promise.all(
      Array.from({ length: 40 }, () => anonymous.request('POST', '/api/pages', { pages: [] })),
    ))
      statuses.push(status)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(requestsPerMinute.public)
})

test('behind a proxy the address from the proxy counts, not the one from the client', async () => {
  const proxied = await makeServer(testSettings(server.database.url, { behindProxy: true }), () => server.now)
  for (const written of ['6.6.6.6', '7.7.7.7'])
    await proxied.app.inject({
      method: 'POST',
      url: '/api/session/options',
      headers: { 'x-forwarded-for': `${written}, 203.0.113.9` },
    })
  const { rows } = await server.context.pool.query<{ key: string }>(
    "select key from allowance where key like 'signIn %.%.%.%' and key not like '%127.0.0.1'",
  )
  expect(rows).toEqual([{ key: 'signIn 203.0.113.9' }])
  await proxied.stop()
})

test('a signed-in player has a separate quota', async () => {
  const ada = await newPlayer(server.app)
  const anyone = new TestClient(server.app)
  await countAccepted([anyone], '/api/challenges', requestsPerMinute.public + 40)
  expect((await anyone.request('GET', '/api/challenges')).status).toBe(429)
  expect((await ada.request('GET', '/api/challenges')).status).toBe(200)
})
