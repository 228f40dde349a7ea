import type { Browser, Page } from '@playwright/test'
import { comesTo, type Device, deviceAt, looks } from './device.ts'
import { Person } from './person.ts'
import { type ServedApp, startServed } from './server.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

let served: ServedApp
test.beforeAll(async () => {
  served = await startServed()
})
test.afterAll(() => served.stop())

const synced = (page: Page) => expect(page.getByText('Everything is synced.')).toBeVisible()
const twoWays = (page: Page) => page.getByRole('heading', { name: /^Sync conflict in/ })

async function looksAtAccount({ page }: Device): Promise<void> {
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { name: /^Signed in as/ })).toBeVisible()
  await synced(page)
}

/** A phone and a laptop of one player, who is in the same match on both. */
async function twoDevices(
  browser: Browser,
  nickname: string,
): Promise<{ phone: Device; laptop: Device; match: string }> {
  const phone = await deviceAt(browser, served.address, 390, 844)
  await phone.person.comes()
  await phone.page.goto('/#/account')
  await phone.person.joins(nickname)
  await phone.page.goto('/#/')
  await phone.person.tap('Play now')
  await phone.person.asked()
  const match = phone.page.url().replace(/.*#/, '/#')
  for (let count = 0; count < 3; count += 1) await phone.person.answers()
  const played = await phone.person.step()
  await looksAtAccount(phone)
  await phone.person.tap('Show a code')
  const code = (await phone.page.locator('.handover').textContent()) ?? ''
  const laptop = await deviceAt(browser, served.address, 1440, 900)
  await laptop.page.goto(`/#/account/${code}`)
  await laptop.person.tap('Sign in with a code from another device')
  await synced(laptop.page)
  for (const { page, person } of [phone, laptop]) {
    await page.goto(match)
    await comesTo(page, played)
    await person.hasItAll()
  }
  return { phone, laptop, match }
}

test('a move that is made while news is on its way is kept, as a branch', async ({ browser }) => {
  const { phone, laptop } = await twoDevices(browser, 'Dora')
  const sent = laptop.page.waitForResponse(
    (reply) => reply.url().includes('/api/pages') && reply.request().method() === 'POST',
  )
  await laptop.person.tap('Undo')
  await sent
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await phone.page.route('**/api/pages?since=*', async (route) => {
    const reply = await route.fetch()
    await held
    await route.fulfill({ response: reply })
  })
  const asked = phone.page.waitForRequest('**/api/pages?since=*')
  await looks(phone.page)
  await asked
  await phone.person.answers()
  const mine = await phone.person.step()
  letGo()
  await looksAtAccount(phone)
  await expect(twoWays(phone.page)).toBeVisible()
  await phone.person.tap(/^From this device/)
  await expect(twoWays(phone.page)).toBeHidden()
  await synced(phone.page)
  await comesTo(laptop.page, mine)
  for (const { noted, context } of [phone, laptop]) {
    expect(noted).toEqual([])
    await context.close()
  }
})

test('a match on the screen follows a choice between two branches of the same length', async ({
  browser,
}) => {
  const { phone, laptop, match } = await twoDevices(browser, 'Emil')
  const before = await phone.person.step()
  for (const { context } of [phone, laptop]) await context.setOffline(true)
  await phone.person.answersBy('Undo')
  await phone.person.tap('More')
  await phone.person.answersBy('Redo')
  for (const tap of ['Undo', 'Undo']) await laptop.person.answersBy(tap)
  for (const { context } of [laptop, phone]) await context.setOffline(false)
  await looksAtAccount(laptop)
  await looksAtAccount(phone)
  await expect(async () => {
    await looks(laptop.page)
    await expect(twoWays(laptop.page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await phone.page.goto(match)
  await expect(phone.page.locator('.question')).toHaveAttribute('data-step', before ?? '')
  await laptop.person.tap(/^From this device/)
  await expect(twoWays(laptop.page)).toBeHidden()
  await synced(laptop.page)
  await laptop.page.goto(match)
  await laptop.person.asked()
  const there = await laptop.person.step()
  await comesTo(phone.page, there)
  await phone.person.answers()
  const on = await phone.person.step()
  await phone.page.reload()
  await phone.person.asked()
  expect(await phone.person.step()).toBe(on)
  for (const { noted, context } of [phone, laptop]) {
    expect(noted).toEqual([])
    await context.close()
  }
})

test('two windows, and signing out and in again, make no second way of a match', async ({ browser }) => {
  const { phone, laptop, match } = await twoDevices(browser, 'Frida')
  await laptop.context.close()
  const second = await phone.context.newPage()
  await second.goto(match)
  await new Person(second).asked()
  await phone.context.route('**/api/pages*', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 80)
    })
    await route.continue()
  })
  for (let count = 0; count < 6; count += 1) await phone.person.answers()
  await expect.poll(() => new Person(second).step()).toBe(await phone.person.step())
  await second.goto('/#/account')
  await synced(second)
  await expect(twoWays(second)).toBeHidden()
  await second.close()
  await looksAtAccount(phone)
  await expect(twoWays(phone.page)).toBeHidden()
  await phone.person.tap('Sign out')
  await phone.person.tap('Sign in with a passkey')
  await expect(phone.page.getByRole('heading', { name: 'Signed in as Frida' })).toBeVisible()
  await synced(phone.page)
  await expect(twoWays(phone.page)).toBeHidden()
  expect(phone.noted).toEqual([])
  await phone.context.close()
})
