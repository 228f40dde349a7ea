import { seededNumber } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { TestItemDevice } from './testing/test-item-device.ts'
import { TestItemServer } from './testing/test-item-server.ts'

function twoDevices(): { server: TestItemServer; phone: TestItemDevice; laptop: TestItemDevice } {
  const server = new TestItemServer()
  return { server, phone: new TestItemDevice(server, 'Phone'), laptop: new TestItemDevice(server, 'Laptop') }
}

const texts = ({ texts: own }: TestItemDevice): readonly string[] => [...own.values()].toSorted()

test('what is typed on one device is there on the other, changes and deletion too', async () => {
  const { phone, laptop } = twoDevices()
  phone.texts.set('s-1', 'a sheet').set('p-1', 'a pack').set('p-2', 'another').set('p-3', 'a third')
  expect(await phone.sync()).toEqual({ state: 'synced', unsent: 0, refused: [], copies: [] })
  await laptop.sync()
  expect(texts(laptop)).toEqual(texts(phone))
  laptop.texts.set('s-1', 'a better sheet').delete('p-1')
  await laptop.sync()
  await phone.sync()
  expect(texts(phone)).toEqual(['a better sheet', 'a third', 'another'])
})

test('what is changed offline is counted, and sent later', async () => {
  const { server, phone, laptop } = twoDevices()
  server.isReachable = false
  phone.texts.set('s-1', 'typed on the train')
  expect(await phone.sync()).toMatchObject({ state: 'unreachable', unsent: 1 })
  phone.restart()
  server.isReachable = true
  expect(await phone.sync()).toMatchObject({ state: 'synced', unsent: 0 })
  await laptop.sync()
  expect(texts(laptop)).toEqual(['typed on the train'])
})

test('two devices that changed the same sheet both keep their text, and the copy says from which device', async () => {
  const { phone, laptop } = twoDevices()
  phone.texts.set('s-1', 'one')
  await phone.sync()
  await laptop.sync()
  phone.texts.set('s-1', 'one, by phone')
  laptop.texts.set('s-1', 'one, by laptop')
  await phone.sync()
  expect(await laptop.sync()).toMatchObject({ state: 'synced', copies: ['one, by phone (Phone)'] })
  expect(laptop.texts.get('s-1')).toBe('one, by laptop')
  await phone.sync()
  for (const device of [phone, laptop]) {
    expect(texts(device)).toEqual(['one, by laptop', 'one, by phone (Phone)'])
    expect(await device.sync()).toMatchObject({ state: 'synced', unsent: 0 })
  }
})

test('a text that is typed while a version of another device arrives is kept', async () => {
  const { phone, laptop } = twoDevices()
  phone.texts.set('s-1', 'one')
  await phone.sync()
  await laptop.sync()
  laptop.texts.set('s-1', 'one, by laptop')
  await laptop.sync()
  phone.beforeReplace = () => {
    phone.texts.set('s-1', 'one, by phone')
    phone.beforeReplace = undefined
  }
  await phone.sync()
  expect(texts(phone)).toEqual(['one, by laptop (Laptop)', 'one, by phone'])
})

test('a sheet that one device changes and the other deletes is kept', async () => {
  for (const first of ['phone', 'laptop'] as const) {
    const { phone, laptop } = twoDevices()
    phone.texts.set('s-1', 'one')
    await phone.sync()
    await laptop.sync()
    phone.texts.delete('s-1')
    laptop.texts.set('s-1', 'one and more')
    const order = first === 'phone' ? [phone, laptop, phone] : [laptop, phone, laptop]
    for (const device of order) await device.sync()
    for (const device of [phone, laptop]) expect(texts(device)).toEqual(['one and more'])
  }
})

test('of a preference the last one that reaches the server counts, field by field', async () => {
  const { server, phone, laptop } = twoDevices()
  for (const device of [phone, laptop]) device.texts.set('f-theme', '-').set('f-sound', '-')
  phone.texts.set('f-theme', 'dark')
  await phone.sync()
  expect(server.bodies).toEqual(['dark'])
  await laptop.sync()
  expect(laptop.texts.get('f-theme')).toBe('dark')
  phone.texts.set('f-theme', 'light')
  laptop.texts.set('f-theme', 'auto').set('f-sound', 'on')
  await phone.sync()
  await laptop.sync()
  await phone.sync()
  for (const device of [phone, laptop])
    expect(Object.fromEntries(device.texts)).toEqual({ 'f-theme': 'auto', 'f-sound': 'on' })
})

test('a device that signs in takes the preferences of the account', async () => {
  const { phone, laptop } = twoDevices()
  phone.texts.set('f-theme', 'dark')
  await phone.sync()
  laptop.texts.set('f-theme', 'light')
  await laptop.sync()
  expect(laptop.texts.get('f-theme')).toBe('dark')
})

test('a version whose answer was lost makes no copy', async () => {
  const { server, phone, laptop } = twoDevices()
  phone.texts.set('s-1', 'one')
  server.losesAnswers = true
  await phone.sync()
  server.losesAnswers = false
  phone.texts.set('s-1', 'two')
  phone.restart()
  expect(await phone.sync()).toMatchObject({ state: 'synced', copies: [] })
  await laptop.sync()
  expect(texts(laptop)).toEqual(['two'])
})

test('after the server has lost items they are sent again, without copies', async () => {
  const { server, phone, laptop } = twoDevices()
  phone.texts.set('s-1', 'one')
  await phone.sync()
  server.backUp()
  phone.texts.set('s-1', 'two').set('s-2', 'new')
  await phone.sync()
  await laptop.sync()
  server.restore()
  for (const device of [laptop, phone]) {
    expect(await device.sync()).toMatchObject({ state: 'synced', unsent: 0, copies: [] })
    expect(texts(device)).toEqual(['new', 'two'])
  }
  expect(server.bodies.toSorted()).toEqual(['new', 'two'])
})

test('signing out and in again makes no copies, and nothing is lost', async () => {
  const { phone, server } = twoDevices()
  phone.texts.set('s-1', 'one').set('s-2', 'two')
  await phone.sync()
  await phone.signOut()
  expect(await phone.sync()).toMatchObject({ state: 'synced', copies: [] })
  expect(server.bodies).toHaveLength(2)
})

test('an item that the server refuses, or that is too long, does not block others', async () => {
  const { server, phone } = twoDevices()
  server.refusedText = 'bad'
  phone.texts.set('s-1', 'a bad one').set('s-2', 'x'.repeat(500_001)).set('s-3', 'good')
  expect(await phone.sync()).toMatchObject({
    state: 'synced',
    unsent: 2,
    refused: ['a bad one', expect.any(String)],
  })
  expect(server.bodies).toEqual(['good'])
})

test('an item of a newer app that this one cannot read is left alone', async () => {
  const { server, phone, laptop } = twoDevices()
  phone.texts.set('s-1', 'newer: one')
  await phone.sync()
  await laptop.sync()
  await laptop.sync()
  expect([texts(laptop), server.bodies]).toEqual([[], ['newer: one']])
})

test('nothing that was typed is lost in 300 runs with failures, lost answers and restores', async () => {
  for (let seed = 0; seed < 300; seed += 1) await simulate(seed)
})

async function simulate(seed: number): Promise<void> {
  const server = new TestItemServer()
  const devices = ['Phone', 'Laptop', 'Tablet'].map((name) => new TestItemDevice(server, name))
  let drawn = 0
  const random = (below: number): number => {
    drawn += 1
    return seededNumber(seed, drawn, 0, below)
  }
  const typed: string[] = []
  for (let step = 0; step < 60; step += 1) {
    const device = devices[random(3)]
    if (device === undefined) continue
    const what = random(20)
    if (what < 9) {
      // Typing only adds to the text, so a token is missing only if a text was overwritten unseen.
      const name = `s-${random(3)}`
      typed.push(`<${step}>`)
      device.texts.set(name, `${device.texts.get(name) ?? ''}<${step}>`)
    } else if (what < 15) await device.sync()
    else if (what === 15) server.isReachable = !server.isReachable
    else if (what === 16) server.losesAnswers = !server.losesAnswers
    else if (what === 17) server.backUp()
    else if (what === 18) server.restore()
    else device.restart()
  }
  server.isReachable = true
  server.losesAnswers = false
  for (let round = 0; round < 4; round += 1) for (const device of devices) await device.sync()
  const all = server.bodies.join('\n')
  expect(typed.filter((token) => !all.includes(token))).toEqual([])
  for (const device of devices) {
    expect(texts(device)).toEqual(server.bodies.toSorted())
    expect(await device.unsent()).toBe(0)
  }
}
