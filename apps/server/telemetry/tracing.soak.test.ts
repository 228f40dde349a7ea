import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startServer } from '../testing/server.ts'

const isLoaded = (): boolean =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('@fastify/otel'))

test('traces are off, and their packages not loaded, unless a collector is set; then each request is sent there', async () => {
  const without = await startServer()
  expect((await without.app.inject('/health')).statusCode).toBe(200)
  await without.stop()
  expect(isLoaded()).toBe(false)

  const received: string[] = []
  const collect = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push(await text(request))
    response.end('{}')
  }
  const collector = createServer((request, response) => void collect(request, response))
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve)
  })
  const { port } = collector.address() as AddressInfo
  const server = await startServer({ traces: `http://127.0.0.1:${port}/v1/traces` })
  const headers = { cookie: 'opfor=a-secret', 'x-forwarded-for': '203.0.113.9' }
  expect((await server.app.inject({ url: '/api/account', headers })).statusCode).toBe(401)
  expect((await server.app.inject('/openapi.json')).statusCode).toBe(200)
  // Stopping sends waiting traces.
  await server.stop()
  collector.close()
  expect(isLoaded()).toBe(true)
  const all = received.join('')
  for (const part of ['"opfor"', '/api/account', '401', '/openapi.json', '200']) expect(all).toContain(part)
  for (const secret of ['a-secret', '203.0.113.9']) expect(all).not.toContain(secret)
})
