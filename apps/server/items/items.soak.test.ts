import { type SyncedItem, makeItem } from '@opfor/sync'
import { deleteAccount, exportAccount } from '@opfor/sync/api/account'
import { pullItems, pushItems } from '@opfor/sync/api/items'
import { pullCommits } from '@opfor/sync/api/journals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxAccountBytes } from '../journals/push-batcher.ts'
import { newPlayer, type TestClient } from '../testing/test-client.ts'
import { startServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
})
afterAll(() => server.stop())

const push = (player: TestClient, ...items: readonly SyncedItem[]) =>
  player.call(pushItems, { body: { items } })
const pull = (player: TestClient, since = 0) => player.call(pullItems, { query: { since } })
const ids = async (player: TestClient, since = 0) => (await pull(player, since)).items.map(({ id }) => id)
const usedBytes = async () =>
  (await server.context.db.selectFrom('account').select('bytes').execute()).reduce(
    (sum, { bytes }) => sum + bytes,
    0,
  )

test('only the newest version of an item is kept, with its device and the time of the server', async () => {
  const ada = await newPlayer(server.app)
  const first = makeItem('s-1', 'one', 'Phone')
  const second = makeItem('s-1', 'two', 'Laptop', first)
  expect(await push(ada, first)).toMatchObject({ from: 0, clock: 1, stale: [] })
  expect(await push(ada, first)).toMatchObject({ from: 1, clock: 1, stale: [] })
  expect(await push(ada, second)).toMatchObject({ from: 1, clock: 2, stale: [] })
  expect(await pull(ada)).toMatchObject({
    items: [{ ...second, changed: server.now.toISOString() }],
    upTo: 2,
    more: false,
  })
  expect(await ids(ada, 2)).toEqual([])
})

test('an item written without knowing the stored version is not stored, but others in the push are', async () => {
  const ada = await newPlayer(server.app)
  const first = makeItem('s-1', 'one', 'Phone')
  const phone = makeItem('s-1', 'from the phone', 'Phone', first)
  const laptop = makeItem('s-1', 'from the laptop', 'Laptop', first)
  const other = makeItem('p-1', 'a pack', 'Laptop')
  await push(ada, first, phone)
  expect(await push(ada, laptop, other)).toMatchObject({ stale: ['s-1'] })
  expect(await ids(ada)).toEqual([phone.id, other.id])
  expect(await push(ada, makeItem('s-1', 'from the laptop', 'Laptop', phone))).toMatchObject({ stale: [] })
})

test('of two versions that are pushed at once, one is stored and the other is named', async () => {
  const ada = await newPlayer(server.app)
  const first = makeItem('s-1', 'one', 'Phone')
  await push(ada, first)
  const versions = Array.from({ length: 8 }, (_, at) => makeItem('s-1', `version ${at}`, 'Phone', first))
  const replies = await Promise.all(versions.map((each) => push(ada, each)))
  expect(replies.filter(({ stale }) => stale.length === 0)).toHaveLength(1)
  expect((await pull(ada)).upTo).toBe(2)
})

test('after a restore the newer version of a device replaces an older one that it knows', async () => {
  const ada = await newPlayer(server.app)
  const first = makeItem('s-1', 'one', 'Phone')
  const second = makeItem('s-1', 'two', 'Phone', first)
  const third = makeItem('s-1', 'three', 'Phone', second)
  await push(ada, first)
  expect(await push(ada, third)).toMatchObject({ stale: [] })
  expect(await ids(ada)).toEqual([third.id])
})

test('a device that knows more than the database gets a new epoch, for items and pages', async () => {
  const ada = await newPlayer(server.app)
  const { epoch } = await push(ada, makeItem('s-1', 'one', 'Phone'))
  const after = await pull(ada, 7)
  expect(after).toMatchObject({ items: [], upTo: 1, more: false })
  expect(after.epoch).not.toBe(epoch)
  expect((await ada.call(pullCommits, { query: { since: 0 } })).epoch).toBe(after.epoch)
})

test('an item with a wrong hash, a wrong name or too much text is rejected', async () => {
  const ada = await newPlayer(server.app)
  const item = makeItem('s-1', 'one', 'Phone')
  const send = async (changed: SyncedItem) =>
    (await ada.request('POST', '/api/items', { items: [changed] })).status
  expect(await send({ ...item, body: 'two' })).toBe(400)
  expect(await send(makeItem('a b', 'one', 'Phone'))).toBe(400)
  expect(await send({ ...item, device: '\0' })).toBe(400)
  expect(await send(makeItem('s-1', 'x'.repeat(500_001), 'Phone'))).toBe(400)
  expect(await send(makeItem('s-1', 'x'.repeat(500_000), 'Phone'))).toBe(200)
})

test('items count for the quota of the account; a smaller version frees space', async () => {
  const ada = await newPlayer(server.app)
  const before = await usedBytes()
  const large = makeItem('s-1', 'x'.repeat(10_000), 'Phone')
  const small = makeItem('s-1', 'x', 'Phone', large)
  await push(ada, large)
  expect((await usedBytes()) - before).toBe(10_300)
  await push(ada, small)
  expect((await usedBytes()) - before).toBe(365)
  const id = (
    await server.context.db.selectFrom('item').select('account').where('id', '=', small.id).execute()
  )[0]
  const setBytes = (bytes: number) =>
    server.context.db
      .updateTable('account')
      .set({ bytes })
      .where('id', '=', id?.account ?? '')
      .execute()
  await setBytes(maxAccountBytes)
  const more = makeItem('s-2', 'y', 'Phone')
  expect(await ada.request('POST', '/api/items', { items: [more] })).toMatchObject({
    status: 507,
    body: { id: 'full' },
  })
  expect(await ids(ada)).toEqual([small.id])
})

test('many items come in several responses, none of them twice', async () => {
  const ada = await newPlayer(server.app)
  const items = Array.from({ length: 12 }, (_, at) =>
    makeItem(`p-${at}`, `${at}`.repeat(300_000 / String(at).length), 'Phone'),
  )
  for (const item of items) await push(ada, item)
  const pulled: string[] = []
  let responses = 0
  for (let since = 0; ; ) {
    const { items: some, upTo, more } = await pull(ada, since)
    pulled.push(...some.map(({ id }) => id))
    responses += 1
    if (!more) break
    since = upTo
  }
  expect(responses).toBe(2)
  expect(pulled).toEqual(items.map(({ id }) => id))
})

test('players do not see the items of others; export has them, and deleting the account deletes them', async () => {
  const [ada, bob] = [await newPlayer(server.app), await newPlayer(server.app)]
  const item = makeItem('s-1', 'mine', 'Phone')
  await push(ada, item)
  expect(await ids(bob)).toEqual([])
  expect((await ada.call(exportAccount)).items).toMatchObject([item])
  await ada.call(deleteAccount)
  const left = await server.context.db.selectFrom('item').select('id').where('id', '=', item.id).execute()
  expect(left).toEqual([])
})
