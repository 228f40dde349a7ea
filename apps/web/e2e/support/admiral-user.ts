import type { Locator } from '@playwright/test'
import { User } from './user.ts'
import { expect } from './test.ts'

export class AdmiralUser extends User {
  override async openApp(): Promise<void> {
    await this.page.addInitScript(() => {
      if (localStorage.getItem('opfor.preferences') === null)
        localStorage.setItem('opfor.preferences', '{"hints":false}')
    })
    await super.openApp()
  }

  async startBattle(...settings: readonly RegExp[]): Promise<void> {
    await this.openGame('Admiral the Board Game')
    await this.page.locator('a[href*="new/admiral"]').first().click()
    for (const name of settings) await this.page.getByRole('radio', { name }).check()
    await this.deploy()
  }

  async deploy(): Promise<void> {
    await this.tap('Start')
    await this.waitForQuestion()
    await this.answerWith('the rest in this order')
  }

  square(id: string): Locator {
    return this.page.locator(`[data-square="${id}"]`)
  }

  marked(kind: 'course' | 'target' | 'hand'): Locator {
    return this.page.locator(`.ad-square.ad-${kind}`)
  }

  /** Waits for both questions of the gesture, and Stratego's reply. */
  async waitUntilAnswered(before: string | null): Promise<void> {
    const standing = async (): Promise<string | null> => {
      const [step, asks] = await this.page
        .locator('.question')
        .evaluate((bar) => [bar.getAttribute('data-step'), bar.querySelector('h2')?.textContent ?? ''])
      return /^(?:Where does|Who does)/.test(asks ?? '') ? before : (step ?? '')
    }
    await expect.poll(standing, { intervals: [10, 20, 50] }).not.toBe(before)
  }

  async touch(place: Locator): Promise<void> {
    await place.scrollIntoViewIfNeeded()
    const { x, y } = await centreOf(place)
    this.taps += 1
    await this.page.touchscreen.tap(x, y)
  }

  async drag(from: Locator, to: Locator): Promise<void> {
    await from.scrollIntoViewIfNeeded()
    const [a, b] = [await centreOf(from), await centreOf(to)]
    const touch = await this.page.context().newCDPSession(this.page)
    const send = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly Spot[],
    ): Promise<void> => {
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
    }
    await send('touchStart', [a])
    for (const part of [0.3, 0.7, 1])
      await send('touchMove', [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }])
    await send('touchEnd', [])
    await touch.detach()
    this.taps += 1
  }

  async moveFocusTo(id: string): Promise<void> {
    const from = (await this.page.locator(':focus').getAttribute('data-square')) ?? 'a1'
    const [dx, dy] = [
      (id.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0),
      Number(id.slice(1)) - Number(from.slice(1)),
    ]
    for (let at = 0; at < Math.abs(dx); at += 1)
      await this.page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft')
    for (let at = 0; at < Math.abs(dy); at += 1)
      await this.page.keyboard.press(dy > 0 ? 'ArrowUp' : 'ArrowDown')
    await expect(this.square(id)).toBeFocused()
    await this.page.keyboard.press('Enter')
  }

  async pressButton(place: Locator): Promise<void> {
    for (let pressed = 0; pressed < 60; pressed += 1) {
      await this.page.keyboard.press('Shift+Tab')
      if ((await place.and(this.page.locator(':focus')).count()) > 0) return this.page.keyboard.press('Enter')
    }
    throw new Error('The button is not reachable with Tab.')
  }

  async focusGrid(): Promise<void> {
    for (let pressed = 0; (await this.page.locator('.ad-square:focus').count()) === 0; pressed += 1) {
      if (pressed === 60) throw new Error('The grid is not reachable with Tab.')
      await this.page.keyboard.press('Tab')
    }
  }

  /** Always gives the expected answer. */
  async enterTurn(turn: number): Promise<void> {
    const next = this.page.locator('.board-score').filter({ hasText: `Turn ${turn + 1}` })
    while ((await next.count()) === 0 && !(await this.isOver())) await this.enterAnswer()
  }

  async enterAnswer(): Promise<void> {
    const before = await this.step()
    await this.touch(await this.expectedTarget())
    await this.waitUntilAnswered(before)
  }

  async rollForShip(): Promise<void> {
    const before = await this.step()
    await this.touch(this.page.locator('.question .choice').first())
    await this.waitUntilAnswered(before)
  }

  private async expectedTarget(): Promise<Locator> {
    const question = await this.question()
    if (question.startsWith('Which of your ships moves')) return this.marked('course').last()
    if (question.startsWith('Which of your ships attack'))
      return (await this.marked('target').count()) > 0
        ? this.marked('target').first()
        : this.page.getByRole('button', { name: 'No more attacks' })
    const likely = this.page.locator('.question .choice.proposed')
    return (await likely.count()) > 0 ? likely : this.page.locator('.question .choice').first()
  }

  async fightToEnd(act: (place: Locator) => Promise<void>, maxAnswers = 400): Promise<void> {
    for (let answers = 0; !(await this.isOver()); answers += 1) {
      if (answers === maxAnswers) throw new Error('The battle did not end.')
      await this.answerOnGrid(act)
    }
  }

  async answerOnGrid(act: (place: Locator) => Promise<void>): Promise<void> {
    const before = await this.step()
    const offer = this.page.locator('.ad-go')
    if ((await this.marked('target').count()) > 0) {
      await act(this.marked('target').first())
      // A single attack is immediate; several offer a choice.
      await expect.poll(async () => (await offer.count()) > 0 || (await this.step()) !== before).toBe(true)
      if ((await offer.count()) > 0) await act(offer.last())
    } else if ((await this.marked('course').count()) > 0) await act(this.marked('course').last())
    else await act(this.page.getByRole('button', { name: /^(?:The other ships stay|No more attacks|Yes)$/ }))
    await this.waitUntilAnswered(before)
  }
}

interface Spot {
  readonly x: number
  readonly y: number
}

async function centreOf(place: Locator): Promise<Spot> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('The element is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
