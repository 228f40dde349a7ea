import type { CDPSession, Locator, Page } from '@playwright/test'

/** A point on the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Real touch input, which the browser turns into taps, drags and scrolling as on a phone. */
export class TouchInput {
  readonly #page: Page
  #session: CDPSession | undefined

  constructor(page: Page) {
    this.#page = page
  }

  /** Drags from one point to another in small steps. */
  async drag(from: Spot, to: Spot): Promise<void> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
      this.#session?.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [from])
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    }
    // Lifting a moving finger would start a fling, and the next tap would only stop it.
    await this.#page.waitForTimeout(200)
    await touch('touchMove', [to])
    await touch('touchEnd', [])
    await this.#page.waitForTimeout(400)
  }

  /** Drags an element from its centre. */
  async dragBy(what: Locator, dx: number, dy: number): Promise<void> {
    // Scrolls it away from the top and bottom bars.
    await what.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }))
    const from = await centreOf(what)
    await this.drag(from, { x: from.x + dx, y: from.y + dy })
  }
}

async function centreOf(what: Locator): Promise<Spot> {
  const box = await what.boundingBox()
  if (box === null) throw new Error('The element is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
