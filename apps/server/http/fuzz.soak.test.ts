import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzz } from '../../../evidence/apps/server/proofs/fuzz.ts'
import { startServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ limitFactor: 1_000_000 })
})
afterAll(() => server.stop())

test('3,000 mutated requests cause no error 500 and no prototype pollution', async () => {
  const { requests, faults, statuses } = await fuzz(server.app, 3000, 1)
  expect(faults).toEqual([])
  expect(requests).toBe(3000)
  expect(statuses.get(400)).toBeGreaterThan(300)
  expect(statuses.get(200)).toBeGreaterThan(100)
})

test('a body over the limit is rejected before it is read', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/join/options',
    headers: { 'content-type': 'application/json', 'content-length': '70000' },
    payload: JSON.stringify({ nickname: 'x'.repeat(70_000) }),
  })
  expect(reply.statusCode).toBe(413)
  const announced = await server.app.inject({
    method: 'POST',
    url: '/api/join/options',
    headers: { 'content-type': 'application/json', 'content-length': '99999999' },
    payload: '{',
  })
  expect(announced.statusCode).toBe(413)
})

test('prototype pollution is rejected', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/join/options',
    headers: { 'content-type': 'application/json' },
    payload: '{"__proto__":{"polluted":true},"nickname":"Ada"}',
  })
  expect(reply.statusCode).toBe(400)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
