import type { Browser, Page } from '@playwright/test'
import { waitForStep, type Device, openDevice, triggerSync } from '../support/device.ts'
import { User } from '../support/user.ts'
import { type TestServer, startServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

let served: TestServer
test.beforeAll(async () => {
  served = await startServer()
})
test.afterAll(() => served.stop())

const expectSynced = (page: Page) => expect(page.getByText('Everything is synced.')).toBeVisible()
const conflictHeading = (page: Page) => page.getByRole('heading', { name: / was played on two devices$/ })

async function openAccount({ page }: Device): Promise<void> {
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { name: /^Signed in as/ })).toBeVisible()
  await expectSynced(page)
}

async function openTwoDevices(
  browser: Browser,
  nickname: string,
): Promise<{ phone: Device; laptop: Device; match: string }> {
  const phone = await openDevice(browser, served.address, 390, 844)
  await phone.user.openApp()
  await phone.page.goto('/#/account')
  await phone.user.createAccount(nickname)
  await phone.page.goto('/#/game/blitzkrieg')
  await phone.user.tap('On this screen')
  await phone.user.waitForQuestion()
  const match = phone.page.url().replace(/.*#/, '/#')
  for (let count = 0; count < 3; count += 1) await phone.user.answer()
  const played = await phone.user.step()
  await openAccount(phone)
  await phone.user.tap('Show a code')
  const code = (await phone.page.locator('.handover').textContent()) ?? ''
  const laptop = await openDevice(browser, served.address, 1440, 900)
  await laptop.page.goto(`/#/account/${code}`)
  await laptop.user.tap('Sign in with a code from another device')
  await expectSynced(laptop.page)
  for (const { page, user } of [phone, laptop]) {
    await page.goto(match)
    await waitForStep(page, played)
    await user.waitUntilOffline()
  }
  return { phone, laptop, match }
}

test('an answer given during a pull is saved as a branch, and both can be kept', async ({ browser }) => {
  const { phone, laptop } = await openTwoDevices(browser, 'Dora')
  const sent = laptop.page.waitForResponse(
    (reply) => reply.url().includes('/api/pages') && reply.request().method() === 'POST',
  )
  await laptop.user.tap('Undo')
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
  await triggerSync(phone.page)
  await asked
  await phone.user.answer()
  const mine = await phone.user.step()
  letGo()
  await openAccount(phone)
  await expect(conflictHeading(phone.page)).toBeVisible()
  await phone.user.tap('Keep both as two matches')
  await expect(conflictHeading(phone.page)).toBeHidden()
  await expectSynced(phone.page)
  await waitForStep(laptop.page, mine)
  await phone.page.goto('/#/')
  await expect(phone.page.getByText(/\(other device\)/)).toBeVisible()
  for (const { violations, context } of [phone, laptop]) {
    expect(violations).toEqual([])
    await context.close()
  }
})

test('the open match is updated after choosing a branch of the same length', async ({ browser }) => {
  const { phone, laptop, match } = await openTwoDevices(browser, 'Emil')
  const before = await phone.user.step()
  for (const { context } of [phone, laptop]) await context.setOffline(true)
  await phone.user.answerWith('Undo')
  await phone.user.tap('More')
  await phone.user.answerWith('Redo')
  for (const tap of ['Undo', 'Undo']) await laptop.user.answerWith(tap)
  for (const { context } of [laptop, phone]) await context.setOffline(false)
  await openAccount(laptop)
  await openAccount(phone)
  await expect(async () => {
    await triggerSync(laptop.page)
    await expect(conflictHeading(laptop.page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await phone.page.goto(match)
  await expect(phone.page.locator('.question')).toHaveAttribute('data-step', before ?? '')
  await laptop.user.tap(/^From this device/)
  await expect(conflictHeading(laptop.page)).toBeHidden()
  await expectSynced(laptop.page)
  await laptop.page.goto(match)
  await laptop.user.waitForQuestion()
  const there = await laptop.user.step()
  await waitForStep(phone.page, there)
  await phone.user.answer()
  const on = await phone.user.step()
  await phone.page.reload()
  await phone.user.waitForQuestion()
  expect(await phone.user.step()).toBe(on)
  for (const { violations, context } of [phone, laptop]) {
    expect(violations).toEqual([])
    await context.close()
  }
})

test('two windows, and signing out and in again, cause no conflict', async ({ browser }) => {
  const { phone, laptop, match } = await openTwoDevices(browser, 'Frida')
  await laptop.context.close()
  const second = await phone.context.newPage()
  await second.goto(match)
  await new User(second).waitForQuestion()
  await phone.context.route('**/api/pages*', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 80)
    })
    await route.continue()
  })
  for (let count = 0; count < 3; count += 1) await phone.user.answer()
  await expect.poll(() => new User(second).step()).toBe(await phone.user.step())
  await second.goto('/#/account')
  await expectSynced(second)
  await expect(conflictHeading(second)).toBeHidden()
  await second.close()
  await openAccount(phone)
  await expect(conflictHeading(phone.page)).toBeHidden()
  await phone.user.tap('Sign out')
  await phone.user.tap('Sign in with a passkey')
  await expect(phone.page.getByRole('heading', { name: 'Signed in as Frida' })).toBeVisible()
  await expectSynced(phone.page)
  await expect(conflictHeading(phone.page)).toBeHidden()
  expect(phone.violations).toEqual([])
  await phone.context.close()
})
