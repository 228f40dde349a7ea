import type { Page } from '@playwright/test'
import { type Device, openDevice, triggerSync } from '../support/device.ts'
import { type TestServer, startServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

let served: TestServer
test.beforeAll(async () => {
  served = await startServer()
})
test.afterAll(() => served.stop())

const rows = (page: Page) => page.locator('.match-row')

async function expectMatches({ page }: Device, count: number): Promise<void> {
  await page.goto('/#/matches')
  await expect(async () => {
    await triggerSync(page)
    await expect(page.getByText('Everything is synced.')).toBeVisible()
    await expect(rows(page)).toHaveCount(count, { timeout: 1000 })
  }).toPass()
}

test('a match that is deleted on one device is gone on the other, and can be restored there', async ({
  browser,
}) => {
  const phone = await openDevice(browser, served.address, 390, 844)
  await phone.user.openApp()
  await phone.page.goto('/#/account')
  await phone.user.createAccount('Jana')
  await phone.page.goto('/#/game/blitzkrieg')
  await phone.user.tap('On this screen')
  await phone.user.waitForQuestion()
  for (let count = 0; count < 3; count += 1) await phone.user.answer()
  const step = await phone.user.step()
  const match = phone.page.url().replace(/.*#/, '/#')
  await phone.page.goto('/#/account')
  await expect(phone.page.getByText('Everything is synced.')).toBeVisible()
  await phone.user.tap('Show a code')
  const code = (await phone.page.locator('.handover').textContent()) ?? ''
  const laptop = await openDevice(browser, served.address, 1440, 900)
  await laptop.page.goto(`/#/account/${code}`)
  await laptop.user.tap('Sign in with a code from another device')
  await expect(laptop.page.getByRole('heading', { name: 'Signed in as Jana' })).toBeVisible()
  await expectMatches(laptop, 1)

  await expectMatches(phone, 1)
  await phone.user.tap(/^Options for /)
  await expect(phone.page.getByText(/^It is deleted on all your devices\./)).toBeVisible()
  await phone.user.tap('Delete')
  await expect(rows(phone.page)).toHaveCount(0)
  await expect.poll(() => served.count("item where name like 'm-%'")).toBe(1)
  await expectMatches(laptop, 0)

  await laptop.page.goto('/#/account')
  await expect(laptop.page.getByRole('heading', { name: 'Deleted matches' })).toBeVisible()
  await laptop.user.expectAccessible()
  await laptop.user.tap(/^Restore /)
  await expect(laptop.page.getByRole('heading', { name: 'Deleted matches' })).toBeHidden()
  await expectMatches(laptop, 1)
  await expectMatches(phone, 1)
  await phone.page.goto(match)
  await expect(phone.page.locator('.question')).toHaveAttribute('data-step', step ?? '')
  expect(served.count('page')).toBeGreaterThan(0)
  for (const { violations, context } of [phone, laptop]) {
    expect(violations).toEqual([])
    await context.close()
  }
})
