import type { Browser, Page } from '@playwright/test'
import { waitForStep, type Device, openDevice } from '../support/device.ts'
import { type TestServer, startServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

let served: TestServer
test.beforeAll(async () => {
  served = await startServer()
})
test.afterAll(() => served.stop())

const device = (browser: Browser, width: number, height: number): Promise<Device> =>
  openDevice(browser, served.address, width, height)

const expectSynced = (page: Page) => expect(page.getByText('Everything is synced.')).toBeVisible()

async function openAccount(page: Page): Promise<void> {
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { name: /^Signed in as/ })).toBeVisible()
}

test('create an account, continue on another device, and resolve a conflict', async ({ browser }) => {
  const phone = await device(browser, 390, 844)
  await phone.user.openApp()
  await phone.page.goto('/#/account')
  await expect(phone.page.getByRole('textbox', { name: 'Nickname' })).toBeVisible()
  await phone.user.expectAccessible()
  await phone.user.createAccount('Ada')
  await expect(phone.page.locator('.codes li')).toHaveCount(8)
  await expectSynced(phone.page)
  await phone.user.expectAccessible()

  await phone.page.goto('/#/game/blitzkrieg')
  await phone.user.tap('On this screen')
  await phone.user.waitForQuestion()
  const match = phone.page.url().replace(/.*#/, '/#')
  for (let count = 0; count < 3; count += 1) await phone.user.answer()
  const played = await phone.user.step()

  await openAccount(phone.page)
  await expectSynced(phone.page)
  await phone.user.tap('Show a code')
  const code = (await phone.page.locator('.handover').textContent()) ?? ''

  const laptop = await device(browser, 1440, 900)
  await laptop.page.goto(`/#/account/${code}`)
  await laptop.user.tap('Sign in with a code from another device')
  await expect(laptop.page.getByRole('heading', { name: 'Signed in as Ada' })).toBeVisible()
  await expectSynced(laptop.page)
  await laptop.page.goto(match)
  await waitForStep(laptop.page, played)

  await phone.page.goto(match)
  await phone.user.waitForQuestion()
  for (const { context, user } of [phone, laptop]) {
    await user.waitUntilOffline()
    await context.setOffline(true)
  }
  await phone.user.answer()
  await laptop.user.answer('last')
  await laptop.user.answer()
  const there = await laptop.user.step()

  for (const { context, page } of [laptop, phone]) {
    await openAccount(page)
    await expect(page.getByText(/changes? (is|are) saved on this device/)).toBeVisible()
    await context.setOffline(false)
    await expectSynced(page)
  }
  await expect(phone.page.getByRole('heading', { name: / was played on two devices$/ })).toBeVisible()
  await expect(phone.page.getByText(/^Both start with the same \d+ steps?/)).toBeVisible()
  await expect(phone.page.getByText(/^On Chrome, .+; sent on .+ at .+\.$/)).toHaveCount(2)
  await phone.user.expectAccessible()
  if (process.env['OPFOR_SHOTS'] !== undefined)
    await phone.page.screenshot({ path: `${process.env['OPFOR_SHOTS']}/diverged.png`, fullPage: true })
  await phone.user.tap("View the other device's match")
  await expect(phone.page.getByRole('heading', { name: 'One of two versions' })).toBeVisible()
  await expect(phone.page.locator('.question')).toHaveAttribute('data-step', there ?? '')
  await phone.page.goBack()
  await phone.user.tap(/^From another device/)
  await expect(phone.page.getByRole('heading', { name: / was played on two devices$/ })).toBeHidden()
  await expectSynced(phone.page)
  await phone.page.goto(match)
  await expect(phone.page.locator('.question')).toHaveAttribute('data-step', there ?? '')

  await phone.page.goto('/#/matches')
  await phone.user.tap(/^Options for /)
  await phone.page.getByRole('textbox', { name: 'Name' }).fill('The long war')
  await phone.user.tap('Rename')
  await expect(async () => {
    await openAccount(laptop.page)
    await expectSynced(laptop.page)
    await laptop.page.goto('/#/')
    await expect(laptop.page.getByText('The long war')).toBeVisible({ timeout: 1000 })
  }).toPass()

  for (const { violations, context } of [phone, laptop]) {
    expect(violations).toEqual([])
    await context.close()
  }
})

test('a lost device is signed out, after confirming who it is', async ({ browser }) => {
  const phone = await device(browser, 390, 844)
  await phone.user.openApp()
  await phone.page.goto('/#/account')
  await phone.user.createAccount('Dora')
  const recoveryCode = (await phone.page.locator('.codes li').first().textContent()) ?? ''
  await phone.user.tap('Show a code')
  const code = (await phone.page.locator('.handover').textContent()) ?? ''
  const lost = await device(browser, 820, 1180)
  await lost.page.goto(`/#/account/${code}`)
  await lost.user.tap('Sign in with a code from another device')
  await expect(lost.page.getByRole('heading', { name: 'Signed in as Dora' })).toBeVisible()

  // The session alone cannot take the account: this device has no passkey.
  await lost.user.tap('New recovery codes')
  await expect(lost.page.getByText(/^Confirm it's you/)).toBeVisible()
  await expect(lost.page.locator('.codes li')).toHaveCount(0)
  await lost.user.expectAccessible()
  await lost.page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode)
  await lost.user.tap('Confirm with this code')
  await expect(lost.page.getByText(/^Confirmed for five minutes/)).toBeVisible()

  // Then the phone confirms with its passkey and signs the other device out.
  served.sql('update session set proved = null')
  await phone.user.tap('Show passkeys and devices')
  await expect(phone.page.getByText(/with a code from another device\. Last used/)).toBeVisible()
  await phone.user.expectAccessible()
  if (process.env['OPFOR_SHOTS'] !== undefined)
    await phone.page.screenshot({ path: `${process.env['OPFOR_SHOTS']}/access.png`, fullPage: true })
  await phone.user.tap(/^Sign out the device signed in on/)
  await expect(phone.page.getByText(/with a code from another device\. Last used/)).toBeHidden()
  await openAccount(lost.page)
  await lost.page.reload()
  await expect(lost.page.getByText('Your session has expired. Sign out and sign in again.')).toBeVisible()
  for (const { violations, context } of [phone, lost]) {
    expect(violations).toEqual([])
    await context.close()
  }
})

test('without an account the server is only asked whether it is there, and only by the settings', async ({
  browser,
}) => {
  const { page, user, context } = await device(browser, 390, 844)
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/'))
      asked.push([
        request.method(),
        request.url(),
        request.postData() ?? '',
        request.headers()['cookie'] ?? '',
      ])
  })
  await user.openGame()
  await user.tap('On this screen')
  await user.waitForQuestion()
  await user.answer()
  expect(asked).toEqual([])
  await page.goto('/#/settings')
  await expect(page.getByText('Your matches stay on this device unless you sign in.')).toBeVisible()
  await user.tap('Account and sync')
  await expect(page.getByRole('button', { name: 'Create an account with a passkey' })).toBeVisible()
  expect(asked).toEqual([['GET', `${served.address}/api/account`, '', '']])
  await context.close()
})
