import type { BrowserContext, Page } from '@playwright/test'
import { KillableBrowser } from '../support/killable-browser.ts'
import { replayFile, currentPosition } from '../support/saved-matches.ts'
import { User } from '../support/user.ts'
import { expect, test, watchViolations } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Kills the browser after each of these answers; KILLS=50 for a long run. */
const killCount = Number(process.env['KILLS'] ?? 2)

/** Also checks that nothing was refused before the kill. */
class WatchedBrowser extends KillableBrowser {
  #refused: readonly string[] = []

  protected override async prepare(context: BrowserContext): Promise<void> {
    this.#refused = await watchViolations(context)
  }

  override async kill(): Promise<void> {
    expect(this.#refused).toEqual([])
    await super.kill()
  }
}

async function openMatch(browser: KillableBrowser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.open(`${baseURL ?? ''}/#/matches`)
  await page.locator('input[type=file]').setInputFiles(replayFile('a-correction'))
  await page.locator('.match-link').first().click()
  await new User(page).waitForQuestion()
  return page
}

test(`the same question is shown after a crash, after each of ${killCount} answers`, async ({ baseURL }) => {
  test.setTimeout(240_000 + killCount * 60_000)
  const browser = new WatchedBrowser()
  try {
    let page = await openMatch(browser, baseURL)
    for (let answers = 1; answers <= killCount; answers += 1) {
      await new User(page).answer()
      const before = await currentPosition(page)
      const address = page.url()
      await browser.kill()
      page = await browser.open(address)
      expect(await currentPosition(page), `after answer ${answers}`).toEqual(before)
      if (before[1] === 'over') {
        await page.goto(baseURL ?? '')
        await new User(page).tap('On this screen')
        await new User(page).waitForQuestion()
      }
    }
  } finally {
    await browser.dispose()
  }
})

test('after a crash during an answer the match is before or after it, and can be continued', async ({
  baseURL,
}) => {
  test.setTimeout(240_000 + killCount * 60_000)
  const browser = new WatchedBrowser()
  try {
    let page = await openMatch(browser, baseURL)
    for (let round = 0; round < Math.ceil(killCount / 4); round += 1) {
      const [, before] = await currentPosition(page)
      const address = page.url()
      const folded = page.locator('.question details:not([open]) > summary')
      if (await folded.isVisible()) await folded.click()
      await page.locator('.question').locator('.choice:enabled, .face').first().click({ noWaitAfter: true })
      await browser.kill()
      page = await browser.open(address)
      const [, after] = await currentPosition(page)
      expect(Number(after)).toBeGreaterThanOrEqual(Number(before))
      await new User(page).answer()
    }
  } finally {
    await browser.dispose()
  }
})
