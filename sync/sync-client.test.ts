import type { Json } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { InMemoryServer } from '../evidence/sync/simulation/in-memory-server.ts'
import { parseResponse } from './api/call.ts'
import { pullCommits } from './api/journals.ts'
import { SyncClient, detectDeviceName } from './sync-client.ts'
import {
  type CommitBody,
  type JournalHeader,
  isValidCommit,
  makeCommit,
  parseCommitBody,
  type Receipt,
} from './commit.ts'
import { serializeJournal } from './serialized-journal.ts'

test('a device is named by its browser and its system', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
  const edge =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'
  expect([windows, phone, edge, ''].map(detectDeviceName)).toEqual([
    'Firefox, Windows',
    'Safari, iPhone',
    'Edge, Linux',
    '',
  ])
})

const move = (a: number): CommitBody => ({ entries: [{ q: 'move', a, by: 'person' }] })

function sync(device: SyncClient, server: InMemoryServer, receipt?: Receipt): void {
  device.schedulePull()
  for (let { request } = device; request !== undefined; { request } = device)
    device.handleResponse(request, server.handle(request, receipt))
}

test('the id of a page is the hash of its parent and its body', () => {
  const page = makeCommit('m', 'm', move(1))
  expect(page.id).toMatch(/^[0-9a-f]{64}$/)
  expect(isValidCommit(page)).toBe(true)
  expect(isValidCommit({ ...page, body: page.body.replace('1', '2') })).toBe(false)
  expect(isValidCommit({ ...page, parent: 'n' })).toBe(false)
  expect(parseCommitBody(page)).toEqual(move(1))
  expect(parseCommitBody({ body: '{"opfor":1,"closes":7}' })).toBeUndefined()
  expect(parseCommitBody({ body: '{"opfor":1,"name":"The long war"}' })).toEqual({ name: 'The long war' })
  expect(parseCommitBody({ body: '{"opfor":1,"name":7}' })).toBeUndefined()
  expect(parseCommitBody({ body: '{"name":"The long war"}' })).toBeUndefined()
  expect(parseCommitBody({ body: 'nonsense' })).toBeUndefined()
  expect(parseCommitBody({ body: '7' })).toBeUndefined()
})

test('fifty offline moves are sent in one request, and a lost response has no effect', () => {
  const [phone, server] = [new SyncClient(), new InMemoryServer('e', 100)]
  for (let a = 0; a < 50; a += 1) phone.write('m', move(a))
  const { request } = phone
  if (request === undefined || !('push' in request)) throw new Error('a push is expected')
  expect(request.push).toHaveLength(50)
  server.handle(request)
  sync(phone, server)
  expect(server.pages).toHaveLength(50)
  expect(phone.getChain('m')?.unsent).toEqual([])
  expect(phone.request).toBeUndefined()
})

test('no request is due without unsent pages and without a scheduled pull', () => {
  const [phone, server] = [new SyncClient(), new InMemoryServer('e', 100)]
  sync(phone, server)
  expect(phone.request).toBeUndefined()
  phone.schedulePull()
  expect(phone.request).toEqual({ pull: 0 })
})

test('a device without own pages follows the others; one that diverged stays on its branch', () => {
  const [phone, laptop, tablet, server] = [
    new SyncClient(),
    new SyncClient(),
    new SyncClient(),
    new InMemoryServer('e', 100),
  ]
  phone.write('m', move(1))
  for (const device of [phone, laptop, tablet]) sync(device, server)
  const mine = phone.write('m', move(2))
  const other = laptop.write('m', move(3))
  for (const device of [phone, tablet]) sync(device, server)
  expect(tablet.getChain('m')?.head).toBe(mine.id)
  for (const device of [laptop, phone, tablet]) sync(device, server)
  expect([phone, laptop, tablet].map((device) => device.getChain('m')?.head)).toEqual([
    mine.id,
    other.id,
    mine.id,
  ])
  expect(tablet.getChain('m')?.branches).toEqual([mine.id, other.id])
})

test('a device knows when the last page of each branch was received and from which device, and sends only the page again', () => {
  const [phone, laptop] = [new SyncClient(), new SyncClient()]
  const [server, restored] = [new InMemoryServer('e', 100), new InMemoryServer('f', 100)]
  const [fromPhone, fromLaptop] = ['Phone', 'Laptop'].map((device, at) => ({
    received: `2026-11-18T20:0${at}:00Z`,
    device,
  }))
  const begun = phone.write('m', move(1))
  sync(phone, server, fromPhone)
  sync(laptop, server, fromLaptop)
  for (const device of [phone, laptop]) expect(device.getChain('m')?.receiptOf(begun.id)).toEqual(fromPhone)
  const [mine, other] = [phone.write('m', move(2)), laptop.write('m', move(3))]
  sync(phone, server, fromPhone)
  sync(laptop, server, fromLaptop)
  sync(phone, server, fromPhone)
  // The restored server is empty and gets all commits from the phone.
  sync(phone, restored, fromPhone)
  expect(restored.pages.map(({ id, device }) => [id, device])).toContainEqual([other.id, 'Phone'])
  for (const device of [phone, laptop, new SyncClient(laptop.saved)]) {
    sync(device, restored)
    const chain = device.getChain('m')
    expect(chain?.receiptOf(mine.id)).toEqual(fromPhone)
    expect(chain?.receiptOf(other.id)).toEqual(fromLaptop)
    expect(chain?.receiptOf(begun.id)).toBeUndefined()
    expect(chain?.pages.every((page) => !('received' in page))).toBe(true)
  }
})

test('the receipt of a page is read strictly, and packed pages have none', () => {
  const page = makeCommit('m', 'm', move(1))
  const pulled = (more: object) =>
    parseResponse(pullCommits, { epoch: 'e', upTo: 1, more: false, pages: [{ ...page, ...more }] })
  const receipt = { received: '2026-11-18T20:43:09.123Z', device: 'Firefox, Windows' }
  expect(pulled(receipt)).toMatchObject({ ok: true, value: { pages: [{ ...page, ...receipt }] } })
  expect(pulled({})).toMatchObject({ ok: true, value: { pages: [page] } })
  expect(pulled({ received: 'yesterday' }).ok).toBe(false)
  expect(pulled({ device: 7 }).ok).toBe(false)
})

test('a device is restored from its saved state after a crash', () => {
  const [phone, server] = [new SyncClient(), new InMemoryServer('e', 100)]
  phone.write('m', move(1))
  sync(phone, server)
  phone.write('m', move(2))
  const again = new SyncClient(phone.saved)
  expect(again.saved).toEqual(phone.saved)
  sync(again, server)
  expect(server.pages).toHaveLength(2)
})

test('a server that was restored from an old backup receives all pages again', () => {
  const [phone, laptop, server] = [new SyncClient(), new SyncClient(), new InMemoryServer('e', 100)]
  phone.write('m', move(1))
  sync(phone, server)
  const backup = new InMemoryServer('', 100, server)
  phone.write('m', move(2))
  sync(phone, server)
  sync(laptop, server)
  const restored = new InMemoryServer('f', 100, backup)
  expect(restored.pages).toHaveLength(1)
  laptop.write('m', move(3))
  sync(laptop, restored)
  sync(phone, restored)
  expect(restored.pages).toHaveLength(3)
  expect(phone.getChain('m')?.head).toBe(laptop.getChain('m')?.head)
})

test('choosing the only branch or an unknown one has no effect', () => {
  const phone = new SyncClient()
  const page = phone.write('m', move(1))
  expect(phone.getChain('m')?.choose(page.id)).toBeUndefined()
  expect(phone.getChain('m')?.choose('unknown')).toBeUndefined()
  expect(phone.getChain('m')?.pages).toEqual([page])
})

test('the same entries split into different pages are one branch for all devices', () => {
  const [phone, laptop, server] = [new SyncClient(), new SyncClient(), new InMemoryServer('e', 100)]
  phone.write('m', move(1))
  for (const device of [phone, laptop]) sync(device, server)
  for (const a of [2, 3]) phone.write('m', move(a))
  laptop.write('m', { entries: [2, 3].map((a) => ({ q: 'move', a, by: 'person' })) })
  for (const device of [phone, laptop, phone, laptop]) sync(device, server)
  const heads = [phone, laptop].map((device) => device.getChain('m')?.head)
  expect(heads[0]).toBe(heads[1])
  for (const device of [phone, laptop]) expect(device.getChain('m')?.branches).toEqual([heads[0]])
  const more = laptop.write('m', move(4))
  for (const device of [laptop, phone]) sync(device, server)
  expect(phone.getChain('m')?.head).toBe(more.id)
})

test('a choice also closes duplicates of the branches that were not chosen', () => {
  const phone = new SyncClient()
  const chain = phone.getOrCreateChain('m')
  const first = chain.write(move(1))
  const mine = chain.write(move(2))
  chain.write(move(3), first.id)
  chain.write(move(4))
  chain.write(
    { name: 'again' },
    chain.write({ entries: [3, 4].map((a) => ({ q: 'move', a, by: 'person' })) }, first.id).id,
  )
  expect(chain.branches).toHaveLength(2)
  chain.choose(mine.id)
  expect(chain.branches).toEqual([chain.head])
})

test('a journal is located at the page with the longest common prefix', () => {
  const chain = new SyncClient().getOrCreateChain('m')
  const entries = (...a: readonly number[]) =>
    a.map((each) => JSON.stringify({ q: 'move', a: each, by: 'person' }))
  const first = chain.write(move(1))
  const last = chain.write({ entries: [2, 3].map((a) => ({ q: 'move', a, by: 'person' })) })
  expect(chain.locate(entries())).toEqual({ page: 'm', length: 0 })
  expect(chain.locate(entries(1))).toEqual({ page: first.id, length: 1 })
  expect(chain.locate(entries(1, 2))).toEqual({ page: last.id, length: 2 })
  expect(chain.locate(entries(1, 2, 3, 4))).toEqual({ page: last.id, length: 3 })
  expect(chain.locate(entries(1, 4))).toEqual({ page: first.id, length: 1 })
  expect(chain.locate(entries(5))).toEqual({ page: 'm', length: 0 })
})

test('a device has seen all pages after the last pull', () => {
  const [phone, laptop, server] = [new SyncClient(), new SyncClient(), new InMemoryServer('e', 2)]
  for (const a of [1, 2, 3, 4, 5]) phone.write('m', move(a))
  sync(phone, server)
  const first = laptop.request
  if (first === undefined) throw new Error('a pull is expected')
  laptop.handleResponse(first, server.handle(first))
  expect(laptop.hasCompletedPull).toBe(false)
  sync(laptop, server)
  expect(laptop.hasCompletedPull).toBe(true)
  expect(new SyncClient(laptop.saved).hasCompletedPull).toBe(true)
  expect(new SyncClient(laptop.saved).request).toBeUndefined()
})

test('the order of the fields of a heading does not matter', () => {
  const begin = (heading: object) => makeCommit('m', 'm', { begin: heading as JournalHeader, name: 'Mine' })
  const [one, other] = [
    begin({ game: 'g', options: { a: 1, b: [2, 1] } }),
    begin({ options: { b: [2, 1], a: 1 }, game: 'g' }),
  ]
  expect(one.id).not.toBe(other.id)
  expect(serializeJournal([one])).toEqual(serializeJournal([other]))
  expect(serializeJournal([one])).not.toEqual(
    serializeJournal([begin({ game: 'g', options: { a: 1, b: [1, 2] } })]),
  )
})

test('a pulled page with a hash mismatch is rejected, so that pages cannot form a cycle', () => {
  const page = makeCommit('m', 'm', move(1))
  const answer = (...pages: readonly Json[]): Json => ({ epoch: 'e', pages, upTo: 1, more: false })
  expect(parseResponse(pullCommits, answer({ ...page })).ok).toBe(true)
  expect(parseResponse(pullCommits, answer({ ...page, id: 'm' }))).toEqual({
    ok: false,
    problem: 'pages[0]: the hash of the page does not match its id',
  })
})

test('a body that is nested too deeply is invalid', () => {
  expect(
    parseCommitBody({ body: `{"entries":[${'['.repeat(40_000)}${']'.repeat(40_000)}]}` }),
  ).toBeUndefined()
})

test('a device reports whether a response caused a full resync', () => {
  const phone = new SyncClient()
  phone.write('m', move(1))
  const { request } = phone
  if (request === undefined) throw new Error('a request is expected')
  expect(phone.handleResponse(request, { epoch: 'e', from: 0, clock: 1 })).toBe(true)
  expect(phone.handleResponse({ pull: 1 }, { epoch: 'another', pages: [], upTo: 1, more: false })).toBe(false)
})
