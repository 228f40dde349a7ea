import type { Browser, Page } from '@playwright/test'
import { comesTo, type Device, deviceAt } from './device.ts'
import { type ServedApp, startServed } from './server.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

let served: ServedApp
test.beforeAll(async () => {
  served = await startServed()
})
test.afterAll(() => served.stop())

const device = (browser: Browser, width: number, height: number): Promise<Device> =>
  deviceAt(browser, served.address, width, height)

const synced = (page: Page) => expect(page.getByText('Everything is synced.')).toBeVisible()

async function lookAtAccount(page: Page): Promise<void> {
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { name: /^Signed in as/ })).toBeVisible()
}

test('join, play on one device, go on at the other, diverge offline, and choose', async ({ browser }) => {
  const phone = await device(browser, 390, 844)
  await phone.person.comes()
  await phone.page.goto('/#/account')
  await expect(phone.page.getByRole('textbox', { name: 'Nickname' })).toBeVisible()
  await phone.person.findsNoBarrier()
  await phone.person.joins('Ada')
  await expect(phone.page.locator('.codes li')).toHaveCount(8)
  await synced(phone.page)
  await phone.person.findsNoBarrier()

  await phone.page.goto('/#/')
  await phone.person.tap('Play now')
  await phone.person.asked()
  const match = phone.page.url().replace(/.*#/, '/#')
  for (let count = 0; count < 3; count += 1) await phone.person.answers()
  const played = await phone.person.step()

  await lookAtAccount(phone.page)
  await synced(phone.page)
  await phone.person.tap('Show a code')
  const code = (await phone.page.locator('.handover').textContent()) ?? ''

  const laptop = await device(browser, 1440, 900)
  await laptop.page.goto(`/#/account/${code}`)
  await laptop.person.tap('Sign in with a code from another device')
  await expect(laptop.page.getByRole('heading', { name: 'Signed in as Ada' })).toBeVisible()
  await synced(laptop.page)
  await laptop.page.goto(match)
  await comesTo(laptop.page, played)

  await phone.page.goto(match)
  await phone.person.asked()
  for (const { context, person } of [phone, laptop]) {
    await person.hasItAll()
    await context.setOffline(true)
  }
  await phone.person.answers()
  await laptop.person.answers('last')
  await laptop.person.answers()
  const there = await laptop.person.step()

  for (const { context, page } of [laptop, phone]) {
    await lookAtAccount(page)
    await expect(page.getByText(/changes? (is|are) saved on this device/)).toBeVisible()
    await context.setOffline(false)
    await synced(page)
  }
  await expect(phone.page.getByRole('heading', { name: /^Sync conflict in/ })).toBeVisible()
  await phone.person.findsNoBarrier()
  if (process.env['OPFOR_SHOTS'] !== undefined)
    await phone.page.screenshot({ path: `${process.env['OPFOR_SHOTS']}/diverged.png`, fullPage: true })
  await phone.person.tap(/^From another device/)
  await expect(phone.page.getByRole('heading', { name: /^Sync conflict in/ })).toBeHidden()
  await synced(phone.page)
  await phone.page.goto(match)
  await expect(phone.page.locator('.question')).toHaveAttribute('data-step', there ?? '')

  await phone.page.goto('/#/')
  await phone.person.tap(/^More about /)
  await phone.page.getByRole('textbox', { name: 'Name' }).fill('The long war')
  await phone.person.tap('Rename')
  await expect(async () => {
    await lookAtAccount(laptop.page)
    await synced(laptop.page)
    await laptop.page.goto('/#/')
    await expect(laptop.page.getByText('The long war')).toBeVisible({ timeout: 1000 })
  }).toPass()

  for (const { noted, context } of [phone, laptop]) {
    expect(noted).toEqual([])
    await context.close()
  }
})

test('a short link opens the match in a clean profile, until it is revoked', async ({ browser }) => {
  const phone = await device(browser, 390, 844)
  await phone.person.comes()
  await phone.page.goto('/#/account')
  await phone.person.joins('Bob')
  await phone.page.goto('/#/')
  await phone.person.tap('Play now')
  await phone.person.asked()
  await phone.person.answers()
  const step = await phone.person.step()
  await phone.person.tap('More')
  await phone.person.tap('Share')
  await phone.person.tap('Create a short link')
  const address = phone.page.getByRole('textbox', { name: 'Short link' })
  await expect(address).toHaveValue(/\/l\/[a-z2-9]{10}$/)
  await phone.person.findsNoBarrier()
  const link = await address.inputValue()

  const friend = await device(browser, 820, 1180)
  await friend.page.goto(link)
  await expect(friend.page.getByText(`step ${step} of ${step}`)).toBeVisible()
  await friend.person.findsNoBarrier()

  await phone.page.goto('/#/account')
  await phone.person.tap('Show them')
  await phone.person.tap(/^Revoke/)
  await expect(phone.page.getByText(/was revoked\.$/)).toBeVisible()
  const late = await device(browser, 820, 1180)
  await late.page.goto(link)
  await expect(late.page.getByRole('alert')).toBeVisible()
  for (const { noted, context } of [phone, friend, late]) {
    expect(noted).toEqual([])
    await context.close()
  }
})

/** A challenge lasts as long as its day: where that ends in a moment, the next one is waited for. */
async function aDayBegins(): Promise<void> {
  const day = 24 * 60 * 60_000
  const whole = 8 * 60_000
  const left = day - (Date.now() % day)
  if (left > whole) return
  test.setTimeout(left + whole)
  await new Promise((resolve) => {
    setTimeout(resolve, left + 1000)
  })
}

test('today’s challenge is played to its end, counts, and stands on the leaderboard', async ({ browser }) => {
  await aDayBegins()
  const { page, person, noted, context } = await device(browser, 390, 844)
  await person.comes()
  await page.goto('/#/challenge')
  await expect(page.getByText('Nobody has played yet.')).toBeVisible()
  await person.findsNoBarrier()
  await person.tap('Sign in to take part')
  await person.joins('Carla')
  await page.goto('/#/challenge')
  const rolled = () => expect(page.getByText('The server is rolling …')).toBeHidden()
  await person.tap('Start an attempt')
  await person.asked()
  await rolled()
  await person.findsNoBarrier()
  // In the middle of a turn, of which the server knows nothing yet: what was answered stays.
  // Where only one unit fits the space, none is asked for and the next turn begins.
  const isInTurn = async () => (await person.question()).startsWith('Which unit do you place')
  for (; !(await isInTurn()); await rolled()) await person.answers()
  const [question, step] = [await person.question(), await person.step()]
  await person.tap('More')
  await person.findsNoBarrier()
  await person.tap('Settings')
  await page.getByRole('radio', { name: '130 %' }).check()
  await person.tap('Back')
  await rolled()
  await expect(page.locator('.question h2')).toHaveText(question)
  await expect(page.locator('.question')).toHaveAttribute('data-step', step ?? '')
  // In the middle of it the device is lost; another page goes on where the server stands.
  await person.answers()
  await page.reload()
  await person.asked()
  for (await rolled(); !(await person.isOver()); await rolled()) await person.answers()
  await expect(page.getByText('Your result counts.')).toBeVisible()
  await person.tap('To the leaderboard')
  await expect(page.getByRole('row', { name: /^1 Carla (won|lost), -?\d+ VP 1$/ })).toBeVisible()
  await person.findsNoBarrier()
  await person.tap('Start an attempt')
  await person.asked()
  await page.goto('/#/challenge')
  await person.tap('Abandon attempt 2')
  await person.tap(/^Really abandon attempt 2/)
  await expect(page.getByRole('row', { name: /VP 2 \(1 abandoned\)$/ })).toBeVisible()
  await expect(page.getByText('Attempt 2: abandoned')).toBeVisible()
  await person.findsNoBarrier()
  if (process.env['OPFOR_SHOTS'] !== undefined)
    await page.screenshot({ path: `${process.env['OPFOR_SHOTS']}/leaderboard.png`, fullPage: true })

  // The day ends: its secret is told, and the result is replayed with it on this very device.
  served.sql(`begin; alter table attempt drop constraint if exists attempt_day_fkey;
    update challenge set day = '2026-01-01'; update attempt set day = '2026-01-01'; commit`)
  await page.goto('/#/challenge/2026-01-01')
  await person.tap('Check Carla’s result')
  await expect(page.getByText(/^Carla’s result is correct/)).toBeVisible()
  await person.findsNoBarrier()
  if (process.env['OPFOR_SHOTS'] !== undefined)
    await page.screenshot({ path: `${process.env['OPFOR_SHOTS']}/checked.png`, fullPage: true })
  await person.tap('View this match')
  await expect(page.getByText(/step \d+ of \d+/)).toBeVisible()
  expect(noted).toEqual([])
  await context.close()
})

test('who never signs in sends nothing to the server', async ({ browser }) => {
  const { page, person, context } = await device(browser, 390, 844)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await person.comes()
  await person.tap('Play now')
  await person.asked()
  await person.answers()
  await page.goto('/#/settings')
  await person.tap('Account and sync')
  await expect(page.getByRole('button', { name: 'Create an account with a passkey' })).toBeVisible()
  expect(asked).toEqual([])
  await context.close()
})
