import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDevice } from './device.ts'
import { type TestServer, startServer } from './server.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

// Studies run during the test, which is slow on a busy machine.
test.setTimeout(900_000)

let served: TestServer
test.beforeAll(async () => {
  served = await startServer()
})
test.afterAll(() => served.stop())

const shots = process.env['OPFOR_SHOTS']
async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (shots === undefined) return
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.screenshot({ path: `${shots}/${name}-${scheme}.png`, fullPage: true })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

const expectFinished = (page: Page) =>
  expect(page.getByRole('status')).toHaveText(/^finished\. \d+ matches were played\.$/, { timeout: 300_000 })

test('submit, watch, stop and compare studies, and open a match by seed', async ({ browser }) => {
  const { page, user, violations, context } = await openDevice(browser, served.address, 390, 844)
  await user.openApp()
  await page.goto('/#/account')
  await user.createAccount('Dora')

  await page.goto('/#/lab/blitzkrieg')
  await expect(page.getByText('You do not have permission to submit studies')).toBeVisible()
  await expect(page.getByText('No worker is online')).toBeVisible()
  await user.expectAccessible()
  served.allowStudies('Dora')
  served.startWorker()
  await expect(page.getByRole('link', { name: 'New study' })).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('No worker is online')).toBeHidden({ timeout: 120_000 })
  await takeScreenshots(page, 'lab')

  await user.tap('New study')
  await page.getByRole('textbox', { name: 'Name' }).fill('How hard is it?')
  await page.getByRole('spinbutton', { name: 'Matches per player and setting' }).fill('12')
  await expect(page.getByText('2 players, 3 settings: 72 matches at most.')).toBeVisible()
  await user.expectAccessible()
  await takeScreenshots(page, 'new')
  await user.tap('Submit')
  await expectFinished(page)
  await expect(page.getByRole('img', { name: 'How often each player wins' })).toBeVisible()
  await expect(
    page.getByText(/^random: every win rate is known to ± \d+\.\d percentage points\.$/),
  ).toBeVisible()
  await expect(page.getByText(/^Rules 2, code [0-9a-f]{12}\. Seeds from 0\.$/)).toBeVisible()
  const counts = await page
    .getByRole('region', { name: 'How often the player wins' })
    .locator('tbody td:nth-of-type(1)')
    .allTextContents()
  expect(counts).toEqual(['12', '12', '12'])
  await user.expectAccessible()
  await takeScreenshots(page, 'study-phone')
  const first = page.url()

  // A second study is watched while it runs, and stopped.
  await page.goto('/#/studies/new/blitzkrieg')
  await page.getByRole('textbox', { name: 'Name' }).fill('A longer one')
  await page.getByRole('checkbox', { name: /^greedy/ }).uncheck()
  await page.getByRole('radio', { name: 'Until the win rates are precise enough' }).check()
  await page.getByRole('spinbutton', { name: 'Precision (± percentage points)' }).fill('0.2')
  await user.tap('Submit')
  await expect(page.getByRole('status')).toHaveText(
    /^\d+ of at most 60000 matches, [\d.]+ per second by 1 worker/,
    {
      timeout: 120_000,
    },
  )
  await expect(page.getByRole('img', { name: 'How often the player wins' })).toBeVisible({ timeout: 120_000 })
  const width = async () =>
    Number(/± ([\d.]+) percentage points/.exec((await page.locator('.study-head').textContent()) ?? '')?.[1])
  await expect.poll(width, { timeout: 120_000 }).toBeGreaterThan(0)
  const wide = await width()
  await expect.poll(width, { timeout: 120_000 }).toBeLessThan(wide)
  await expect(page.getByText(/outside in at most 5 of 100\scases/).first()).toBeVisible()
  await takeScreenshots(page, 'running')
  await user.tap('Stop')
  await expect(page.getByRole('status')).toHaveText(/^stopped\. \d+ matches were played\.$/)

  // Side by side, from the list.
  await page.goto('/#/lab/blitzkrieg')
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await user.tap('Show two side by side')
  await expect(page.getByRole('img', { name: 'Difference between the two' })).toBeVisible()
  await expect(
    page
      .getByRole('link', { name: 'Second: How hard is it?' })
      .or(page.getByRole('link', { name: 'First: How hard is it?' })),
  ).toBeVisible()
  await user.expectAccessible()
  if (shots !== undefined) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await takeScreenshots(page, 'compare')
    await page.goto(first)
    await expectFinished(page)
    await takeScreenshots(page, 'study-desktop')
    await page.emulateMedia({ media: 'print' })
    await page.pdf({ path: `${shots}/study.pdf`, format: 'A4' })
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 390, height: 844 })
  }

  // Its workers have been updated while it was running.
  served.sql(`update study set state = 'running', code = '0123456789ab' where name = 'A longer one'`)
  await page.goto('/#/lab/blitzkrieg')
  await expect(
    page.getByText('No worker with the version of this study (0123456789ab) is online.'),
  ).toBeVisible()
  await user.expectAccessible()
  await takeScreenshots(page, 'list-left')
  await page.getByRole('link', { name: /^A longer one/ }).click()
  await expect(page.getByText('stop it and submit it again')).toBeVisible()
  await user.expectAccessible()
  await takeScreenshots(page, 'study-left')
  await user.tap('Stop')
  await expect(page.getByRole('status')).toHaveText(/^stopped/)

  await page.goto(first)
  await expectFinished(page)
  await page.getByRole('button', { name: 'Open match' }).first().click()
  await expect(page.locator('.question')).toBeVisible()
  const steps = await user.step()
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', steps ?? '')
  expect(violations).toEqual([])
  await context.close()
})

test('a comparison shows changed decisions with both explanations', async ({ browser }) => {
  const { page, user, violations, context } = await openDevice(browser, served.address, 820, 1180)
  await user.openApp()
  await page.goto('/#/account')
  await user.createAccount('Emil')
  served.allowStudies('Emil')
  served.startWorker()

  await page.goto('/#/studies/new/blitzkrieg')
  await page.getByRole('textbox', { name: 'Name' }).fill('Columns or height')
  await page.getByRole('checkbox', { name: /^greedy/ }).uncheck()
  await page.getByRole('radio', { name: /^Which decisions change/ }).check()
  await page.getByRole('combobox', { name: 'What changes?' }).selectOption('blitzkrieg.theatreOrder')
  await page.getByRole('spinbutton', { name: 'Matches per player and setting' }).fill('60')
  await user.expectAccessible()
  await takeScreenshots(page, 'new-compare')
  await user.tap('Submit')
  await expectFinished(page)
  await expect(page.getByRole('img', { name: 'Effect of the change on the win rate' })).toBeVisible()
  await page.locator('.study-group summary').first().click()
  await expect(page.getByText(/^Match \d+, decision \d+:$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^First: / })).toBeVisible()
  await expect(page.locator('.study-both .lines')).toHaveCount(2)
  await user.expectAccessible()
  await takeScreenshots(page, 'diff')
  await user.tap('Open this match with the second setting')
  await expect(page.locator('.question')).toBeVisible()

  // House rules against the printed ones, from the workshop.
  await page.goto('/#/house-rules/blitzkrieg')
  await user.tap('Write the printed lists out')
  const text = page.getByRole('textbox', { name: 'The page' })
  await text.getByText('10. most empty spaces in the open campaign').click()
  for (let moves = 0; moves < 5; moves += 1) await user.tap('Move the line up')
  await page.getByRole('tab', { name: 'Compare' }).click()
  await user.tap('Compare in a study on the server')
  await expect(page.getByRole('combobox', { name: 'What changes?' })).toHaveValue('house-rules')
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'to', exact: true }).locator('option:checked')).toHaveText(
    'House rules for BLITZKRIEG!',
  )
  await page.getByRole('textbox', { name: 'Name' }).fill('Empty spaces first')
  await page.getByRole('spinbutton', { name: 'Matches per player and setting' }).fill('40')
  await user.expectAccessible()
  await takeScreenshots(page, 'new-house')
  await user.tap('Submit')
  await expectFinished(page)
  const wins = page.getByRole('row', { name: 'The player wins' }).getByRole('cell')
  await expect(wins).toHaveText([
    /^\d+\.\d% \(.*% to .*%\)$/,
    /^\d+\.\d% \(/,
    /^[+−]?\d+\.\d+ points \(.* to .*\)$/,
  ])
  await page.locator('.study-group summary').first().click()
  await expect(page.getByRole('heading', { name: 'First: Printed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Second: House rules for BLITZKRIEG!' })).toBeVisible()
  await expect(page.locator('.study-both .lines')).toHaveCount(2)
  await user.expectAccessible()
  await takeScreenshots(page, 'house')
  const saving = page.waitForEvent('download')
  await user.tap('Save as a page')
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved).toMatch(/^\| The player wins \| \d+\.\d% \(.*\) \| \d+\.\d% \(.*\) \| .* \|$/m)
  expect(saved).toContain('## The text of “House rules for BLITZKRIEG!”')
  await user.tap('Open this match with the second setting')
  await expect(page.locator('.question')).toBeVisible()
  expect(violations).toEqual([])
  await context.close()
})

test('without an account and offline, an experiment runs on the device', async ({ browser }) => {
  const { page, user, violations, context } = await openDevice(browser, served.address, 390, 844)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await user.openApp()
  await user.tap('Lab')
  await expect(page.getByRole('link', { name: 'Sign in for larger studies' })).toBeVisible()
  await user.waitUntilOffline()
  await context.setOffline(true)
  await user.tap('Run')
  await expect(page.getByText(/^100 matches in/)).toBeVisible({ timeout: 120_000 })
  expect(asked).toEqual([])
  expect(violations).toEqual([])
  await context.close()
})
