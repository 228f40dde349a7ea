import { afterEach, expect, test, vi } from 'vitest'
import { findServer } from './find-server.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a server is found by an answer of its API, not by a page or a lost connection', async () => {
  const requests: unknown[] = []
  const answering = (reply: () => Promise<Response>): void => {
    vi.stubGlobal('fetch', (...request: readonly unknown[]) => {
      requests.push(request)
      return reply()
    })
  }
  answering(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  expect(await findServer()).toBe(false)
  answering(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await findServer()).toBe(false)
  answering(async () => Response.json({}, { status: 401, headers: { 'opfor-api-version': '1' } }))
  expect(await findServer()).toBe(true)
  expect(await findServer()).toBe(true)
  expect(requests).toEqual(Array.from({ length: 3 }, () => ['./api/account', { credentials: 'omit' }]))
})
