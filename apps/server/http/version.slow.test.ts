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

test('every answer says its version, and so does every refusal', async () => {
  expect(await getWithVersion('/api/challenges', own)).toMatchObject({ status: 200, answered: own })
  expect(await getWithVersion('/api/account', own)).toMatchObject({ status: 401, answered: own })
})

test('an app that says no version is one of the first', async () => {
  expect((await getWithVersion('/api/challenges')).status).toBe(200)
})

test.each(['2', '0', '1.0', 'x'])('an app that asks by version %s is refused and told why', async (other) => {
  const { status, answered, body } = await getWithVersion('/api/challenges', other)
  expect([status, answered]).toEqual([406, own])
  expect(JSON.parse(body)).toMatchObject({ id: 'version' })
})

test('those who watch over the server need no version', async () => {
  expect((await getWithVersion('/health', '2')).status).toBe(200)
})
