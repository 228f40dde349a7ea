import type { CDPSession, Locator, Page } from '@playwright/test'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The browser makes taps, drags and scrolling of it, as on a phone. */
export class TouchInput {
  readonly #page: Page
  #session: CDPSession | undefined

  constructor(page: Page) {
    this.#page = page
  }

  async drag(from: Spot, to: Spot): Promise<void> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
      this.#session?.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [from])
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    }
    // Lifting a moving finger would fling, and the next tap would only stop that.
    await this.#page.waitForTimeout(200)
    await touch('touchMove', [to])
    await touch('touchEnd', [])
    await this.#page.waitForTimeout(400)
  }

  async dragBy(what: Locator, dx: number, dy: number): Promise<void> {
    // Scrolls it away from the bars.
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
