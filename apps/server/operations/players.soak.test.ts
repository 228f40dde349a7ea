import { signInWithRecovery } from '@opfor/sync/api/sign-in'
import { ownAccount } from '@opfor/sync/api/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/server.ts'
import { newPlayer, TestClient } from '../testing/test-client.ts'
import { block, deletePlayer, endAllSessions, endSessions, listPlayers, rename, unblock } from './players.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('players are listed by a part of their nickname', async () => {
  await newPlayer(server.app, 'Grace Hopper')
  await newPlayer(server.app, 'Ada')
  const { db } = server.context
  expect(await listPlayers(db, 'hOPp', server.now)).toEqual([
    {
      nickname: 'Grace Hopper',
      created: server.now,
      blocked: undefined,
      passkeys: 1,
      sessions: 1,
      bytes: 0,
    },
  ])
  expect((await listPlayers(db, '', server.now)).map(({ nickname }) => nickname)).toEqual([
    'Ada',
    'Grace Hopper',
  ])
})

test('a blocked player is signed out and cannot sign in until unblocked', async () => {
  const { db } = server.context
  const client = new TestClient(server.app)
  const [code = ''] = await client.join('Mallory')
  expect(await block(db, 'mallory', server.now)).toBe(1)
  expect((await client.request('GET', '/api/account')).status).toBe(401)
  const refused = await client.request('POST', '/api/session/recovery', { code })
  expect(refused).toMatchObject({ status: 403, body: { id: 'blocked' } })
  await unblock(db, 'Mallory')
  await client.call(signInWithRecovery, { body: { code } })
  expect(await client.call(ownAccount)).toMatchObject({ nickname: 'Mallory' })
  expect(await endSessions(db, 'Mallory')).toBe(1)
  await expect(block(db, 'nobody', server.now)).rejects.toThrow('Unknown player "nobody".')
})

test('the sessions of all players can be ended', async () => {
  const clients = [await newPlayer(server.app), await newPlayer(server.app)]
  expect(await endAllSessions(server.context.db)).toBeGreaterThanOrEqual(2)
  for (const client of clients) expect((await client.request('GET', '/api/account')).status).toBe(401)
})

test('a player is renamed and deleted; a nickname that is not one is refused', async () => {
  const { db } = server.context
  await newPlayer(server.app, 'Rude Name')
  await rename(db, 'rude name', 'Player 7')
  expect(await listPlayers(db, 'rude', server.now)).toEqual([])
  await expect(rename(db, 'Player 7', '<b>')).rejects.toThrow(/a nickname has up to 24 letters/)
  await expect(rename(db, 'Player 7', 'ada')).rejects.toThrow('This nickname is already in use.')
  await deletePlayer(db, 'Player 7')
  expect(await listPlayers(db, 'Player 7', server.now)).toEqual([])
})
