import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import path from 'node:path'
import { asAdmin, postgres } from '@opfor/studies/testing'
import { afterEach, expect, test } from 'vitest'

const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    const ended = new Promise((resolve) => child.once('close', resolve))
    child.kill()
    await ended
  }
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Starts `npm run dev` with this database; returns the output up to `until`, and the address of the web app. */
async function dev(
  database: string,
  until: string,
): Promise<{ readonly output: string; readonly web: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'dev.ts')], {
    env: { ...process.env, NO_COLOR: '1', OPFOR_DATABASE: database, OPFOR_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  let output = ''
  for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    output += text
    if (output.includes(until)) break
  }
  return { output, web: /The web app: (\S+)/.exec(output)?.[1] ?? '' }
}

test('the web app runs in development mode with the server, and the database is created', async () => {
  const name = `opfor_test_${randomUUID().replaceAll('-', '')}`
  try {
    const { web } = await dev(`${postgres}/${name}`, 'Listening on')
    expect(await (await fetch(web)).text()).toContain('/@vite/client')
    const reply = await fetch(`${web}api/pages?since=0`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([401, expect.stringContaining('json')])
  } finally {
    await asAdmin(postgres, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
})

test('without PostgreSQL the web app runs alone, with a message', async () => {
  const { output, web } = await dev(`postgres://ada:secret@127.0.0.1:${await freePort()}/nowhere`, 'Ctrl-C')
  expect(output).toMatch(
    /PostgreSQL cannot be used at postgres:\/\/ada@127\.0\.0\.1:\d+\/nowhere: .*ECONNREFUSED/,
  )
  expect(output).toContain('The web app runs without a server')
  const reply = await fetch(`${web}api/pages?since=0`)
  expect(reply.headers.get('content-type')).toContain('text/html')
})
