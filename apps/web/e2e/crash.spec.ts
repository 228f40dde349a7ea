import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { replayFile, currentPosition } from './saved-matches.ts'
import { User } from './user.ts'
import { expect, test, watchViolations } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** The number of answers after which the browser is killed; KILLS=50 for a long run. */
const killCount = Number(process.env['KILLS'] ?? 4)

/** A browser starts slowly on a busy machine. */
const starting = { timeout: 60_000 }

/** A browser process with a profile on disk that can be killed. */
class KillableBrowser {
  readonly #profile = mkdtempSync(path.join(tmpdir(), 'opfor-kill-'))
  #process: ChildProcess | undefined
  #browser: Browser | undefined
  #refused: readonly string[] = []

  async open(address: string): Promise<Page> {
    const port = path.join(this.#profile, 'DevToolsActivePort')
    rmSync(port, { force: true })
    this.#process = spawn(
      process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--remote-debugging-port=0',
        '--window-size=390,844',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      { detached: true, stdio: 'ignore' },
    )
    await expect
      .poll(() => existsSync(port) && readFileSync(port, 'utf8').includes('\n'), starting)
      .toBe(true)
    const [number = ''] = readFileSync(port, 'utf8').split('\n')
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`, starting)
    const context = this.#browser.contexts()[0]
    await expect.poll(() => context?.pages().length, starting).toBeGreaterThan(0)
    const page = context?.pages()[0]
    if (context === undefined || page === undefined) throw new Error('The browser has no page.')
    this.#refused = await watchViolations(context)
    await page.goto(address)
    return page
  }

  /** Kills the browser and all its processes at once, like a power failure. */
  async kill(): Promise<void> {
    const { pid } = this.#process ?? {}
    if (pid === undefined) return
    expect(this.#refused).toEqual([])
    const died = new Promise((resolve) => this.#process?.once('exit', resolve))
    process.kill(-pid, 'SIGKILL')
    await died
    await this.#browser?.close().catch(() => undefined)
    await pause(50)
  }

  async dispose(): Promise<void> {
    await this.kill().catch(() => undefined)
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** Opens a fixed match in a browser. */
async function openMatch(browser: KillableBrowser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.open(baseURL ?? '')
  await page.locator('input[type=file]').setInputFiles(replayFile('a-correction'))
  await page.locator('.match-link').first().click()
  await new User(page).waitForQuestion()
  return page
}

test(`the same question is shown after a crash, after each of ${killCount} answers`, async ({ baseURL }) => {
  test.setTimeout(240_000 + killCount * 60_000)
  const browser = new KillableBrowser()
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
  const browser = new KillableBrowser()
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
