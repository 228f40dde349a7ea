import { seededNumber } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { TestDevice } from './testing/test-device.ts'
import { TestServer } from './testing/test-server.ts'

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const settle = (): Promise<void> => pause(30)

async function twoDevices(): Promise<{ server: TestServer; phone: TestDevice; laptop: TestDevice }> {
  const server = new TestServer()
  const [phone, laptop] = [new TestDevice(server), new TestDevice(server)]
  await phone.openWindow()
  phone.startMatch('m')
  phone.play('m', 'a', 'b')
  await settle()
  await laptop.openWindow()
  expect(laptop.answersOf('m')).toBe('ab')
  return { server, phone, laptop }
}

test('an answer given during a pull is saved as a branch', async () => {
  const { server, phone, laptop } = await twoDevices()
  const [onLaptop, onPhone] = ['Laptop', 'Phone'].map((device, at) => ({
    received: `2026-11-18T20:0${at}:00Z`,
    device,
  }))
  server.receipt = onLaptop
  laptop.play('m', 'x', 'y')
  await settle()
  server.receipt = onPhone
  server.delay = async (path) => {
    if (!path.startsWith('/api/pages?') || phone.answersOf('m') !== 'ab') return
    phone.play('m', 'c')
  }
  await phone.sync()
  await settle()
  expect(phone.answersOf('m')).toBe('abc')
  expect(phone.state.conflicts[0]?.branches.map(({ entries, isCurrent }) => [entries, isCurrent])).toEqual([
    [2, false],
    [1, true],
  ])
  await laptop.sync()
  expect(laptop.answersOf('m')).toBe('abxy')
  for (const { state } of [phone, laptop])
    expect(state.conflicts[0]?.branches.map(({ entries, receipt }) => [entries, receipt])).toEqual([
      [2, onLaptop],
      [1, onPhone],
    ])
})

test('an answer given just before a match is replaced is saved as a branch', async () => {
  const { server, phone, laptop } = await twoDevices()
  laptop.play('m', 'x')
  await settle()
  phone.beforeReplace = () => {
    if (phone.answersOf('m') === 'ab') phone.play('m', 'c')
  }
  await phone.sync()
  await settle()
  expect(phone.answersOf('m')).toBe('abc')
  expect(phone.state.conflicts).toHaveLength(1)
  expect(server.text).toContain('\\"c\\"')
})

test('a rename during a pull is kept, and the pulled entries are applied', async () => {
  const { server, phone, laptop } = await twoDevices()
  laptop.play('m', 'x')
  await settle()
  server.delay = async (path) => {
    if (path.startsWith('/api/pages?'))
      phone.updateMatch('m', { name: 'The long war', who: { dice: 'app' } as never })
  }
  await phone.sync()
  server.delay = undefined
  await settle()
  expect(phone.answersOf('m')).toBe('abx')
  expect(phone.savedMatch('m').record).toMatchObject({ name: 'The long war', who: { dice: 'app' } })
  await laptop.sync()
  expect(laptop.savedMatch('m').record.name).toBe('The long war')
  laptop.updateMatch('m', { name: 'The short war' })
  await settle()
  await phone.sync()
  expect(phone.savedMatch('m').record.name).toBe('The short war')
})

test('the state is not synced while an answer is being sent', async () => {
  const { server, phone } = await twoDevices()
  const states: string[] = []
  server.delay = async () => {
    states.push(phone.state.state)
  }
  phone.play('m', 'c')
  await settle()
  expect(new Set(states)).toEqual(new Set(['waiting']))
  expect(phone.state).toMatchObject({ state: 'synced', unsent: 0 })
})

test('signing out and in again causes no conflict', async () => {
  const { server, phone, laptop } = await twoDevices()
  phone.play('m', 'c')
  await settle()
  phone.updateMatch('m', { name: 'The long war' })
  phone.play('m', 'd')
  await settle()
  const before = server.depot.pages.length
  await phone.signOut()
  await phone.openWindow()
  expect(server.depot.pages).toHaveLength(before)
  await phone.signOut()
  phone.play('m', 'e')
  await phone.openWindow()
  await settle()
  await laptop.sync()
  for (const device of [phone, laptop]) {
    expect(device.answersOf('m')).toBe('abcde')
    expect(device.savedMatch('m').record.name).toBe('The long war')
    expect(device.state).toMatchObject({ state: 'synced', unsent: 0, conflicts: [] })
  }
})

test('a match imported from a file and continued before signing in is merged', async () => {
  const { server, phone } = await twoDevices()
  const carried = new TestDevice(server)
  carried.startMatch('m', 'Mine', phone.savedMatch('m').journal.entries)
  carried.play('m', 'c', 'd')
  server.isReachable = false
  await carried.openWindow()
  expect(carried.state.state).toBe('unreachable')
  server.isReachable = true
  await carried.sync()
  await settle()
  await phone.sync()
  expect(phone.answersOf('m')).toBe('abcd')
  expect(phone.state.conflicts).toEqual([])
})

test('two devices with the same entries in different pages have no conflict', async () => {
  const { server, phone, laptop } = await twoDevices()
  server.isReachable = false
  for (const answer of ['c', 'd', 'e']) {
    phone.play('m', answer)
    await settle()
  }
  laptop.play('m', 'c', 'd')
  await settle()
  server.isReachable = true
  for (const device of [phone, laptop, phone, laptop]) await device.sync()
  for (const device of [phone, laptop]) {
    expect(device.answersOf('m')).toBe('abcde')
    expect(device.state.conflicts).toEqual([])
  }
  laptop.play('m', 'f')
  await settle()
  await phone.sync()
  expect(phone.answersOf('m')).toBe('abcdef')
})

test('play in two windows causes no conflict', async () => {
  const { server, phone, laptop } = await twoDevices()
  await phone.openWindow()
  let n = 0
  server.delay = () => {
    n += 1
    return pause(seededNumber(1, n, 0, 12))
  }
  for (let count = 0; count < 30; count += 1) {
    phone.play('m', 'c')
    await pause(5)
  }
  await pause(300)
  // One window may report its state while the other still sends, so both sync twice.
  for (let looked = 0; looked < 2; looked += 1) await phone.sync()
  for (const { state } of phone.windows)
    expect(state).toMatchObject({ state: 'synced', unsent: 0, conflicts: [] })
  await laptop.sync()
  expect(laptop.answersOf('m')).toBe(`ab${'c'.repeat(30)}`)
})

test('an unsent branch survives signing out', async () => {
  const { server, phone, laptop } = await twoDevices()
  laptop.play('m', 'x')
  await settle()
  phone.play('m', 'c')
  await phone.sync()
  server.isReachable = false
  phone.play('m', 'd')
  await settle()
  const there = phone.state.conflicts[0]?.branches.find(({ isCurrent }) => !isCurrent)
  await phone.chooseBranch('m', there?.id ?? '')
  expect(phone.answersOf('m')).toBe('abx')
  await phone.signOut()
  server.isReachable = true
  await phone.openWindow()
  expect(server.text).toContain('\\"d\\"')
  expect(phone.state).toMatchObject({ state: 'synced', unsent: 0 })
})

test('answers of the server after signing out are ignored', async () => {
  const { server, phone } = await twoDevices()
  server.delay = () => pause(20)
  const looking = phone.sync()
  await pause(30)
  await phone.signOut()
  await looking
  server.isReachable = false
  await phone.openWindow()
  expect(phone.state).toMatchObject({ state: 'unreachable', unsent: 0, conflicts: [] })
})

test('a long match is split into pages, and a refused match does not block others', async () => {
  const server = new TestServer()
  const phone = new TestDevice(server)
  server.refusedMatch = 'bad'
  phone.startMatch('bad', 'The bad one')
  phone.startMatch('long')
  phone.play('long', ...Array.from({ length: 3000 }, (_, at) => `the answer to question ${at}`))
  await phone.openWindow()
  expect(phone.state).toMatchObject({ state: 'synced', refused: ['The bad one'] })
  const lengths = server.depot.pages.map(({ body }) => body.length)
  expect(lengths.length).toBeGreaterThan(3)
  expect(Math.max(...lengths)).toBeLessThan(100_000)
  const laptop = new TestDevice(server)
  await laptop.openWindow()
  expect(laptop.answersOf('long')).toBe(phone.answersOf('long'))
})

test('a match deleted here is not restored by a sync', async () => {
  const { phone } = await twoDevices()
  phone.disk.delete('m')
  for (const { syncing } of phone.windows) await syncing.matchChanged('m')
  await phone.sync()
  expect(phone.disk.has('m')).toBe(false)
})

test('a match deleted here is in the trash until it is restored or continued', async () => {
  const { phone, laptop } = await twoDevices()
  const deleteHere = async (): Promise<void> => {
    phone.disk.delete('m')
    for (const { syncing } of phone.windows) await syncing.matchChanged('m')
  }
  await deleteHere()
  const entry = { match: 'm', name: 'Mine', isTrashed: true, entries: 2 }
  expect(phone.trash.list()).toMatchObject([entry])
  for (const { syncing } of phone.windows) await syncing.restoreMatch('m')
  expect(phone.answersOf('m')).toBe('ab')
  expect(phone.trash.list()).toMatchObject([{ isTrashed: false }])
  await deleteHere()
  laptop.play('m', 'c')
  await settle()
  await phone.sync()
  await settle()
  // This device does not notify of its own writes, so tell the window here.
  for (const { syncing } of phone.windows) await syncing.matchChanged('m')
  expect(phone.answersOf('m')).toBe('abc')
  expect(phone.trash.list()).toMatchObject([{ isTrashed: false, entries: 3 }])
})

test('no entry is lost in 40 simulations with failures and several windows', async () => {
  const runs = Array.from({ length: 40 }, (_, seed) => simulateFaults(seed))
  expect((await Promise.all(runs)).flat()).toEqual([])
})

async function simulateFaults(seed: number): Promise<readonly string[]> {
  const problems: string[] = []
  let n = 0
  const random = (below: number): number => {
    n += 1
    return seededNumber(seed, n, 0, below)
  }
  const { server, phone, laptop } = await twoDevices()
  await phone.openWindow()
  server.delay = () => pause(random(15))
  const tapped: string[] = []
  for (let count = 0; count < 40; count += 1) {
    const device = random(2) === 0 ? phone : laptop
    const what = random(20)
    if (what < 12) {
      tapped.push(`tap ${count}`)
      device.play('m', `tap ${count}`)
    } else if (what < 14) void device.sync()
    else if (what < 16) server.isReachable = !server.isReachable
    else if (what === 17 && device.windows.length > 0) await device.signOut()
    else if (device.windows.length === 0) void device.openWindow()
    else {
      const branch = device.state.conflicts[0]?.branches[random(2)]
      if (branch !== undefined) void device.chooseBranch('m', branch.id)
    }
    await pause(random(10))
  }
  server.isReachable = true
  server.delay = undefined
  await pause(100)
  for (const device of [phone, laptop, phone, laptop])
    await (device.windows.length > 0 ? device.sync() : device.openWindow())
  for (const device of [phone, laptop]) {
    await device.sync()
    const branch = device.state.conflicts[0]?.branches[0]
    if (branch !== undefined) await device.chooseBranch('m', branch.id)
    for (const each of [phone, laptop]) await each.sync()
  }
  const { text } = server
  for (const tap of tapped) if (!text.includes(`\\"${tap}\\"`)) problems.push(`seed ${seed}: ${tap} is lost`)
  if (phone.answersOf('m') !== laptop.answersOf('m'))
    problems.push(`seed ${seed}: ${phone.answersOf('m')} is not ${laptop.answersOf('m')}`)
  for (const device of [phone, laptop])
    if (device.state.conflicts.length > 0 || device.state.unsent > 0)
      problems.push(`seed ${seed}: ${JSON.stringify(device.state)}`)
  return problems
}
