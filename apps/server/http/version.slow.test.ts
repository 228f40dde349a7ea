import { apiVersion, versionHeader } from '@opfor/sync/api/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const own = String(apiVersion)

async function asked(url: string, version?: string) {
  const headers = version === undefined ? {} : { [versionHeader]: version }
  const reply = await server.app.inject({ method: 'GET', url, headers })
  return { status: reply.statusCode, says: reply.headers[versionHeader], body: reply.body }
}

test('every answer says its version, and so does every refusal', async () => {
  expect(await asked('/api/challenges', own)).toMatchObject({ status: 200, says: own })
  expect(await asked('/api/account', own)).toMatchObject({ status: 401, says: own })
})

test('an app that says no version is one of the first', async () => {
  expect((await asked('/api/challenges')).status).toBe(200)
})

test.each(['2', '0', '1.0', 'x'])('an app that asks by version %s is refused and told why', async (other) => {
  const { status, says, body } = await asked('/api/challenges', other)
  expect([status, says]).toEqual([406, own])
  expect(JSON.parse(body)).toMatchObject({ id: 'version' })
})

test('those who watch over the server need no version', async () => {
  expect((await asked('/health', '2')).status).toBe(200)
})
