import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/server.ts'
import { TestClient } from '../testing/test-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ maxDelay: 400 })
})
afterAll(() => server.stop())

async function keepBusy(milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    const pause = performance.now() + 900
    while (performance.now() < pause);
    await sleep(1)
  }
}

test('a process that is late refuses requests, but not the checks of operators, until it has caught up', async () => {
  const anyone = new TestClient(server.app)
  expect((await anyone.request('GET', '/openapi.json')).status).toBe(200)
  await keepBusy(2700)
  expect(await anyone.request('GET', '/openapi.json')).toMatchObject({
    status: 503,
    body: { id: 'busy' },
    headers: { 'retry-after': '1' },
  })
  expect((await anyone.request('GET', '/health')).status).toBe(200)
  let status = 503
  for (let tries = 0; status === 503 && tries < 100; tries += 1) {
    await sleep(100)
    ;({ status } = await anyone.request('GET', '/openapi.json'))
  }
  expect(status).toBe(200)
})
