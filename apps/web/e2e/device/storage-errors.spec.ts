import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openDevice } from '../support/device.ts'
import { installFaults, setFault, faults, dumpDatabase } from '../support/faults.ts'
import { User } from '../support/user.ts'
import { type TestServer, startServer } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test.describe.configure({ mode: 'serial' })

const checkedWriters = new Set<string>()

function errorMessage(page: Page): Locator {
  return page
    .getByRole('dialog', { name: "Couldn't save" })
    .or(page.locator('.notice', { hasText: "Your last answer wasn't saved" }))
}

/** Each fault must let the write succeed, or change nothing and show an error. Ends without a fault. */
async function checkWriter(
  page: Page,
  writer: string,
  database: string,
  act: () => Promise<unknown>,
  getReady: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  checkedWriters.add(writer)
  for (const fault of faults) {
    await getReady()
    const before = await dumpDatabase(page, database)
    await setFault(page, database, fault)
    await act()
    const isSaid = () => errorMessage(page).isVisible()
    await expect
      .poll(async () => (await isSaid()) || (await dumpDatabase(page, database)) !== before, {
        message: `${writer}, ${fault}: shows an error or succeeds`,
      })
      .toBe(true)
    const after = await dumpDatabase(page, database)
    await setFault(page, database, undefined)
    // A smaller value can be written even if the quota is exceeded.
    if (fault === 'quota' && !(await isSaid())) return
    expect(after, `${writer}, ${fault}`).toBe(before)
    await errorMessage(page).getByRole('button', { name: 'Close' }).click()
    await expect(errorMessage(page)).toBeHidden()
  }
  await getReady()
  const before = await dumpDatabase(page, database)
  await act()
  await expect.poll(() => dumpDatabase(page, database)).not.toBe(before)
  await expect(errorMessage(page)).toBeHidden()
}

test('a match that cannot be saved is unchanged, and an error is shown', async ({ page, context }) => {
  await installFaults(context)
  const user = new User(page)
  await user.openGame()
  await user.tap('Match settings')
  await checkWriter(page, 'saveMatch', 'opfor', () => user.tap('Start'))
  await user.waitForQuestion()
  await checkWriter(page, 'saveEntries', 'opfor', () => user.answer())
  await user.tap('More')
  await checkWriter(page, 'saveWhoRolls', 'opfor', () =>
    page.getByRole('radio', { name: 'physical' }).last().click(),
  )
  await page.goto('/#/matches')
  await user.tap(/^Options for/)
  await page.getByRole('textbox', { name: 'Name' }).fill('Another name')
  await checkWriter(page, 'renameMatch', 'opfor', () => user.tap('Rename'))
  const exporting = page.waitForEvent('download')
  await user.tap('Export everything')
  const file = await (await exporting).path()
  await checkWriter(page, 'deleteMatch', 'opfor', async () => {
    await user.tap(/^Options for/)
    await user.tap('Delete')
  })
  await expect(page.getByText(/was deleted/)).toBeVisible()
  await checkWriter(page, 'replaceMatch', 'opfor', async () => {
    await page.locator('input[type=file]').setInputFiles([])
    await page.locator('input[type=file]').setInputFiles(file)
  })
})

test('a pack that cannot be saved is unchanged, and an error is shown', async ({ page, context }) => {
  await installFaults(context)
  const user = new User(page)
  await page.goto('/#/packs/blitzkrieg/board')
  await expect.poll(() => dumpDatabase(page, 'opfor-packs')).not.toBe('')
  await checkWriter(page, 'savePack', 'opfor-packs', () => user.tap(/^Nippon on our own house board/))
  await user.tap('Back')
  await checkWriter(page, 'deletePack', 'opfor-packs', () => user.tap('Delete'))
})

let served: TestServer | undefined
test.afterAll(() => served?.stop())

test('sync state that cannot be saved is unchanged, and an error is shown', async ({ browser }) => {
  served = await startServer()
  const { context, page, user, violations } = await openDevice(browser, served.address, 390, 844)
  await installFaults(context)
  await user.openApp()
  await page.goto('/#/account')
  await user.createAccount('Frida')
  await page.goto('/#/game/blitzkrieg')
  await user.tap('On this screen')
  await user.waitForQuestion()
  const isQuiet = async () => {
    const before = await dumpDatabase(page, 'opfor-sync')
    await page.waitForTimeout(500)
    return !/"unsent":\["/.test(before) && before === (await dumpDatabase(page, 'opfor-sync'))
  }
  const isSynced = () => expect.poll(isQuiet).toBe(true)
  await checkWriter(page, 'save', 'opfor-sync', () => user.answer(), isSynced)
  await page.goto('/#/account')
  await checkWriter(
    page,
    'forget',
    'opfor-sync',
    () => user.tap('Sign out'),
    async () => {
      const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
      const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
      await expect(signIn.or(signOut)).toBeVisible()
      if (await signIn.isVisible()) await signIn.click()
      await expect(page.getByText('Everything is synced.')).toBeVisible()
      await isSynced()
    },
  )
  expect(violations).toEqual([])
  await context.close()
})

test('settings that cannot be saved last until the page is closed, and an error is shown', async ({
  page,
}) => {
  await page.goto('/#/settings')
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1) {
      try {
        for (let nth = 0; ; nth += 1) localStorage.setItem(`full ${size} ${nth}`, 'x'.repeat(size))
      } catch {
        // Too large: something smaller may still fit.
      }
    }
  })
  const before = await page.evaluate(() => localStorage.getItem('opfor.preferences'))
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(errorMessage(page)).toBeVisible()
  await expect(errorMessage(page)).toContainText('Storage is full.')
  expect(await page.evaluate(() => localStorage.getItem('opfor.preferences'))).toBe(before)
})

test('every function that writes to a database is covered here', () => {
  const app = path.join(import.meta.dirname, '../..')
  const writers = globSync('data/*/*.ts', { cwd: app })
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .filter((code) => /(?:packDatabase|syncDatabase|matchDatabase)\.write\(/.test(code))
    .flatMap((code) => code.split(/^(?=export async function | {2}async )/m))
    .filter((part) => /(?:packDatabase|syncDatabase|matchDatabase)\.write\(|await updateMatch\(/.test(part))
    .flatMap((part) => /async (?:function )?(\w+)/.exec(part)?.[1] ?? [])
    .filter((name) => name !== 'updateMatch')
  expect(new Set(writers)).toEqual(checkedWriters)
})
