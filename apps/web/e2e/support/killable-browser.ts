import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'

/** A browser starts slowly on a busy machine. */
const timeout = 60_000

export class KillableBrowser {
  readonly #profile = mkdtempSync(path.join(tmpdir(), 'opfor-kill-'))
  readonly #size: string
  #process: ChildProcess | undefined
  #browser: Browser | undefined

  constructor(size = '390,844') {
    this.#size = size
  }

  /** Called with the pages of an opened browser, before the first is loaded. */
  protected async prepare(_context: BrowserContext): Promise<void> {}

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
        `--window-size=${this.#size}`,
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      { detached: true, stdio: 'ignore' },
    )
    await until(() => existsSync(port) && readFileSync(port, 'utf8').includes('\n'))
    const [number = ''] = readFileSync(port, 'utf8').split('\n')
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`, { timeout })
    const context = this.#browser.contexts()[0]
    await until(() => (context?.pages().length ?? 0) > 0)
    const page = context?.pages()[0]
    if (context === undefined || page === undefined) throw new Error('The browser has no page.')
    await this.prepare(context)
    await page.goto(address)
    return page
  }

  /** Kills all its processes at once, like a power failure. */
  async kill(): Promise<void> {
    const { pid } = this.#process ?? {}
    if (pid === undefined) return
    const died = new Promise((resolve) => this.#process?.once('exit', resolve))
    process.kill(-pid, 'SIGKILL')
    await died
    this.#process = undefined
    await this.#browser?.close().catch(() => undefined)
    await pause(50)
  }

  async dispose(): Promise<void> {
    await this.kill().catch(() => undefined)
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = Date.now() + timeout; !isTrue(); await pause(50))
    if (Date.now() > end) throw new Error('The browser did not start.')
}
