import { registry } from '@opfor/games'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Texts that need a server, or report something missing. */
const forbidden =
  /\bsign(?:ed)?[ -](?:in|out|up)\b|\baccounts?\b|passkey|\bthe server\b|short link|leaderboard|can't reach the server|not found/i

interface Shown {
  readonly offered: readonly string[]
  readonly name: string | undefined
  readonly route: string
  readonly title: string
  readonly text: string
  readonly alerts: readonly string[]
  readonly toAccount: readonly string[]
}

/** Opens a screen from home and clicks in a part of it, even under a bar. */
function clickOn(page: Page, route: string, within: string, which?: number | string): Promise<Shown> {
  return page.evaluate(
    async ([to, part, wanted]) => {
      const pause = (milliseconds: number): Promise<void> =>
        new Promise((resolve) => {
          setTimeout(resolve, milliseconds)
        })
      /** Waits until nothing changes and no file arrives for a moment. */
      const settle = async (): Promise<void> => {
        let changes = 1
        const observer = new MutationObserver(() => {
          changes += 1
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        for (let seen = 0, files = 0; seen !== changes || document.querySelector('h1') === null; ) {
          const arrived = performance.getEntriesByType('resource').length
          if (arrived !== files) changes += 1
          files = arrived
          seen = changes
          await pause(60)
        }
        observer.disconnect()
      }
      // Again and again: a match that was just started still opens itself.
      while (document.querySelector('.games') === null) {
        location.hash = '#/'
        await pause(5)
      }
      location.hash = to
      await settle()
      const title = (): string => document.querySelector('h1')?.innerText ?? ''
      const places = [...document.querySelectorAll<HTMLElement>(part)]
        .flatMap((each) => [...each.querySelectorAll<HTMLElement>('button:enabled, a[href], summary')])
        .filter((each) => each.checkVisibility())
      const offered = places.map(
        (each) => each.getAttribute('aria-label') ?? each.innerText.split('\n', 1)[0] ?? '',
      )
      const at = typeof wanted === 'string' ? offered.indexOf(wanted) : (wanted ?? -1)
      const clicked = places[at]
      clicked?.click()
      // A start opens its match or its set-up a moment later.
      if (clicked?.closest('.starts')) while (location.hash === to) await pause(5)
      if (clicked !== undefined) await settle()
      // The screen of a new match appears a moment after its address.
      for (let waited = 0; title() === 'Opfor' && location.hash !== '#/' && waited < 100; waited += 1)
        await pause(50)
      return {
        offered,
        name: offered[at],
        route: location.hash,
        title: title(),
        text: document.body.innerText,
        alerts: [...document.querySelectorAll<HTMLElement>('[role=alert]')].map((each) => each.innerText),
        toAccount: [...document.querySelectorAll('a[href*="account"]')].map((each) => each.outerHTML),
      }
    },
    [route, within, which] as const,
  )
}

function problemsOf({ route, title, text, alerts, toAccount }: Shown): readonly string[] {
  const lost = title === 'Opfor' && route !== '#/' ? [`${route} leads to the home screen`] : []
  return [...text.split('\n').filter((line) => forbidden.test(line)), ...alerts, ...toAccount, ...lost]
}

/** WHOLE=1 visits two levels of every game, otherwise of the first one; the screens of the others are the same. */
const isWhole = process.env['WHOLE'] !== undefined

async function visit(page: Page, start: string, part: string, levels: 1 | 2): Promise<void> {
  const problems: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  const check = (shown: Shown, ...way: readonly (string | undefined)[]): void => {
    for (const problem of problemsOf(shown)) problems.push(`${way.join(' > ')}: ${problem}`)
  }
  await page.goto('/')
  await expect(page.getByText('Import a file')).toBeVisible()
  const home = await clickOn(page, start, part)
  check(home, start)
  // By name: things saved on the way are listed there too.
  expect(new Set(home.offered).size).toBe(home.offered.length)
  for (const name of home.offered) {
    const first = await clickOn(page, start, part, name)
    check(first, name)
    if (first.route === start || levels === 1) continue
    for (let next = 0; ; next += 1) {
      const second = await clickOn(page, first.route, 'body', next)
      if (second.name === undefined) break
      check(second, name, second.name)
    }
  }
  expect(home.offered.length).toBeGreaterThan(1)
  expect(problems).toEqual([])
}

for (const part of ['.top, .hero', '.home-below'])
  test(`no link or button outside of the games needs a server: ${part}`, async ({ page }) => {
    await visit(page, '#/', part, 2)
  })

for (const [at, { id, title }] of registry.entries())
  for (const part of ['.starts, .rows > :nth-child(-n + 2)', '.rows > :nth-child(n + 3)'])
    test(`no link or button of ${title} needs a server: ${part}`, async ({ page }) => {
      await visit(page, `#/game/${id}`, part, at === 0 || isWhole ? 2 : 1)
    })
