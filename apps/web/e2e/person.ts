import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A person before a screen: taps, reads, and counts the taps. */
export class Person {
  readonly page: Page
  taps = 0

  constructor(page: Page) {
    this.page = page
  }

  /** Taps a button or link by its name. */
  async tap(name: string | RegExp): Promise<void> {
    this.taps += 1
    const exactly = { name, exact: typeof name === 'string' }
    await this.page.getByRole('button', exactly).or(this.page.getByRole('link', exactly)).first().click()
  }

  /** Starts a match of the first game with these settings. */
  async starts(...settings: readonly (string | RegExp)[]): Promise<void> {
    await this.page.goto('/')
    await this.tap('New match')
    for (const setting of settings) {
      this.taps += 1
      await this.page.getByRole('radio', { name: setting }).check()
    }
    await this.tap('Start')
    await this.asked()
  }

  /** Waits until a question stands or the match is over. */
  async asked(): Promise<void> {
    await expect(this.page.locator('.question')).toBeVisible()
  }

  /** The standing question. */
  async question(): Promise<string> {
    return (await this.page.locator('.question h2').textContent()) ?? ''
  }

  async isOver(): Promise<boolean> {
    return this.page.getByRole('link', { name: 'Another match' }).isVisible()
  }

  /** Answers the standing question with the first thing it offers; says how many taps that took. */
  async answers(): Promise<void> {
    const before = await this.page.locator('.question').getAttribute('data-step')
    const list = this.page.locator('.question details:not([open]) > summary')
    if (await list.isVisible()) await list.click()
    while (
      (await this.page.locator('.question').getAttribute('data-step')) === before &&
      !(await this.isOver())
    ) {
      this.taps += 1
      await this.page.locator('.question .choice:enabled, .question .face').first().click()
      await this.page.waitForTimeout(10)
    }
  }

  /** Nothing on the screen keeps anybody out. */
  async findsNoBarrier(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    )
  }
}
