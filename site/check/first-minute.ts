/**
 * Measures the first minute of a new visitor with an empty cache: to the bot's first move, and to the first turn of an own
 * opponent. `npm run site:first-minute`, or with another number of runs than three: `npm run site:first-minute -- 5`.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { readSource } from '../make/documents.ts'
import { readSettings } from '../settings.ts'
import { built } from './html.ts'
import { serveSite } from './serve.ts'

const { base, app } = readSettings(process.env)
if (!existsSync(path.join(built, 'play/index.html')))
  throw new Error(
    'The app is not in site/dist/play. Follow "With the documentation site" in docs/hosting.md.',
  )
const runs = Number(process.argv[2] ?? 3)
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' }

// The app's headers for its folder, as docs/hosting.md requires.
const ofApp = Object.fromEntries(
  [...readSource('docs/hosting.md').matchAll(/add_header (\S+) "(.+)" always;/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)
const host = await serveSite(base, Number(process.env['OPFOR_PORT'] ?? 0), (pathname) =>
  pathname.startsWith(app) ? ofApp : {},
)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

/** Counts the clicks of a visit. */
class Visit {
  readonly page: Page
  clicks = 0

  constructor(page: Page) {
    this.page = page
  }

  async click(name: string): Promise<void> {
    this.clicks += 1
    const exactly = { name, exact: true }
    const { page } = this
    const button = page.getByRole('button', exactly).or(page.getByRole('tab', exactly))
    await page.getByRole('link', exactly).or(button).first().click()
  }
}

/** From the address of the site to the bot's first move. */
async function toTheFirstMove(visit: Visit): Promise<void> {
  await visit.page.goto(host.address)
  await visit.click('Play now')
  await visit.click('On this screen')
  await visit.page.locator('.headline', { hasText: 'The bot places' }).first().waitFor()
}

/** From the page about sheets to the second turn of its first example. */
async function toASheet(visit: Visit): Promise<void> {
  await visit.page.goto(`${host.address}sheets/`)
  await visit.click('Open in the workshop')
  await visit.click('Turn')
  const isSecondTurn = visit.page.getByText(/^Turn 2\./)
  const answers = visit.page.locator('.question .choice')
  for (;;) {
    await isSecondTurn.or(answers.first()).first().waitFor()
    if (await isSecondTurn.isVisible()) return
    visit.clicks += 1
    await answers.first().click()
  }
}

async function time(name: string, way: (visit: Visit) => Promise<void>): Promise<void> {
  const times: number[] = []
  let clicks = 0
  for (let run = 0; run < runs; run += 1) {
    const context: BrowserContext = await browser.newContext(phone)
    // Fixes the seed: with other seeds the bot asks a question before its first move.
    await context.addInitScript(() => {
      const random = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (into) => (into instanceof Uint32Array ? into.fill(7) : random(into))
    })
    const visit = new Visit(await context.newPage())
    const start = performance.now()
    await way(visit)
    times.push(Math.round(performance.now() - start))
    clicks = visit.clicks
    await context.close()
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(runs / 2)]
  console.log(`${name}: ${clicks} clicks, ${median} ms (median of ${times.join(', ')})`)
}

await time('From the start page to the first move of the bot', toTheFirstMove)
await time('From the page about sheets to the end of the first turn of an own sheet', toASheet)
await browser.close()
host.stop()
