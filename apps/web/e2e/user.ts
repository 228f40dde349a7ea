import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** A person before a screen: taps, reads, and counts the taps. The app's dice fall the same way each time. */
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

  /** Opens the app, in which every match will have this person's seed. */
  async openApp(): Promise<void> {
    await this.page.addInitScript((seed) => {
      const random = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (into) => (into instanceof Uint32Array ? into.fill(seed) : random(into))
    }, this.seed)
    await this.page.goto('/')
  }

  /** Waits until the whole app is on the device, and this page is served from there. */
  async waitUntilOffline(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  }

  /** Starts a match of the first game with these settings. */
  async startMatch(...settings: readonly (string | RegExp)[]): Promise<void> {
    await this.openApp()
    await this.tap('New match')
    for (const setting of settings) {
      this.taps += 1
      await this.page.getByRole('radio', { name: setting }).check()
    }
    await this.tap('Start')
    await this.waitForQuestion()
  }

  /** On the screen of corrections: gives the bot a number of VP more, by the buttons that are there. */
  async correctVp(more: 1 | 5): Promise<void> {
    await this.page.locator('.correcting summary', { hasText: 'A number' }).click()
    await this.tap('the bot')
    await this.page.getByRole('button', { name: `VP: more ${more}` }).click()
    await this.tap('Apply')
  }

  /** Waits until a question stands or the match is over. */
  async waitForQuestion(): Promise<void> {
    await expect(this.page.locator('.question')).toBeVisible()
  }

  /** The standing question. */
  async question(): Promise<string> {
    return (await this.page.locator('.question h2').textContent()) ?? ''
  }

  /** How many steps the match has; none once it is over. */
  async step(): Promise<string | null> {
    return this.page.locator('.question').getAttribute('data-step')
  }

  async isOver(): Promise<boolean> {
    return (await this.step()) === null
  }

  /** Answers the standing question with the first or last thing that its list offers, once it can be answered. */
  async answer(which: 'first' | 'last' = 'first'): Promise<void> {
    const folded = this.page.locator('.question details:not([open]) > summary')
    const offered = this.page.locator('.question').locator('.choice:enabled, .face')
    await expect(folded.or(offered).filter({ visible: true }).first()).toBeVisible()
    if (await folded.isVisible()) await this.tapAndWait(folded)
    const before = await this.step()
    while ((await this.step()) === before) await this.tapAndWait(offered[which]())
  }

  /** Taps a button or link that answers the standing question, and waits for what comes of it. */
  async answerWith(name: string | RegExp): Promise<void> {
    await this.actAndWait(await this.step(), () => this.tap(name))
  }

  /** Does something that leads on from a step, and waits until that has been drawn. */
  async actAndWait(step: string | null, act: () => Promise<void>): Promise<void> {
    await act()
    await expect(this.page.locator('.question')).not.toHaveAttribute('data-step', step ?? '')
  }

  /** Answers the standing question on the board: first the theatre, where it is too small, then the place. */
  async answerOnBoard(): Promise<void> {
    const before = await this.step()
    const large = this.page.locator('.bz-panel .bz-tap.board-lit')
    const small = this.page.getByRole('button', { name: /to choose\. Enlarge/ })
    await expect(large.or(small).first()).toBeVisible()
    let tapped: Point | undefined
    // Where only one theatre has places to choose, it opens by itself, a moment after the question.
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

  /** One tap on the question, after which something of it is different: its step, what was tapped for it, its list. */
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

  /** In the open reasons: unfolds the first decision, and asks why it was not another. */
  async askWhyNot(): Promise<void> {
    const decision = await this.expandDecision()
    await decision
      .getByRole('button', { name: /^Why not/ })
      .first()
      .click()
    await expect(decision.locator('.notice')).toBeVisible()
  }

  /** In an open sheet: unfolds the first decision, or the first of a list; one that stands alone is open by itself. */
  async expandDecision(list = ''): Promise<Locator> {
    const decision = this.page.locator('dialog .decision', { hasText: list }).first()
    await expect(decision).toBeVisible()
    if ((await decision.getAttribute('open')) === null) await decision.locator('summary').click()
    return decision
  }

  /** Becomes a player of the server by this name, where it asks for one. */
  async createAccount(nickname: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Nickname' }).fill(nickname)
    await this.tap('Create an account with a passkey')
    await expect(this.page.getByRole('heading', { name: `Signed in as ${nickname}` })).toBeVisible()
  }

  /** Nothing on the screen keeps anybody out. */
  async expectAccessible(): Promise<void> {
    // No page has frames; the mode for pages with frames opens another page for each look, which takes five times as long.
    const axe = new AxeBuilder({ page: this.page }).setLegacyMode().options({ resultTypes: ['violations'] })
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

/** The first of these places that is not where the last tap fell: a quick second tap there is a double tap. */
async function placeAwayFrom(tapped: Point | undefined, places: Locator): Promise<Locator> {
  if (tapped === undefined) return places.first()
  for (const place of await places.all()) {
    const middle = await centreOf(place)
    if (middle !== undefined && Math.hypot(middle.x - tapped.x, middle.y - tapped.y) > 60) return place
  }
  // The only place lies under the last tap: no person is as quick there as a program, which would make a double tap.
  await places.page().waitForTimeout(400)
  return places.first()
}
