import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/server.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'opfor-web-'))
let server: TestServer
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(path.join(folder, 'assets/a-1234.js'), '1')
  server = await startServer({ web: folder })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('the web app has the headers of docs/hosting.md', async () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8')
  const wanted = [...page.matchAll(/add_header (\S+) "([^"]*)" always/g)]
  expect(wanted.length).toBeGreaterThan(4)
  const { headers } = await server.app.inject('/')
  for (const [, name = '', value] of wanted)
    expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
  expect(headers['cache-control']).toBe('no-cache')
  expect((await server.app.inject('/assets/a-1234.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
})

test('unknown paths redirect to the app, except under /api/', async () => {
  expect((await server.app.inject('/')).body).toBe('<!doctype html>')
  expect((await server.app.inject('/abc')).headers.location).toBe('/')
  expect((await server.app.inject('/api/abc')).statusCode).toBe(404)
  expect((await server.app.inject({ method: 'POST', url: '/abc' })).statusCode).toBe(404)
  expect((await server.app.inject('/../package.json')).headers.location).toBe('/')
})
