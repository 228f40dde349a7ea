import { apiVersion, versionHeader } from '@opfor/sync/api/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const own = String(apiVersion)

async function sendWithVersion(method: 'GET' | 'POST', url: string, version?: string) {
  const headers = version === undefined ? {} : { [versionHeader]: version }
  const reply = await server.app.inject({ method, url, headers })
  return { status: reply.statusCode, answered: reply.headers[versionHeader], body: reply.body }
}

test('every response has the version header, also errors', async () => {
  expect(await sendWithVersion('POST', '/api/session/options', own)).toMatchObject({
    status: 200,
    answered: own,
  })
  expect(await sendWithVersion('GET', '/api/account', own)).toMatchObject({ status: 401, answered: own })
})

test('a request that names no version is accepted', async () => {
  expect((await sendWithVersion('POST', '/api/session/options')).status).toBe(200)
})

test.each(['2', '0', '1.0', 'x'])('a request of version %s is rejected', async (other) => {
  const { status, answered, body } = await sendWithVersion('POST', '/api/session/options', other)
  expect([status, answered]).toEqual([406, own])
  expect(JSON.parse(body)).toMatchObject({ id: 'version' })
})

test('health checks need no version', async () => {
  expect((await sendWithVersion('GET', '/health', '2')).status).toBe(200)
})
