import { seededNumber } from '@opfor/kernel'
import {
  type SyncResponse,
  type CommitBody,
  SyncClient,
  makeCommit,
  type Commit,
  type PullResponse,
  type PushResponse,
  type SyncRequest,
} from '@opfor/sync'
import { InMemoryServer } from '@opfor/evidence/sync/simulation/index'
import { squashMatch, pullCommits } from '@opfor/sync/api/journals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPlayer, type TestClient } from '../testing/test-client.ts'
import { startServer, type TestServer } from '../testing/server.ts'
import { nativeCommitId } from './pack-commits.ts'
import { maxAccountBytes, maxCommitsPerMatch } from './push-batcher.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ limitFactor: 1000 })
})
afterAll(() => server.stop())

const move = (a: number): CommitBody => ({ entries: [{ q: 'move', a, by: 'person' }] })
const bare = ({ pages: stored, ...rest }: PullResponse): PullResponse => ({
  ...rest,
  pages: stored.map(({ match, id, parent, body }) => ({ match, id, parent, body })),
})
const push = (player: TestClient, pages: readonly Commit[]) => player.request('POST', '/api/pages', { pages })
const pull = (player: TestClient, since = 0) => player.call(pullCommits, { query: { since } })

async function sync(player: TestClient, device: SyncClient): Promise<void> {
  device.schedulePull()
  for (let { request } = device; request !== undefined; { request } = device)
    device.handleResponse(request, await sendRequest(player, request))
}

async function sendRequest(player: TestClient, request: SyncRequest): Promise<SyncResponse> {
  if ('pull' in request) return pull(player, request.pull)
  const { status, body } = await push(player, request.push)
  expect([200, 409]).toContain(status)
  return body as SyncResponse
}

function pages(match: string, count: number, from = match): readonly Commit[] {
  const made: Commit[] = []
  for (let at = 0; at < count; at += 1) made.push(makeCommit(match, made.at(-1)?.id ?? from, move(at)))
  return made
}

test('pages are stored in order; pushing them again has no effect', async () => {
  const ada = await newPlayer(server.app)
  const three = pages('m1', 3)
  expect(await push(ada, three)).toMatchObject({ status: 200, body: { from: 0, clock: 3 } })
  expect(await push(ada, three)).toMatchObject({ status: 200, body: { from: 3, clock: 3 } })
  expect(await push(ada, [...three, ...three])).toMatchObject({ status: 200, body: { from: 3, clock: 3 } })
  expect(await pull(ada)).toMatchObject({ pages: three, upTo: 3, more: false })
  expect(await pull(ada, 2)).toMatchObject({ pages: three.slice(2), upTo: 3 })
  expect(await pull(ada, 3)).toMatchObject({ pages: [], upTo: 3 })
})

test('a push with an unknown parent is rejected atomically', async () => {
  const ada = await newPlayer(server.app)
  const [one, two, three] = pages('m1', 3)
  if (one === undefined || two === undefined || three === undefined) throw new Error('three pages')
  expect(await push(ada, [one, three])).toMatchObject({ status: 409, body: { unknown: two.id } })
  expect(await push(ada, [two, one])).toMatchObject({ status: 409, body: { unknown: one.id } })
  expect((await pull(ada)).pages).toEqual([])
})

test('a page with a hash mismatch is rejected', async () => {
  const ada = await newPlayer(server.app)
  const page = makeCommit('m1', 'm1', move(1))
  expect((await push(ada, [{ ...page, body: page.body.replace('1', '2') }])).status).toBe(400)
  expect((await push(ada, [{ ...page, match: 'a b' }])).status).toBe(400)
})

test('players do not see pages of others, even with the same match id', async () => {
  const [ada, bob] = [await newPlayer(server.app), await newPlayer(server.app)]
  await push(ada, pages('m1', 2))
  expect((await pull(bob)).pages).toEqual([])
  expect(await push(bob, pages('m1', 1))).toMatchObject({ body: { from: 0, clock: 1 } })
})

test('devices that diverge offline see both branches; a choice closes one and keeps its pages', async () => {
  const ada = await newPlayer(server.app)
  const [phone, laptop] = [new SyncClient(), new SyncClient()]
  phone.write('m1', move(1))
  await sync(ada, phone)
  await sync(ada, laptop)
  const mine = phone.write('m1', move(2))
  const other = laptop.write('m1', move(3))
  await sync(ada, phone)
  await sync(ada, laptop)
  await sync(ada, phone)
  for (const device of [phone, laptop])
    expect(device.getChain('m1')?.branches.toSorted()).toEqual([mine.id, other.id].toSorted())
  expect(phone.getChain('m1')?.head).toBe(mine.id)
  expect(laptop.getChain('m1')?.head).toBe(other.id)
  const chosen = phone.getChain('m1')?.choose(other.id)
  await sync(ada, phone)
  await sync(ada, laptop)
  for (const device of [phone, laptop]) {
    expect(device.getChain('m1')?.head).toBe(chosen?.id)
    expect(device.getChain('m1')?.has(mine.id)).toBe(true)
  }
})

test('a page is told with the time and the device it came from; packing keeps that of the last page of each branch', async () => {
  const ada = await newPlayer(server.app)
  const [phone, laptop] = [new SyncClient(), new SyncClient()]
  const syncAs = (system: string, device: SyncClient) => {
    ada.agent = `Mozilla/5.0 (${system}) Gecko/20100101 Firefox/140.0`
    return sync(ada, device)
  }
  phone.write('m1', move(1))
  await syncAs('Android 16; Mobile', phone)
  await syncAs('Windows NT 10.0', laptop)
  phone.write('m1', move(2))
  const mine = phone.write('m1', move(3))
  const other = laptop.write('m1', move(4))
  const before = Date.now()
  await syncAs('Android 16; Mobile', phone)
  await syncAs('Windows NT 10.0', laptop)
  await syncAs('Android 16; Mobile', phone)
  const fromPhone = { received: expect.stringMatching(/Z$/) as unknown, device: 'Firefox, Android' }
  const fromLaptop = { ...fromPhone, device: 'Firefox, Windows' }
  const stored = (await pull(ada)).pages
  expect(stored.map(({ device }) => device)).toEqual(
    ['Android', 'Android', 'Android', 'Windows'].map((system) => `Firefox, ${system}`),
  )
  expect(Math.abs(Date.parse(stored[3]?.received ?? '') - before)).toBeLessThan(60_000)
  await ada.call(squashMatch, { params: { match: 'm1' } })
  const tablet = new SyncClient()
  await syncAs('iPad', tablet)
  for (const device of [phone, laptop, tablet]) {
    const chain = device.getChain('m1')
    expect(chain?.receiptOf(mine.id)).toEqual(fromPhone)
    expect(chain?.receiptOf(other.id)).toEqual(fromLaptop)
  }
  const packed = (await pull(ada)).pages
  expect(packed.map(({ id, received, device }) => [id, received, device])).toEqual(
    stored.map(({ id, received, device }) =>
      id === mine.id || id === other.id ? [id, received, device] : [id, undefined, undefined],
    ),
  )
})

test('what is not known of a page is left out', async () => {
  const ada = await newPlayer(server.app)
  const [first, second] = pages('m1', 2)
  if (first === undefined || second === undefined) throw new Error('two pages')
  const { body } = await push(ada, [first])
  expect(body).toHaveProperty('receipt.received')
  expect(body).not.toHaveProperty('receipt.device')
  expect((await pull(ada)).pages).toEqual([{ ...first, received: expect.any(String) as unknown }])
  expect((await push(ada, [first])).body).not.toHaveProperty('receipt')
  expect((await push(ada, [first, second])).body).not.toHaveProperty('receipt')
  await ada.call(squashMatch, { params: { match: 'm1' } })
  expect((await pull(ada)).pages).toMatchObject([first, { received: expect.any(String) as unknown }])
})

test('a packed match is one row, and is pulled again with the same pages', async () => {
  const ada = await newPlayer(server.app)
  const long = pages('m1', 60)
  await push(ada, long)
  await push(ada, pages('m2', 2))
  expect(await ada.call(squashMatch, { params: { match: 'm1' } })).toEqual({ pages: 60 })
  const rows = await server.context.db.selectFrom('page').select('match').where('match', '=', 'm1').execute()
  expect(rows.filter(({ match }) => match === 'm1').length).toBeLessThan(60)
  const all = bare(await pull(ada))
  expect(all.pages).toEqual([...pages('m2', 2), ...long])
  expect(all.upTo).toBe(63)
  expect(await push(ada, long)).toMatchObject({ status: 200, body: { from: 63, clock: 63 } })
  const late = makeCommit('m1', long[10]?.id ?? '', move(99))
  const later = makeCommit('m1', late.id, move(100))
  expect(await push(ada, [...long, late, later])).toMatchObject({
    status: 200,
    body: { from: 63, clock: 65 },
  })
  expect(await push(ada, [later])).toMatchObject({ status: 200, body: { from: 65, clock: 65 } })
  expect(await ada.call(squashMatch, { params: { match: 'm1' } })).toEqual({ pages: 62 })
  expect(bare(await pull(ada, 65)).pages).toEqual([...long, late, later])
  expect((await ada.request('POST', '/api/matches/m3/compact')).status).toBe(404)
})

test('a long history is pulled in several complete responses', async () => {
  const ada = await newPlayer(server.app)
  const long = pages('m1', 700)
  for (let at = 0; at < long.length; at += 100) await push(ada, long.slice(at, at + 100))
  const small: Commit[] = []
  for (let count = 0; count < 60; count += 1) {
    const one = pages(`s${count}`, 1)
    small.push(...one)
    await push(ada, one)
    await ada.call(squashMatch, { params: { match: `s${count}` } })
  }
  const device = new SyncClient()
  await sync(ada, device)
  expect(device.getChain('m1')?.pages).toEqual(long)
  expect(device.chains.flatMap((chain) => chain.pages)).toHaveLength(long.length + small.length)
})

test('the database behaves like the in-memory server', async () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const ada = await newPlayer(server.app)
    const model = new InMemoryServer('', 500)
    const known: Commit[] = []
    let n = 0
    const random = (below: number): number => {
      n += 1
      return seededNumber(seed, n, 0, below)
    }
    for (let step = 0; step < 40; step += 1) {
      const match = `m${random(3)}`
      const own = known.filter((page) => page.match === match)
      const roll = random(10)
      if (roll < 7) {
        const first = makeCommit(match, own[random(own.length)]?.id ?? match, move(random(3)))
        const second = makeCommit(match, first.id, move(random(3)))
        const sent = [...own.slice(0, random(2)), first, ...(random(2) === 0 ? [second] : [])]
        const given = random(12) === 0 ? [second] : sent
        const { body } = await push(ada, given)
        const expected = model.push(given)
        expect({ ...(body as PushResponse), epoch: '', receipt: undefined }).toEqual(expected)
        if (!('unknown' in expected)) known.push(...given)
      } else if (roll < 8) {
        model.compact(match)
        await ada.request('POST', `/api/matches/${match}/compact`)
      } else {
        const since = random(60)
        expect({ ...bare(await pull(ada, since)), epoch: '' }).toEqual(model.pull(since))
      }
    }
  }
})

test('a page of another format is refused with a sentence', async () => {
  const ada = await newPlayer(server.app)
  const body = '{"entries":[]}'
  const page = { match: 'm1', id: nativeCommitId('m1', body), parent: 'm1', body }
  expect(await push(ada, [page])).toMatchObject({
    status: 400,
    body: {
      problem: 'A page has another format than {"opfor":1, ...}, which this server keeps. Reload the app.',
    },
  })
})

test('concurrent pushes of the same pages store them once', async () => {
  const ada = await newPlayer(server.app)
  const long = pages('m1', 20)
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => push(ada, at % 2 === 0 ? long : long.slice(0, 10 + at))),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(await pull(ada)).toMatchObject({ pages: long, upTo: 20 })
})

test('the parent of a page must be in the same match', async () => {
  const ada = await newPlayer(server.app)
  const [root] = pages('m1', 1)
  if (root === undefined) throw new Error('a page')
  const strange = makeCommit('m2', root.id, move(1))
  const answer = { status: 409, body: { unknown: root.id } }
  expect(await push(ada, [root, strange])).toMatchObject(answer)
  expect(await push(ada, [root])).toMatchObject({ status: 200 })
  expect(await push(ada, [strange])).toMatchObject(answer)
  await ada.call(squashMatch, { params: { match: 'm1' } })
  expect(await push(ada, [strange])).toMatchObject(answer)
  expect(await push(ada, [makeCommit('m1', root.id, move(1))])).toMatchObject({ status: 200 })
  const model = new InMemoryServer('e', 10)
  expect(model.push([root, strange])).toMatchObject({ unknown: root.id })
})

test('pages over the storage quota are rejected', async () => {
  const ada = await newPlayer(server.app, 'Ada the Hoarder')
  await push(ada, pages('m1', 2))
  const ownAccount = server.context.db.updateTable('account').where('nickname', '=', 'Ada the Hoarder')
  await ownAccount.set({ bytes: maxAccountBytes - 1000 }).execute()
  const [first, second] = pages('m2', 2)
  if (first === undefined || second === undefined) throw new Error('two pages')
  expect((await push(ada, [first])).status).toBe(200)
  const long = makeCommit('m2', first.id, { name: 'x'.repeat(1000) })
  expect(await push(ada, [long])).toMatchObject({ status: 507, body: { id: 'full' } })
  expect((await push(ada, [first])).status).toBe(200)
  expect((await pull(ada)).pages).toHaveLength(3)
})

test('a match that is too long is not packed', async () => {
  const ada = await newPlayer(server.app)
  const device = new SyncClient()
  for (let at = 0; at < 45; at += 1) device.write('m', { name: `${at} ${'x'.repeat(90_000)}` })
  await sync(ada, device)
  expect(await ada.request('POST', '/api/matches/m/compact')).toMatchObject({
    status: 413,
    body: { id: 'tooLong' },
  })
  const other = new SyncClient()
  await sync(ada, other)
  expect(other.getChain('m')?.pages).toHaveLength(45)
})

test('large pulls are split into several responses, packed or not', async () => {
  const ada = await newPlayer(server.app)
  const device = new SyncClient()
  for (let match = 0; match < 4; match += 1)
    for (let at = 0; at < 10; at += 1) device.write(`m${match}`, { name: `${at} ${'x'.repeat(90_000)}` })
  await sync(ada, device)
  const first = await pull(ada)
  expect(first.more).toBe(true)
  expect(first.pages.length).toBeLessThan(30)
  for (const match of ['m0', 'm1', 'm2', 'm3']) await ada.call(squashMatch, { params: { match } })
  const packed = await pull(ada)
  expect(packed.more).toBe(true)
  expect(packed.pages.length).toBeLessThan(40)
  const other = new SyncClient()
  await sync(ada, other)
  expect(other.chains.map(({ pages: all }) => all.length)).toEqual([10, 10, 10, 10])
})

async function loseLastPages(account: string, count: number): Promise<void> {
  const { pool } = server.context
  await pool.query(
    'delete from page where account = $1 and seq > (select clock - $2 from account where id = $1)',
    [account, count],
  )
  await pool.query('update account set clock = clock - $2 where id = $1', [account, count])
}

async function newestAccount(): Promise<string> {
  const { rows } = await server.context.pool.query<{ id: string }>(
    'select account as id from session order by created desc, ctid desc limit 1',
  )
  return rows[0]?.id ?? ''
}

test('a device that knows more than the database sends everything again', async () => {
  const ada = await newPlayer(server.app)
  const account = await newestAccount()
  const phone = new SyncClient()
  for (let at = 0; at < 4; at += 1) phone.write('m1', move(at))
  await sync(ada, phone)
  await loseLastPages(account, 3)
  await sync(ada, phone)
  const tablet = new SyncClient()
  await sync(ada, tablet)
  expect(tablet.getChain('m1')?.head).toBe(phone.getChain('m1')?.head)
  const bob = await newPlayer(server.app)
  expect((await pull(ada)).epoch).not.toBe((await pull(bob)).epoch)
})

test('on a new timeline of the database devices send everything again, even if others have written meanwhile', async () => {
  const ada = await newPlayer(server.app)
  const account = await newestAccount()
  const [phone, laptop] = [new SyncClient(), new SyncClient()]
  for (let at = 0; at < 4; at += 1) phone.write('m1', move(at))
  await sync(ada, phone)
  await loseLastPages(account, 3)
  const { rows } = await server.context.pool.query<{ timeline: string }>('select timeline from server')
  expect(rows[0]?.timeline).toMatch(/^[0-9A-F]{8}$/)
  await server.context.pool.query("update server set timeline = '000000FF'")
  // As many as were lost: the number alone would not show the loss.
  for (let at = 0; at < 3; at += 1) laptop.write('m2', move(at))
  await sync(ada, laptop)
  await sync(ada, phone)
  await server.context.pool.query('update server set timeline = $1', [rows[0]?.timeline])
  const tablet = new SyncClient()
  await sync(ada, tablet)
  expect(tablet.getChain('m1')?.head).toBe(phone.getChain('m1')?.head)
})

test('a match has a maximum number of pages, packed or not', async () => {
  const ada = await newPlayer(server.app)
  const long = pages('long', maxCommitsPerMatch + 1)
  for (let at = 0; at < maxCommitsPerMatch; at += 100) {
    expect((await push(ada, long.slice(at, at + 100))).status).toBe(200)
    if (at === 500) await ada.call(squashMatch, { params: { match: 'long' } })
  }
  expect(await push(ada, long.slice(-1))).toMatchObject({ status: 413, body: { id: 'tooLong' } })
  expect((await push(ada, long.slice(0, 100))).status).toBe(200)
  expect((await push(ada, pages('other', 1))).status).toBe(200)
  expect(await ada.request('POST', '/api/matches/long/compact')).toMatchObject({
    status: 413,
    body: { id: 'tooLong' },
  })
}, 60_000)
