import { chance } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { Computer } from './testing/computer.ts'
import { SlowServer } from './testing/slow-server.ts'

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const quiet = (): Promise<void> => pause(30)

/** A phone and a laptop of one player, with a match that both have. */
async function twoDevices(): Promise<{ server: SlowServer; phone: Computer; laptop: Computer }> {
  const server = new SlowServer()
  const [phone, laptop] = [new Computer(server), new Computer(server)]
  await phone.opens()
  phone.starts('m')
  phone.plays('m', 'a', 'b')
  await quiet()
  await laptop.opens()
  expect(laptop.played('m')).toBe('ab')
  return { server, phone, laptop }
}

test('a move that is made while news is fetched is kept as a branch', async () => {
  const { server, phone, laptop } = await twoDevices()
  laptop.plays('m', 'x', 'y')
  await quiet()
  server.meanwhile = async (path) => {
    if (!path.startsWith('/api/pages?') || phone.played('m') !== 'ab') return
    phone.plays('m', 'c')
  }
  await phone.looks()
  await quiet()
  expect(phone.played('m')).toBe('abc')
  expect(phone.how.conflicts[0]?.branches.map(({ entries, isCurrent }) => [entries, isCurrent])).toEqual([
    [2, false],
    [1, true],
  ])
  await laptop.looks()
  expect(laptop.played('m')).toBe('abxy')
  expect(laptop.how.conflicts[0]?.branches).toHaveLength(2)
})

test('so is one that is made in the moment in which the news is laid down', async () => {
  const { server, phone, laptop } = await twoDevices()
  laptop.plays('m', 'x')
  await quiet()
  phone.beforeLaying = () => {
    if (phone.played('m') === 'ab') phone.plays('m', 'c')
  }
  await phone.looks()
  await quiet()
  expect(phone.played('m')).toBe('abc')
  expect(phone.how.conflicts).toHaveLength(1)
  expect(server.text).toContain('\\"c\\"')
})

test('a name that is given while news is fetched stays, and the news comes too', async () => {
  const { server, phone, laptop } = await twoDevices()
  laptop.plays('m', 'x')
  await quiet()
  server.meanwhile = async (path) => {
    if (path.startsWith('/api/pages?'))
      phone.changes('m', { name: 'The long war', who: { dice: 'app' } as never })
  }
  await phone.looks()
  server.meanwhile = undefined
  await quiet()
  expect(phone.played('m')).toBe('abx')
  expect(phone.saved('m').record).toMatchObject({ name: 'The long war', who: { dice: 'app' } })
  await laptop.looks()
  expect(laptop.saved('m').record.name).toBe('The long war')
  laptop.changes('m', { name: 'The short war' })
  await quiet()
  await phone.looks()
  expect(phone.saved('m').record.name).toBe('The short war')
})

test('while a move is on its way to the server, nobody is told that everything is synced', async () => {
  const { server, phone } = await twoDevices()
  const told: string[] = []
  server.meanwhile = async () => {
    told.push(phone.how.state)
  }
  phone.plays('m', 'c')
  await quiet()
  expect(new Set(told)).toEqual(new Set(['waiting']))
  expect(phone.how).toMatchObject({ state: 'synced', unsent: 0 })
})

test('who signs out and in again has no match in two ways', async () => {
  const { server, phone, laptop } = await twoDevices()
  phone.plays('m', 'c')
  await quiet()
  phone.changes('m', { name: 'The long war' })
  phone.plays('m', 'd')
  await quiet()
  const before = server.depot.pages.length
  await phone.signsOut()
  await phone.opens()
  expect(server.depot.pages).toHaveLength(before)
  await phone.signsOut()
  phone.plays('m', 'e')
  await phone.opens()
  await quiet()
  await laptop.looks()
  for (const device of [phone, laptop]) {
    expect(device.played('m')).toBe('abcde')
    expect(device.saved('m').record.name).toBe('The long war')
    expect(device.how).toMatchObject({ state: 'synced', unsent: 0, diverged: [] })
  }
})

test('who carried matches to another device by file, and plays on before signing in there, has one match', async () => {
  const { server, phone } = await twoDevices()
  const carried = new Computer(server)
  carried.starts('m', 'Mine', phone.saved('m').journal.entries)
  carried.plays('m', 'c', 'd')
  server.isThere = false
  await carried.opens()
  expect(carried.how.state).toBe('unreachable')
  server.isThere = true
  await carried.looks()
  await quiet()
  await phone.looks()
  expect(phone.played('m')).toBe('abcd')
  expect(phone.how.conflicts).toEqual([])
})

test('two devices that cut the same entries into other pages have one match', async () => {
  const { server, phone, laptop } = await twoDevices()
  server.isThere = false
  for (const answer of ['c', 'd', 'e']) {
    phone.plays('m', answer)
    await quiet()
  }
  laptop.plays('m', 'c', 'd')
  await quiet()
  server.isThere = true
  for (const device of [phone, laptop, phone, laptop]) await device.looks()
  for (const device of [phone, laptop]) {
    expect(device.played('m')).toBe('abcde')
    expect(device.how.conflicts).toEqual([])
  }
  laptop.plays('m', 'f')
  await quiet()
  await phone.looks()
  expect(phone.played('m')).toBe('abcdef')
})

test('in two windows ordinary play stays one match', async () => {
  const { server, phone, laptop } = await twoDevices()
  await phone.opens()
  let n = 0
  server.meanwhile = () => {
    n += 1
    return pause(chance(1, n, 0, 12))
  }
  for (let count = 0; count < 30; count += 1) {
    phone.plays('m', 'c')
    await pause(5)
  }
  await pause(300)
  // What one window says last it may say while the other still sends: both look again when both are done.
  for (let looked = 0; looked < 2; looked += 1) await phone.looks()
  for (const { how } of phone.windows) expect(how).toMatchObject({ state: 'synced', unsent: 0, diverged: [] })
  await laptop.looks()
  expect(laptop.played('m')).toBe(`ab${'c'.repeat(30)}`)
})

test('a branch that was left behind and never sent outlives signing out', async () => {
  const { server, phone, laptop } = await twoDevices()
  laptop.plays('m', 'x')
  await quiet()
  phone.plays('m', 'c')
  await phone.looks()
  server.isThere = false
  phone.plays('m', 'd')
  await quiet()
  const there = phone.how.conflicts[0]?.branches.find(({ isCurrent }) => !isCurrent)
  await phone.chooses('m', there?.id ?? '')
  expect(phone.played('m')).toBe('abx')
  await phone.signsOut()
  server.isThere = true
  await phone.opens()
  expect(server.text).toContain('\\"d\\"')
  expect(phone.how).toMatchObject({ state: 'synced', unsent: 0 })
})

test('what is answered after signing out is for nobody', async () => {
  const { server, phone } = await twoDevices()
  server.meanwhile = () => pause(20)
  const looking = phone.looks()
  await pause(30)
  await phone.signsOut()
  await looking
  server.isThere = false
  await phone.opens()
  expect(phone.how).toMatchObject({ state: 'unreachable', unsent: 0, diverged: [] })
})

test('a long match goes in several pages, and one that is refused holds up no other', async () => {
  const server = new SlowServer()
  const phone = new Computer(server)
  server.refuses = 'bad'
  phone.starts('bad', 'The bad one')
  phone.starts('long')
  phone.plays('long', ...Array.from({ length: 3000 }, (_, at) => `the answer to question ${at}`))
  await phone.opens()
  expect(phone.how).toMatchObject({ state: 'synced', refused: ['The bad one'] })
  const lengths = server.depot.pages.map(({ body }) => body.length)
  expect(lengths.length).toBeGreaterThan(3)
  expect(Math.max(...lengths)).toBeLessThan(100_000)
  const laptop = new Computer(server)
  await laptop.opens()
  expect(laptop.played('long')).toBe(phone.played('long'))
})

test('a match that was deleted here stays away while nobody plays on', async () => {
  const { phone } = await twoDevices()
  phone.disk.delete('m')
  for (const { syncing } of phone.windows) await syncing.matchChanged('m')
  await phone.looks()
  expect(phone.disk.has('m')).toBe(false)
})

test('in 40 bad worlds with several windows no tap is lost, and every disk is what its pages tell', async () => {
  const runs = Array.from({ length: 40 }, (_, seed) => badWorld(seed))
  expect((await Promise.all(runs)).flat()).toEqual([])
})

async function badWorld(seed: number): Promise<readonly string[]> {
  const problems: string[] = []
  let n = 0
  const random = (below: number): number => {
    n += 1
    return chance(seed, n, 0, below)
  }
  const { server, phone, laptop } = await twoDevices()
  await phone.opens()
  server.meanwhile = () => pause(random(15))
  const tapped: string[] = []
  for (let count = 0; count < 40; count += 1) {
    const device = random(2) === 0 ? phone : laptop
    const what = random(20)
    if (what < 12) {
      tapped.push(`tap ${count}`)
      device.plays('m', `tap ${count}`)
    } else if (what < 14) void device.looks()
    else if (what < 16) server.isThere = !server.isThere
    else if (what === 17 && device.windows.length > 0) await device.signsOut()
    else if (device.windows.length === 0) void device.opens()
    else {
      const branch = device.how.conflicts[0]?.branches[random(2)]
      if (branch !== undefined) void device.chooses('m', branch.id)
    }
    await pause(random(10))
  }
  server.isThere = true
  server.meanwhile = undefined
  await pause(100)
  for (const device of [phone, laptop, phone, laptop])
    await (device.windows.length > 0 ? device.looks() : device.opens())
  for (const device of [phone, laptop]) {
    await device.looks()
    const branch = device.how.conflicts[0]?.branches[0]
    if (branch !== undefined) await device.chooses('m', branch.id)
    for (const each of [phone, laptop]) await each.looks()
  }
  const { text } = server
  for (const tap of tapped) if (!text.includes(`\\"${tap}\\"`)) problems.push(`seed ${seed}: ${tap} is lost`)
  if (phone.played('m') !== laptop.played('m'))
    problems.push(`seed ${seed}: ${phone.played('m')} is not ${laptop.played('m')}`)
  for (const device of [phone, laptop])
    if (device.how.conflicts.length > 0 || device.how.unsent > 0)
      problems.push(`seed ${seed}: ${JSON.stringify(device.how)}`)
  return problems
}
