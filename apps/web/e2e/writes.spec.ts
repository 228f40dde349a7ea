import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { deviceAt } from './device.ts'
import { canFail, fail, faults, stored } from './faults.ts'
import { Person } from './person.ts'
import { type ServedApp, startServed } from './server.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test.describe.configure({ mode: 'serial' })

const tried = new Set<string>()

/** Where it is said that something could not be kept. */
function said(page: Page): Locator {
  return page
    .getByRole('dialog', { name: 'This could not be saved' })
    .or(page.locator('.notice', { hasText: 'Your last answer could not be saved' }))
}

/** Does something that writes, failing in each way: then it is done, or nothing is changed and it is said. At last, well. */
async function tries(
  page: Page,
  writer: string,
  database: string,
  act: () => Promise<unknown>,
  getReady: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  tried.add(writer)
  for (const fault of faults) {
    await getReady()
    const before = await stored(page, database)
    await fail(page, database, fault)
    await act()
    const isSaid = () => said(page).isVisible()
    await expect
      .poll(async () => (await isSaid()) || (await stored(page, database)) !== before, {
        message: `${writer}, ${fault}: it is said, or it is done`,
      })
      .toBe(true)
    const after = await stored(page, database)
    await fail(page, database, undefined)
    // A smaller thing can be written even where there is no room for more.
    if (fault === 'quota' && !(await isSaid())) return
    expect(after, `${writer}, ${fault}`).toBe(before)
    await said(page).getByRole('button', { name: 'Close' }).click()
    await expect(said(page)).toBeHidden()
  }
  await getReady()
  const before = await stored(page, database)
  await act()
  await expect.poll(() => stored(page, database)).not.toBe(before)
  await expect(said(page)).toBeHidden()
}

test('a match that cannot be kept stays as it was, and it is said', async ({ page, context }) => {
  await canFail(context)
  const person = new Person(page)
  await person.comes()
  await person.tap('New match')
  await tries(page, 'saveMatch', 'opfor', () => person.tap('Start'))
  await person.asked()
  await tries(page, 'saveEntries', 'opfor', () => person.answers())
  await person.tap('More')
  await tries(page, 'saveWhoRolls', 'opfor', () =>
    page.getByRole('radio', { name: 'physical' }).last().click(),
  )
  await page.goto('/')
  await person.tap(/^More about/)
  await page.getByRole('textbox', { name: 'Name' }).fill('Another name')
  await tries(page, 'renameMatch', 'opfor', () => person.tap('Rename'))
  const exporting = page.waitForEvent('download')
  await person.tap('Export everything')
  const file = await (await exporting).path()
  await tries(page, 'deleteMatch', 'opfor', async () => {
    await person.tap(/^More about/)
    await person.tap('Delete')
  })
  await expect(page.getByText(/was deleted/)).toBeVisible()
  await tries(page, 'replaceMatch', 'opfor', async () => {
    await page.locator('input[type=file]').setInputFiles([])
    await page.locator('input[type=file]').setInputFiles(file)
  })
})

test('a pack that cannot be kept stays as it was, and it is said', async ({ page, context }) => {
  await canFail(context)
  const person = new Person(page)
  await page.goto('/#/packs/blitzkrieg/board')
  await expect.poll(() => stored(page, 'opfor-packs')).not.toBe('')
  await tries(page, 'savePack', 'opfor-packs', () => person.tap(/^Nippon on a house board/))
  await person.tap('Back')
  await tries(page, 'deletePack', 'opfor-packs', () => person.tap('Delete'))
})

let served: ServedApp | undefined
test.afterAll(() => served?.stop())

test('what is synced and cannot be kept stays as it was, and it is said', async ({ browser }) => {
  served = await startServed()
  const { context, page, person, noted } = await deviceAt(browser, served.address, 390, 844)
  await canFail(context)
  await person.comes()
  await page.goto('/#/account')
  await person.joins('Frida')
  await page.goto('/#/')
  await person.tap('Play now')
  await person.asked()
  const isQuiet = async () => {
    const before = await stored(page, 'opfor-sync')
    await page.waitForTimeout(500)
    return !/"unsent":\["/.test(before) && before === (await stored(page, 'opfor-sync'))
  }
  const isSynced = () => expect.poll(isQuiet).toBe(true)
  await tries(page, 'save', 'opfor-sync', () => person.answers(), isSynced)
  await page.goto('/#/account')
  await tries(
    page,
    'forget',
    'opfor-sync',
    () => person.tap('Sign out'),
    async () => {
      const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
      const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
      await expect(signIn.or(signOut)).toBeVisible()
      if (await signIn.isVisible()) await signIn.click()
      await expect(page.getByText('Everything is synced.')).toBeVisible()
      await isSynced()
    },
  )
  expect(noted).toEqual([])
  await context.close()
})

test('settings that cannot be kept hold until the page is closed, and it is said', async ({ page }) => {
  await page.goto('/#/settings')
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try {
        for (let nth = 0; ; nth += 1) localStorage.setItem(`full ${size} ${nth}`, 'x'.repeat(size))
      } catch {
        // No room for as much: something smaller may still fit.
      }
    }
  })
  const before = await page.evaluate(() => localStorage.getItem('opfor.preferences'))
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(said(page)).toBeVisible()
  await expect(said(page)).toContainText('Its storage is full.')
  expect(await page.evaluate(() => localStorage.getItem('opfor.preferences'))).toBe(before)
})

test('whatever the app writes to a store was tried here', () => {
  const app = path.join(import.meta.dirname, '..')
  const writers = globSync('{*,*/*}.ts', { cwd: app, exclude: ['e2e/**'] })
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .filter((code) => /(?:packDatabase|syncDatabase|matchDatabase)\.write\(/.test(code))
    .flatMap((code) => code.split(/^(?=export async function | {2}async )/m))
    .filter((part) => /(?:packDatabase|syncDatabase|matchDatabase)\.write\(|await updateMatch\(/.test(part))
    .flatMap((part) => /async (?:function )?(\w+)/.exec(part)?.[1] ?? [])
    .filter((name) => name !== 'updateMatch')
  expect(new Set(writers)).toEqual(tried)
})
