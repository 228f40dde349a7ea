import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeCommit } from '@opfor/sync'
import { expect, test } from 'vitest'
import { connectDatabase } from './database/connect.ts'
import { createPlayers } from '../../evidence/apps/server/proofs/support/players.ts'
import { startChildServer } from '../../evidence/apps/server/proofs/support/child-server.ts'
import { HttpConnection } from '../../evidence/apps/server/proofs/support/http-connection.ts'
import { makeDatabase } from './testing/database.ts'

test('after SIGTERM the server completes the requests in progress, and all acknowledged pages are stored', async () => {
  const database = await makeDatabase()
  const connected = connectDatabase(database.url, 2)
  const players = await createPlayers(connected, 20)
  const server = await startChildServer(database.url, 0)
  const acknowledged: string[] = []
  let disconnected = 0
  const pushing = players.map(async ({ cookie }) => {
    const connection = new HttpConnection(server.port)
    for (let parent = 'm', n = 0; ; n += 1) {
      const page = makeCommit('m', parent, { entries: [{ q: 'x', a: n, by: 'person' }] })
      const { status } = await connection.request(
        'POST',
        '/api/pages',
        cookie,
        JSON.stringify({ pages: [page] }),
      )
      if (status !== 200) {
        // 503: rejected by the server; 0: connection refused or closed.
        expect([0, 503]).toContain(status)
        disconnected += 1
        return connection.close()
      }
      acknowledged.push(page.id)
      parent = page.id
    }
  })
  while (acknowledged.length < 60) await sleep(10)
  await server.kill('SIGTERM')
  await Promise.all(pushing)
  const stored = await connected.db.selectFrom('page').select('id').execute()
  expect(disconnected).toBe(20)
  // Every request got a response, so exactly the acknowledged commits are stored.
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(acknowledged))
  await connected.db.destroy()
  await database.drop()
})

test('SIGTERM ends the process within ten seconds, whatever its connections do', async () => {
  const database = await makeDatabase()
  const server = await startChildServer(database.url, 0)
  const head = 'POST /api/join/options HTTP/1.1\r\nhost: localhost\r\n'
  const json = 'content-type: application/json\r\ncontent-length: 40\r\n\r\n{"nick'
  const sockets = ['', head, head + json].map((sent) => {
    const socket = net.connect(server.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(sent)
    return socket
  })
  const asking = new HttpConnection(server.port)
  expect((await asking.request('GET', '/ready', '')).status).toBe(200)
  const start = performance.now()
  const ended = server.kill('SIGTERM')
  await sleep(300)
  expect((await asking.request('GET', '/ready', '')).status).toBe(503)
  await ended
  expect(performance.now() - start).toBeLessThan(10_000)
  for (const socket of sockets) socket.destroy()
  asking.close()
  await database.drop()
}, 60_000)
