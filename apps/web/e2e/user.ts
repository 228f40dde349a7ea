import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** A user of the app. Counts taps; all matches have a fixed seed. */
export class User {
  readonly page: Page
  readonly seed: number
  taps = 0

  constructor(page: Page, seed = 7) {
    this.page = page
    this.seed = seed
  }

  /** Taps a button or link by its name. */
  async tap(name: string | RegExp): Promise<void> {
    this.taps += 1
    const exactly = { name, exact: typeof name === 'string' }
    await this.page.getByRole('button', exactly).or(this.page.getByRole('link', exactly)).first().click()
  }

  /** Shows another view of the board, by a list on a small screen, otherwise by a button. */
  async showView(name: string): Promise<void> {
    const list = this.page.getByRole('combobox', { name: 'What is shown' })
    const button = this.page.getByRole('button', { name, exact: true })
    await expect(list.or(button).first()).toBeVisible()
    this.taps += 1
    if ((await list.count()) > 0) await list.selectOption({ label: name })
    else await button.click()
  }

  /** Opens the app with a fixed seed for all matches. */
  async openApp(): Promise<void> {
    await this.page.addInitScript((seed) => {
      const random = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (into) => (into instanceof Uint32Array ? into.fill(seed) : random(into))
    }, this.seed)
    await this.page.goto('/')
  }

  /** Confirms what set-up lays out during a match, wherever it comes up; not counted, as it belongs to no question. */
  async confirmSetUp(): Promise<void> {
    const sheet = this.page.getByRole('dialog', { name: /^(Set up your table|Then lay this out)$/ })
    await this.page.addLocatorHandler(sheet, async () => {
      await sheet.getByRole('button', { name: /^(Set up, go|Done, go on)$/ }).click()
    })
  }

  /** Waits until the service worker has cached the app and controls the page. */
  async waitUntilOffline(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }

  /** Waits until the files of a part are on the device: they are kept in the background once it is used. */
  async waitForPart(name: string): Promise<void> {
    const isKept = () =>
      this.page.evaluate(async (part) => {
        const parts = (await (await fetch('parts.json')).json()) as Record<string, { files: string[] }>
        const found = await Promise.all(
          (parts[part]?.files ?? ['']).map((file) => caches.match(new URL(file, document.baseURI).href)),
        )
        return found.every((each) => each !== undefined)
      }, name)
    // Not waitForFunction: it does not wait for what an async function returns.
    await expect.poll(isKept).toBe(true)
  }

  /** Starts a match of the first game with these settings. */
  async startMatch(...settings: readonly (string | RegExp)[]): Promise<void> {
    await this.openApp()
    await this.confirmSetUp()
    await this.tap('Match settings')
    for (const setting of settings) {
      this.taps += 1
      await this.page.getByRole('radio', { name: setting }).check()
    }
    await this.tap('Start')
    await this.waitForQuestion()
  }

  /** In the correction editor: increases the bot's VP. */
  async correctVp(more: 1 | 5): Promise<void> {
    await this.page.locator('.correcting summary', { hasText: 'A number' }).click()
    await this.tap('the bot')
    await this.page.getByRole('button', { name: `VP: more ${more}` }).click()
    await this.tap('Apply')
  }

  /** Waits for a question, or for the end of the match. */
  async waitForQuestion(): Promise<void> {
    await expect(this.page.locator('.question')).toBeVisible()
  }

  /** The current question. */
  async question(): Promise<string> {
    return (await this.page.locator('.question h2').textContent()) ?? ''
  }

  /** The number of steps; null once the match is over. */
  async step(): Promise<string | null> {
    return this.page.locator('.question').getAttribute('data-step')
  }

  async isOver(): Promise<boolean> {
    return (await this.step()) === null
  }

  /** Answers the current question with the first or last option of its list. */
  async answer(which: 'first' | 'last' = 'first'): Promise<void> {
    const folded = this.page.locator('.question details:not([open]) > summary')
    const offered = this.page.locator('.question').locator('.choice:enabled, .face')
    await expect(folded.or(offered).filter({ visible: true }).first()).toBeVisible()
    if (await folded.isVisible()) await this.tapAndWait(folded)
    const before = await this.step()
    while ((await this.step()) === before) await this.tapAndWait(offered[which]())
  }

  /** Taps a button or link that answers the current question, and waits for the next step. */
  async answerWith(name: string | RegExp): Promise<void> {
    await this.actAndWait(await this.step(), () => this.tap(name))
  }

  /** Acts, and waits until the step has changed. */
  async actAndWait(step: string | null, act: () => Promise<void>): Promise<void> {
    await act()
    await expect(this.page.locator('.question')).not.toHaveAttribute('data-step', step ?? '')
  }

  /** Answers the current question on the board; a small theatre is enlarged first. */
  async answerOnBoard(): Promise<void> {
    const before = await this.step()
    const large = this.page.locator('.bz-panel .bz-tap.board-lit')
    const small = this.page.getByRole('button', { name: /to choose\. Enlarge/ })
    await expect(large.or(small).first()).toBeVisible()
    let tapped: Point | undefined
    // If only one theatre has options, it opens automatically after the question.
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

  /** Taps an element of the question bar, and waits until the bar has changed. */
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

  /** In the reasons sheet: expands the first decision and asks why not another candidate. */
  async askWhyNot(): Promise<void> {
    const decision = await this.expandDecision()
    await decision
      .getByRole('button', { name: /^Why not/ })
      .first()
      .click()
    await expect(decision.locator('.notice')).toBeVisible()
  }

  /** In an open sheet: expands the first decision, or the first of a list. */
  async expandDecision(list = ''): Promise<Locator> {
    const decision = this.page.locator('dialog .decision', { hasText: list }).first()
    await expect(decision).toBeVisible()
    if ((await decision.getAttribute('open')) === null) await decision.locator('summary').click()
    return decision
  }

  /** Creates an account with this nickname. */
  async createAccount(nickname: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Nickname' }).fill(nickname)
    await this.tap('Create an account with a passkey')
    await expect(this.page.getByRole('heading', { name: `Signed in as ${nickname}` })).toBeVisible()
  }

  /** Checks the screen with axe, or a part of it. */
  async expectAccessible(part?: string): Promise<void> {
    // No page has frames; without legacy mode axe opens another page per check, which is five times slower.
    const axe = new AxeBuilder({ page: this.page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (part !== undefined) axe.include(part)
    const { violations } = await axe.analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    )
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

/** The first of these places away from the last tap, to avoid a double tap. */
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
