import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type Axe from 'axe-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Counts taps; all matches have a fixed seed. */
export class User {
  readonly page: Page
  readonly seed: number
  taps = 0

  constructor(page: Page, seed = 7) {
    this.page = page
    this.seed = seed
  }

  async tap(name: string | RegExp): Promise<void> {
    this.taps += 1
    const exactly = { name, exact: typeof name === 'string' }
    await this.page.getByRole('button', exactly).or(this.page.getByRole('link', exactly)).first().click()
  }

  async showView(name: string): Promise<void> {
    const list = this.page.getByRole('combobox', { name: 'What is shown' })
    const button = this.page.getByRole('button', { name, exact: true })
    await expect(list.or(button).first()).toBeVisible()
    this.taps += 1
    if ((await list.count()) > 0) await list.selectOption({ label: name })
    else await button.click()
  }

  async openApp(): Promise<void> {
    await this.page.addInitScript((seed) => {
      const random = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (into) => (into instanceof Uint32Array ? into.fill(seed) : random(into))
    }, this.seed)
    await this.page.goto('/')
  }

  /** Opens the page of a game from the home screen. */
  async openGame(title = 'BLITZKRIEG!'): Promise<void> {
    await this.openApp()
    await this.tap(title)
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  /** Confirms set-up instructions at any point; not counted, because they belong to no question. */
  async confirmSetUp(): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: /^(Set up your table|Now set this up)$/ })
    await this.page.addLocatorHandler(sheet, async () => {
      await sheet.getByRole('button', { name: /^(Ready to play|Done)$/ }).click()
    })
  }

  /** Until the service worker has cached the app and controls the page. */
  async waitUntilOffline(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }

  /** A used part is cached in the background. */
  async waitForPart(name: string): Promise<void> {
    const isKept = () =>
      this.page.evaluate(async (part) => {
        const parts = (await (await fetch('parts.json')).json()) as Record<string, { files: string[] }>
        const found = await Promise.all(
          (parts[part]?.files ?? ['']).map((file) => caches.match(new URL(file, document.baseURI).href)),
        )
        return found.every((each) => each !== undefined)
      }, name)
    // waitForFunction does not await async functions.
    await expect.poll(isKept).toBe(true)
  }

  async startMatch(...settings: readonly (string | RegExp)[]): Promise<void> {
    await this.openGame()
    await this.confirmSetUp()
    await this.tap('Match settings')
    for (const setting of settings) {
      this.taps += 1
      await this.page.getByRole('radio', { name: setting }).check()
    }
    await this.tap('Start')
    await this.waitForQuestion()
  }

  async correctVp(more: 1 | 5): Promise<void> {
    await this.page.locator('.correcting summary', { hasText: 'A number' }).click()
    await this.tap('the bot')
    await this.page.getByRole('button', { name: `VP: more ${more}` }).click()
    await this.tap('Apply')
  }

  async waitForQuestion(): Promise<void> {
    await expect(this.page.locator('.question')).toBeVisible()
  }

  async question(): Promise<string> {
    return (await this.page.locator('.question h2').textContent()) ?? ''
  }

  /** Null once the match is over. */
  async step(): Promise<string | null> {
    return this.page.locator('.question').getAttribute('data-step')
  }

  async isOver(): Promise<boolean> {
    return (await this.step()) === null
  }

  async answer(which: 'first' | 'last' = 'first'): Promise<void> {
    const folded = this.page.locator('.question details:not([open]) > summary')
    const offered = this.page.locator('.question').locator('.choice:enabled, .face')
    await expect(folded.or(offered).filter({ visible: true }).first()).toBeVisible()
    if (await folded.isVisible()) await this.tapAndWait(folded)
    const before = await this.step()
    while ((await this.step()) === before) await this.tapAndWait(offered[which]())
  }

  async answerWith(name: string | RegExp): Promise<void> {
    await this.actAndWait(await this.step(), () => this.tap(name))
  }

  async actAndWait(step: string | null, act: () => Promise<void>): Promise<void> {
    await act()
    await expect(this.page.locator('.question')).not.toHaveAttribute('data-step', step ?? '')
  }

  /** Enlarges a small theatre first. */
  async answerOnBoard(): Promise<void> {
    const before = await this.step()
    const large = this.page.locator('.bz-panel .bz-tap.board-lit')
    const small = this.page.getByRole('button', { name: /to choose\. Enlarge/ })
    await expect(large.or(small).first()).toBeVisible()
    let tapped: Point | undefined
    // If only one theatre has options, it opens automatically.
    if ((await large.count()) === 0 && (await small.count()) > 1) {
      tapped = await centreOf(small.first())
      this.taps += 1
      await small.first().click()
    }
    await expect(large.first()).toBeVisible()
    this.taps += 1
    const place = await placeAwayFrom(tapped, large)
    await this.actAndWait(before, () => place.click())
  }

  private async tapAndWait(place: Locator): Promise<void> {
    const before = await this.questionState()
    this.taps += 1
    await place.click()
    await expect.poll(() => this.questionState(), { intervals: [10, 20, 50, 100] }).not.toBe(before)
  }

  private questionState(): Promise<string> {
    return this.page.locator('.question').evaluate((bar) => {
      const texts = [...bar.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
      return [bar.getAttribute('data-step'), ...texts, bar.querySelectorAll('details[open]').length].join(' ')
    })
  }

  async askWhyNot(): Promise<void> {
    const decision = await this.expandDecision()
    await decision
      .getByRole('button', { name: /^Why not/ })
      .first()
      .click()
    await expect(decision.locator('.notice')).toBeVisible()
  }

  async expandDecision(list = ''): Promise<Locator> {
    const decision = this.page.locator('dialog .decision', { hasText: list }).first()
    await expect(decision).toBeVisible()
    if ((await decision.getAttribute('open')) === null) await decision.locator('summary').click()
    return decision
  }

  async createAccount(nickname: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Nickname' }).fill(nickname)
    await this.tap('Create an account with a passkey')
    await expect(this.page.getByRole('heading', { name: `Signed in as ${nickname}` })).toBeVisible()
  }

  async expectAccessible(part?: string): Promise<void> {
    // Without AxeBuilder, which loads axe again for every check and takes twice as long.
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe)
    const violations = await this.page.evaluate(async (checked) => {
      const { axe: loaded } = window as unknown as { readonly axe: typeof Axe }
      const found = await loaded.run(checked, { resultTypes: ['violations'] })
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }, part ?? 'html')
    expect(violations).toEqual([])
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

async function centreOf(place: Locator): Promise<Point | undefined> {
  await place.scrollIntoViewIfNeeded()
  const box = (await place.boundingBox()) ?? undefined
  return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Skips places near the last tap, to avoid a double tap. */
async function placeAwayFrom(tapped: Point | undefined, places: Locator): Promise<Locator> {
  if (tapped === undefined) return places.first()
  for (const place of await places.all()) {
    const middle = await centreOf(place)
    if (middle !== undefined && Math.hypot(middle.x - tapped.x, middle.y - tapped.y) > 60) return place
  }
  // The only place is under the last tap: wait, to avoid a double tap.
  await places.page().waitForTimeout(400)
  return places.first()
}
