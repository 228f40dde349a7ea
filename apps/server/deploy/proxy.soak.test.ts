import http from 'node:http'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@opfor/studies/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ChildServer,
  startChildServer,
} from '../../../evidence/apps/server/proofs/support/child-server.ts'
import { startProxy } from '../../../evidence/apps/server/proofs/support/proxy.ts'
import { makeDatabase } from '../testing/database.ts'

let server: ChildServer
let ports: { readonly plain: number; readonly tls: number }
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const database = await makeDatabase()
  ports = { plain: await freePort(), tls: await freePort() }
  server = await startChildServer(database.url, 0, {
    OPFOR_ORIGIN: 'https://localhost',
    OPFOR_BEHIND_PROXY: 'yes',
    OPFOR_LIMIT_FACTOR: '1',
  })
  const proxy = startProxy(ports, [server.port])
  stops.push(async () => {
    await proxy.stop()
    await server.kill('SIGTERM')
    await database.drop()
  })
  while ((await ask(ports.plain, '/').catch(() => undefined)) === undefined) await sleep(50)
}, 60_000)
afterAll(async () => {
  for (const stop of stops) await stop()
})

interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
}

function ask(port: number, url: string, options: https.RequestOptions = {}): Promise<Answer> {
  const send = port === ports.tls ? https.request : http.request
  return new Promise((resolve, reject) => {
    const request = send(
      { host: '127.0.0.1', port, path: url, rejectUnauthorized: false, ...options },
      (response) => {
        response.resume()
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
      },
    )
    request.on('error', reject)
    request.end()
  })
}

test('plain HTTP leads to TLS', async () => {
  const { status, headers } = await ask(ports.plain, '/abc', { headers: { host: 'opfor.example' } })
  expect([status, headers.location]).toEqual([301, 'https://opfor.example/abc'])
})

test('TLS before 1.2 is refused', async () => {
  const old = { minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
  await expect(ask(ports.tls, '/', { ...old, maxVersion: 'TLSv1.1' })).rejects.toThrow(/protocol version/)
  expect((await ask(ports.tls, '/openapi.json', { ...old, maxVersion: 'TLSv1.2' })).status).toBe(200)
})

test('the API is answered with its headers, and what operators need is hidden', async () => {
  const { status, headers } = await ask(ports.tls, '/openapi.json')
  expect(status).toBe(200)
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/)
  for (const hidden of ['/metrics', '/health', '/ready']) {
    expect((await ask(ports.tls, hidden)).status).toBe(404)
    expect((await ask(server.port, hidden)).status).toBe(200)
  }
})

test('an address that the caller made up does not get around the limits', async () => {
  const statuses: number[] = []
  for (let nth = 0; nth < 40; nth += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${nth}`, origin: 'https://localhost' }
    statuses.push((await ask(ports.tls, '/api/session/options', { method: 'POST', headers })).status)
  }
  expect(statuses[0]).not.toBe(429)
  expect(statuses.at(-1)).toBe(429)
})
