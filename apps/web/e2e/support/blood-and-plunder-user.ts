import { expect, type Locator, type Page } from '@playwright/test'
import { TouchInput, type Spot } from './touch-input.ts'
import { User } from './user.ts'

const mapModes = { asked: /^Without a map/, map: /^With a map: distances/, proposed: /only suggests/ }
const battles = { land: /^The village/, sea: /^Off the cape/ }

export class BloodAndPlunderUser extends User {
  readonly finger: TouchInput

  constructor(page: Page, seed = 7) {
    super(page, seed)
    this.finger = new TouchInput(page)
  }

  async touch(name: string): Promise<void> {
    const named = { name, exact: true }
    await this.page.getByRole('button', named).or(this.page.getByRole('link', named)).first().tap()
  }

  async startBattle(
    battle: keyof typeof battles,
    mapMode: keyof typeof mapModes,
    ...settings: readonly RegExp[]
  ): Promise<void> {
    await this.openGame('Blood & Plunder')
    await this.page.locator('a[href*="new/blood-and-plunder"]').first().tap()
    for (const name of [battles[battle], ...settings]) {
      const radio = this.page.getByRole('radio', { name })
      // Rare options are collapsed.
      await expect(this.page.locator('summary').first()).toBeVisible()
      if (!(await radio.isVisible())) await this.page.locator('summary').first().tap()
      await radio.check()
    }
    await this.startWith(mapMode)
  }

  async startWith(mapMode: keyof typeof mapModes): Promise<void> {
    await this.page.getByRole('radio', { name: mapModes[mapMode] }).check()
    await this.touch('Start')
    await this.waitForQuestion()
    await expect(this.page.locator('.bp-board')).toBeVisible()
  }

  async copyBattle(name: RegExp): Promise<void> {
    await this.openApp()
    await this.page.goto('/#/packs/blood-and-plunder/battle')
    await this.page.getByRole('button', { name }).tap()
    await expect(this.page.locator('.bp-drawing')).toBeVisible()
  }

  async answerNext(): Promise<void> {
    const before = (await this.step()) ?? ''
    const question = this.page.locator(`.question[data-step="${before}"]`)
    const confirm = this.page.locator('.bp-confirm')
    const done = question.locator('.button.big').last()
    await expect(confirm.or(done).or(question.locator('.choice, .face')).first()).toBeAttached()
    if ((await confirm.count()) > 0) await confirm.tap()
    else if ((await done.count()) === 0) await question.locator('.choice:enabled, .face').first().tap()
    else await done.tap()
    await expect(this.page.locator('.question')).not.toHaveAttribute('data-step', before)
  }

  async answerUntil(asked: RegExp): Promise<void> {
    for (let answers = 0; answers < 60 && !asked.test(await this.question()); answers += 1)
      await this.answerNext()
    await expect(this.page.locator('.question h2')).toHaveText(asked)
  }

  async answerUntilActivated(): Promise<void> {
    const left = this.page.locator('.acting-left')
    // The strip is loaded on demand.
    const loading = this.page.locator('.question [aria-busy]')
    for (let answers = 0; answers < 60; answers += 1) {
      await expect(loading).toHaveCount(0)
      if ((await left.count()) > 0) break
      await this.answerNext()
    }
    await expect(left).toHaveText(/^\d of \d actions? left$/)
  }

  async playTurn(): Promise<void> {
    for (let answers = 0; answers < 200; answers += 1) {
      const last = (await this.question()).startsWith('How many strike points')
      await this.answerNext()
      if (last) return
    }
    throw new Error('The turn did not end.')
  }

  /** A selected unit can be dragged as a correction. */
  async selectUnit(unit: Locator): Promise<void> {
    await unit.tap()
    await expect(this.page.locator('.bp-ring')).toHaveCount(4)
  }

  async confirm(): Promise<void> {
    const confirm = this.page.locator('.bp-confirm')
    await this.actAndWait(await this.step(), () => confirm.tap())
  }

  /** Points are fractions of the map's size. */
  async measure(from: Spot, to: Spot): Promise<void> {
    await this.touch('Zoom and tools')
    await this.touch('Ruler')
    await expect(this.page.getByRole('button', { name: 'Ruler', pressed: true })).toBeVisible()
    const map = this.page.locator('.bp-map .bp-drawing')
    await map.scrollIntoViewIfNeeded()
    const box = await map.boundingBox()
    if (box === null) throw new Error('There is no map.')
    const toPixels = ({ x, y }: Spot): Spot => ({ x: box.x + x * box.width, y: box.y + y * box.height })
    await this.finger.drag(toPixels(from), toPixels(to))
  }
}
