import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Device, openDevice, triggerSync } from '../support/device.ts'
import { type TestServer, startServer } from '../support/server.ts'
import { storedPacks } from '../support/saved-matches.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

let served: TestServer
test.beforeAll(async () => {
  served = await startServer()
})
test.afterAll(() => served.stop())

const garrison = readFileSync(
  path.join(import.meta.dirname, '../../../../evidence/sheets/programs/garrison.md'),
  'utf8',
)
const [heading = ''] = garrison.split('\n')

const expectSynced = (page: Page) => expect(page.getByText('Everything is synced.')).toBeVisible()
const pageText = (page: Page) => page.getByRole('textbox', { name: 'The page', exact: true })
const theme = (page: Page) => page.locator('html')

async function syncUntil({ page }: Device, isThere: () => Promise<boolean>): Promise<void> {
  await page.goto('/#/account')
  await expect(page.getByRole('heading', { name: /^Signed in as/ })).toBeVisible()
  await expect(async () => {
    await triggerSync(page)
    await expectSynced(page)
    expect(await isThere()).toBe(true)
  }).toPass()
}

function storedSheets(page: Page): Promise<readonly { readonly title: string; readonly text: string }[]> {
  return page.evaluate(
    () =>
      new Promise<readonly { readonly title: string; readonly text: string }[]>((resolve) => {
        const opening = indexedDB.open('opfor-sheets')
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('sheets').objectStore('sheets').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve(all.result as readonly { readonly title: string; readonly text: string }[])
          })
        })
      }),
  )
}

const texts = async ({ page }: Device): Promise<string> => JSON.stringify(await storedSheets(page))

test('opponents, packs and settings are on both devices, and two texts of one page are both kept', async ({
  browser,
}) => {
  const phone = await openDevice(browser, served.address, 390, 844)
  await phone.user.openApp()
  await phone.page.goto('/#/account')
  await phone.user.createAccount('Ines')

  await phone.page.goto('/#/opponents')
  await phone.page.getByRole('textbox', { name: 'Paste the page here' }).fill(garrison)
  await phone.user.tap('Add this page')
  await expect(pageText(phone.page)).toBeVisible()
  const opponent = phone.page.url().replace(/.*#/, '/#')
  await phone.page.goto('/#/packs/blitzkrieg/board')
  await phone.user.tap(/^Nippon on our own house board/)
  await phone.page.getByLabel('Name', { exact: true }).first().fill('My own board')
  await expect.poll(() => storedPacks(phone.page)).toContain('My own board')
  await phone.page.goto('/#/settings')
  await phone.page.getByRole('radio', { name: 'dark', exact: true }).check()
  await expect(theme(phone.page)).toHaveAttribute('data-theme', 'dark')
  await syncUntil(phone, async () => served.count("item where name = 'f-theme' or name not like 'f-%'") === 3)
  await phone.user.tap('Show a code')
  const code = (await phone.page.locator('.handover').textContent()) ?? ''

  const laptop = await openDevice(browser, served.address, 1440, 900)
  await laptop.page.goto(`/#/account/${code}`)
  await laptop.user.tap('Sign in with a code from another device')
  await expectSynced(laptop.page)
  await expect(theme(laptop.page)).toHaveAttribute('data-theme', 'dark')
  await laptop.page.goto('/#/packs/blitzkrieg/board')
  await expect(laptop.page.getByText('My own board')).toBeVisible()
  await laptop.page.goto(opponent)
  await expect(pageText(laptop.page)).toHaveValue(garrison)

  await phone.page.goto(opponent)
  await expect(pageText(phone.page)).toHaveValue(garrison)
  for (const { context } of [phone, laptop]) await context.setOffline(true)
  await pageText(phone.page).fill(`${garrison}\nWritten on the phone.\n`)
  await pageText(laptop.page).fill(`${garrison}\nWritten on the laptop.\n`)
  await expect.poll(() => texts(phone)).toContain('Written on the phone.')
  await expect.poll(() => texts(laptop)).toContain('Written on the laptop.')
  await phone.context.setOffline(false)
  await syncUntil(phone, async () => served.count("item where body like '%on the phone.%'") === 1)
  await laptop.context.setOffline(false)
  await syncUntil(laptop, async () => served.count("item where body like '%Written on the %'") === 2)
  await expect(laptop.page.getByText(/Two devices changed the same text\./)).toBeVisible()
  await laptop.user.expectAccessible()
  await syncUntil(phone, async () => (await texts(phone)).includes('Written on the laptop.'))
  for (const { page } of [phone, laptop]) {
    const kept = (await storedSheets(page)).toSorted((a, b) => a.title.length - b.title.length)
    expect(kept.map(({ title }) => title)).toEqual([
      heading.slice(2),
      expect.stringMatching(/ \(Chrome, Linux, \d{4}-\d\d-\d\d\)$/),
    ])
    expect(kept[0]?.text).toContain('Written on the laptop.')
    expect(kept[1]?.text).toContain('Written on the phone.')
    await page.goto('/#/opponents')
    await expect(page.getByText(/\(Chrome, Linux, /)).toBeVisible()
  }

  await laptop.page.goto('/#/account')
  await laptop.user.tap('Sign out and clear this device')
  await laptop.user.tap('Really remove everything from this device')
  await expect(theme(laptop.page)).not.toHaveAttribute('data-theme', 'dark')
  expect(await storedSheets(laptop.page)).toEqual([])
  expect(await storedPacks(laptop.page)).not.toContain('My own board')
  await syncUntil(phone, async () => (await storedSheets(phone.page)).length === 2)
  for (const { violations, context } of [phone, laptop]) {
    expect(violations).toEqual([])
    await context.close()
  }
})
