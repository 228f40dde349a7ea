import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { built, builtWithSmallGame, type Host, serve } from '../support/host.ts'
import { User } from '../support/user.ts'
import { registry } from '@opfor/games'
import { expect, test, watchViolations } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('after one load the app works without a server, also after a restart of the browser', async ({
  launchOptions,
}, { workerIndex }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'opfor-profile-'))
  const host = await serve(built, workerIndex)
  const settings = { ...launchOptions, baseURL: host.address, locale: 'en-GB' }
  const open = () => chromium.launchPersistentContext(profile, settings)
  const first = await open()
  const refused = await watchViolations(first)
  const page = first.pages()[0] ?? (await first.newPage())
  const user = new User(page)
  await user.startMatch()
  await user.waitUntilOffline()
  await host.stop()
  await first.setOffline(true)
  await page.reload()
  await user.waitForQuestion()
  for (let answers = 0; answers < 4; answers += 1) await user.answer()
  const question = await user.question()
  const headlines = await page.locator('.headlines').textContent()
  const address = page.url()
  await first.close()
  expect(refused).toEqual([])

  const second = await open()
  await second.setOffline(true)
  const again = await second.newPage()
  await again.goto(address)
  await expect(again.locator('.question h2')).toHaveText(question)
  expect(await again.locator('.headlines').textContent()).toBe(headlines)
  await new User(again).answer()
  await second.close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

test('on the first visit, unopened screens work offline', async ({ page, context }) => {
  const user = new User(page)
  await user.openApp()
  await user.waitUntilOffline()
  await context.setOffline(true)
  for (const { title } of registry) {
    await user.tap(title)
    await user.tap('Match settings')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await user.tap('Back')
    await user.tap('Back')
  }
  await user.tap('BLITZKRIEG!')
  await user.tap('On this screen')
  await user.waitForQuestion()
})

test('German is downloaded on first use, and works offline from then on', async ({ page, context }) => {
  const user = new User(page)
  await user.openApp()
  await user.waitUntilOffline()
  await context.setOffline(true)
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('Deutsch ist noch nicht auf diesem Gerät.')
  await expect(notice).toContainText('German is not on this device yet.')
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible()
  await user.expectAccessible()
  await context.setOffline(false)
  await user.tap('Try again')
  await expect(page.getByRole('heading', { name: 'Darstellung' })).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(page.getByText('Deutsch: auf diesem Gerät.')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Darstellung' })).toBeVisible()
})

test.describe('a slow network', () => {
  test.use({ serviceWorkers: 'block' })

  test('a language that arrives late does not replace the one chosen since', async ({ page }) => {
    let deliver = (): void => undefined
    const released = new Promise<void>((resolve) => {
      deliver = resolve
    })
    await page.route(/\/de-[^/]*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await new User(page).openApp()
    await page.goto('/#/settings')
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await page.getByRole('radio', { name: 'English' }).check()
    const arrived = page.waitForResponse(/\/de-[^/]*\.js$/)
    deliver()
    await (await arrived).finished()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible()
  })
})

test('the lab is downloaded on first use, or with everything', async ({ page, context }) => {
  const user = new User(page)
  await user.openGame()
  await user.waitUntilOffline()
  await context.setOffline(true)
  await user.tap('Lab')
  await expect(page.getByRole('alert')).toHaveText(/^The lab is not on this device yet\./)
  await user.expectAccessible()
  await context.setOffline(false)
  await page.goto('/#/settings')
  await expect(page.getByText('The app and all games are on this device.')).toBeVisible()
  await expect(page.getByText(/^Lab: not downloaded yet \(\d+ kB\)\.$/)).toBeVisible()
  await user.tap(/^Download everything/)
  await expect(page.getByText('Lab: on this device.')).toBeVisible()
  await expect(page.getByText('Editors for your own content: on this device.')).toBeVisible()
  await context.setOffline(true)
  await page.goto('/#/game/blitzkrieg')
  await page.reload()
  await user.tap('Lab')
  await user.tap('Run')
  await expect(page.getByRole('status')).toHaveText(/^100 matches in/, { timeout: 120_000 })
})

test('the editors are downloaded on first use', async ({ page, context }) => {
  const user = new User(page)
  await user.openApp()
  await user.waitUntilOffline()
  await context.setOffline(true)
  await page.goto('/#/packs/admiral/battle')
  await user.tap('New, empty')
  await expect(page.getByRole('alert')).toHaveText(/^The editor is not on this device yet\./)
  await user.expectAccessible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('button', { name: '+ New ship card' })).toBeVisible()
  await page.goto('/#/settings')
  await expect(page.getByText('Editors for your own content: on this device.')).toBeVisible()
  await context.setOffline(true)
  await page.goto('/#/packs/blood-and-plunder/battle')
  await user.tap('New, empty')
  await expect(page.locator('.bp-drawing')).toBeVisible()
})

test('an update is offered, applied on request, and keeps the match', async ({ browser }, {
  workerIndex,
}) => {
  let host: Host = await serve(built, workerIndex)
  const context = await browser.newContext({ baseURL: host.address, locale: 'en-GB' })
  const refused = await watchViolations(context)
  const page = await context.newPage()
  const user = new User(page)
  await user.startMatch()
  await user.answer()
  const question = await user.question()
  await user.waitUntilOffline()
  await host.stop()

  host = await serve(builtWithSmallGame, workerIndex)
  await page.goto('/#/')
  await page.reload()
  // Offered when it is fully cached.
  await expect(page.getByRole('status').getByText(/Update available/)).toBeVisible({ timeout: 120_000 })
  await user.expectAccessible()
  await page.goBack()
  await expect(page.locator('.question h2')).toHaveText(question)
  await expect(page.getByRole('status').getByText(/Update available/)).toBeVisible()
  await user.answer()
  const next = await user.question()
  const loaded = page.waitForEvent('load')
  await user.tap('Update')
  await loaded
  await expect(page.locator('.question h2')).toHaveText(next)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Watchtowers' })).toBeVisible()
  await expect(page.getByText(/Update available/)).toBeHidden()
  await context.close()
  await host.stop()
  expect(refused).toEqual([])
})
