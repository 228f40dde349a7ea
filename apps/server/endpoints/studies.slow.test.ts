import { exportAccount, ownAccount } from '@opfor/sync/api/account'
import { findStudy, listStudies, submitStudy } from '@opfor/sync/api/studies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStudyPermission } from '../operations/study-permission.ts'
import { waitUntilBlocked } from '../testing/blocked.ts'
import { newPlayer } from '../testing/test-client.ts'
import { startServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const file = { format: 1, name: 'A study', game: 'blitzkrieg', policies: ['random'], until: { games: 5 } }

async function newDesigner() {
  const player = await newPlayer(server.app)
  const { nickname } = await player.call(ownAccount)
  expect(await setStudyPermission(server.context.db, nickname.toUpperCase(), true)).toBe(true)
  return { player, nickname }
}

test('the owner submits, lists, views and stops a study', async () => {
  const { player } = await newDesigner()
  const { id } = await player.call(submitStudy, { body: { file } })
  const list = await player.call(listStudies)
  expect(list).toMatchObject({ may: true, workers: 0, studies: [{ id, name: 'A study', state: 'waiting' }] })
  const study = await player.call(findStudy, { params: { study: id } })
  expect(study).toMatchObject({ file, counted: 0, parts: [{ counted: 0, most: 5, totals: {} }] })
  const again = await player.call(findStudy, { params: { study: id }, query: { seen: 0 } })
  expect(again.parts).toEqual([{ played: 0, counted: 0, most: 5 }])
  expect((await player.request('POST', `/api/studies/${id}/stop`)).status).toBe(204)
  expect((await player.request('POST', `/api/studies/${id}/stop`)).status).toBe(409)
})

test('an invalid study is rejected with the location of the error', async () => {
  const { player } = await newDesigner()
  const reply = await player.request('POST', '/api/studies', { file: { ...file, policies: ['clever'] } })
  expect(reply).toMatchObject({
    status: 422,
    body: { id: 'noStudy', problem: 'policies[0].name: one of random, greedy, searching is expected.' },
  })
})

test('the permission can be revoked; players have none by default', async () => {
  const { player, nickname } = await newDesigner()
  await setStudyPermission(server.context.db, nickname, false)
  expect((await player.request('POST', '/api/studies', { file })).status).toBe(403)
  expect(await player.call(listStudies)).toMatchObject({ may: false })
  expect(await setStudyPermission(server.context.db, 'an unknown player', true)).toBe(false)
})

test('studies are exported and deleted with their owner', async () => {
  const { player } = await newDesigner()
  const { id } = await player.call(submitStudy, { body: { file } })
  expect(await player.call(exportAccount)).toMatchObject({ studies: [{ id, file }] })
  await player.request('DELETE', '/api/account')
  const { rows } = await server.context.pool.query('select from study where id = $1', [id])
  expect(rows).toEqual([])
})

test('the export includes more studies than a list', async () => {
  const { player } = await newDesigner()
  const { id } = await player.call(submitStudy, { body: { file } })
  await server.context.pool.query(
    `insert into study (id, owner, name, game, file, priority, state, submitted)
     select gen_random_uuid(), owner, name, game, file, priority, 'stopped', submitted
     from study, generate_series(1, 200) where id = $1`,
    [id],
  )
  const { studies } = await player.call(exportAccount)
  expect(studies).toHaveLength(201)
})

test('a study that is submitted while its owner is deleted does not remain', async () => {
  const { player, nickname } = await newDesigner()
  const { pool } = server.context
  const deleting = await pool.connect()
  await deleting.query('begin')
  await deleting.query('select from account where nickname = $1 for update', [nickname])
  const submitted = player.request('POST', '/api/studies', { file: { ...file, name: 'Left behind' } })
  await Promise.race([
    waitUntilBlocked(pool),
    submitted.then(() => {
      throw new Error('The request did not wait for the lock on the owner.')
    }),
  ])
  await deleting.query('delete from account where nickname = $1', [nickname])
  await deleting.query('commit')
  deleting.release()
  expect((await submitted).status).toBe(403)
  const { rows } = await pool.query(`select from study where name = 'Left behind'`)
  expect(rows).toEqual([])
})
