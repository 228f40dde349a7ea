import type { CDPSession, Locator, Page } from '@playwright/test'

/** A place on the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A finger on the glass: real touches, that the browser turns into taps, drags and scrolling as it does on a phone. */
export class TouchInput {
  readonly #page: Page
  #session: CDPSession | undefined

  constructor(page: Page) {
    this.#page = page
  }

  /** Puts the finger down, moves it in small steps, and lifts it. */
  async drag(from: Spot, to: Spot): Promise<void> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
      this.#session?.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [from])
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    }
    // A finger that is lifted while it still moves flings, and the browser takes the next tap for the end of that.
    await this.#page.waitForTimeout(200)
    await touch('touchMove', [to])
    await touch('touchEnd', [])
    await this.#page.waitForTimeout(400)
  }

  /** Drags something by its middle. */
  async dragBy(what: Locator, dx: number, dy: number): Promise<void> {
    // As a person does who wants to see what to drag: away from the bars at the top and the bottom.
    await what.evaluate((drawn) => drawn.scrollIntoView({ block: 'center' }))
    const from = await centreOf(what)
    await this.drag(from, { x: from.x + dx, y: from.y + dy })
  }
}

async function centreOf(what: Locator): Promise<Spot> {
  const box = await what.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
