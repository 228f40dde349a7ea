import { apiVersion, versionHeader } from '@opfor/sync/api/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const own = String(apiVersion)

async function getWithVersion(url: string, version?: string) {
  const headers = version === undefined ? {} : { [versionHeader]: version }
  const reply = await server.app.inject({ method: 'GET', url, headers })
  return { status: reply.statusCode, answered: reply.headers[versionHeader], body: reply.body }
}

test('every response has the version header, also errors', async () => {
  expect(await getWithVersion('/api/challenges', own)).toMatchObject({ status: 200, answered: own })
  expect(await getWithVersion('/api/account', own)).toMatchObject({ status: 401, answered: own })
})

test('a request without a version counts as version 1', async () => {
  expect((await getWithVersion('/api/challenges')).status).toBe(200)
})

test.each(['2', '0', '1.0', 'x'])('a request of version %s is rejected', async (other) => {
  const { status, answered, body } = await getWithVersion('/api/challenges', other)
  expect([status, answered]).toEqual([406, own])
  expect(JSON.parse(body)).toMatchObject({ id: 'version' })
})

test('health checks need no version', async () => {
  expect((await getWithVersion('/health', '2')).status).toBe(200)
})
