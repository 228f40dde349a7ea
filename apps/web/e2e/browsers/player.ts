import { type Browser, waitFor } from './browser.ts'

const visible = `const isVisible = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;`

const byText = `(pattern) => { ${visible}
  const all = [...document.querySelectorAll('button:enabled, a[href], summary')].filter(isVisible)
  return all.find((each) => new RegExp(pattern).test((each.getAttribute('aria-label') ?? each.textContent).trim()))
}`

const step = `() => document.querySelector('.question')?.getAttribute('data-step') ?? null`

/** A folded list, otherwise an option or a button that completes the answer. */
const control = `(taps) => { ${visible}
  const bar = document.querySelector('.question')
  const folded = [...bar.querySelectorAll('details:not([open], .acting-strip) > summary')].find(isVisible)
  if (folded) return folded
  const all = [...bar.querySelectorAll('.choice:enabled, .face, .button:enabled')].filter(isVisible)
  return all[Number(taps) % all.length]
}`

/** Parts that load later move the control. */
const isStill = `(taps) => {
  const { x, y } = (${control})(taps)?.getBoundingClientRect() ?? {}
  const [before, now] = [window.lastPlace, [taps, x, y].join(' ')]
  window.lastPlace = now
  return x !== undefined && now === before
}`

/** True after half a second without loading: a reload would report interrupted downloads as errors. */
const isLoaded = `() => {
  const { length } = performance.getEntriesByType('resource')
  if (window.loads?.length !== length) window.loads = { length, since: performance.now() }
  return performance.now() - window.loads.since > 500
}`

export class Player {
  readonly browser: Browser
  readonly address: string

  constructor(browser: Browser, address: string) {
    this.browser = browser
    this.address = address
  }

  async tap(pattern: string): Promise<void> {
    await waitFor(this.browser, `(pattern) => (${byText})(pattern) !== undefined`, [pattern])
    await this.browser.click(byText, pattern)
  }

  /** Uses a fixed seed; `where` chooses the place to play. */
  async startMatch(game: string, where?: string): Promise<void> {
    const { browser } = this
    await browser.open(`${this.address}#/new/${game}`)
    await browser.call(`() => {
      const random = crypto.getRandomValues.bind(crypto)
      crypto.getRandomValues = (into) => (into instanceof Uint32Array ? into.fill(7) : random(into))
    }`)
    const radio = `(where) => [...document.querySelectorAll('label')].find((each) =>
      each.querySelector('input[type=radio]') && new RegExp(where).test(each.textContent))`
    if (where !== undefined) {
      await waitFor(browser, `(where) => (${radio})(where) !== undefined`, [where])
      await browser.click(radio, where)
    }
    await this.tap('^Start')
    await this.waitForQuestion()
    await waitFor(browser, `() => document.querySelector('.board-stage') !== null`)
  }

  waitForQuestion(): Promise<string> {
    return waitFor(this.browser, `() => document.querySelector('.question h2')?.textContent ?? null`)
  }

  /** Undefined once the match is over. */
  async step(): Promise<string | undefined> {
    return (await this.browser.call<string | null>(step)) ?? undefined
  }

  async answer(): Promise<void> {
    const { browser } = this
    const before = await this.step()
    let isFolded = true
    for (let taps = 0; taps < 40 && (await this.step()) === before; taps += isFolded ? 0 : 1) {
      const args = [String(taps)]
      await waitFor(browser, isStill, args)
      isFolded = await browser.call<boolean>(`(taps) => (${control})(taps).tagName === 'SUMMARY'`, ...args)
      const shown = await browser.call<string>(`() => document.querySelector('.question').outerHTML`)
      await browser.click(control, ...args)
      await waitFor(
        browser,
        `(shown) => document.querySelector('.question') && document.querySelector('.question').outerHTML !== shown`,
        [shown],
      )
    }
    if ((await this.step()) === before) throw new Error(`No answer was taken at step ${before}.`)
  }

  /** Stops at `most` questions or if typing is needed; returns the number. */
  async play(most: number): Promise<number> {
    for (let given = 0; given < most; given += 1) {
      if ((await this.step()) === undefined || (await this.mustType())) return given
      await this.answer()
    }
    return most
  }

  private mustType(): Promise<boolean> {
    return this.browser.call(`() => { ${visible}
      const bar = document.querySelector('.question')
      const found = (selector) => [...bar.querySelectorAll(selector)].some(isVisible)
      return found('input, select, textarea') && !found('.choice:enabled, .face, .button:enabled, summary')
    }`)
  }

  /** Checks that the match is unchanged. */
  async reload(): Promise<void> {
    const [question, before] = [await this.waitForQuestion(), await this.step()]
    await waitFor(this.browser, isLoaded)
    await this.browser.reload()
    const again = await this.waitForQuestion()
    if (again !== question || (await this.step()) !== before)
      throw new Error(`After a reload: "${again}" instead of "${question}".`)
  }

  async waitUntilOffline(): Promise<void> {
    await waitFor(this.browser, '() => navigator.serviceWorker.controller !== null')
  }
}
