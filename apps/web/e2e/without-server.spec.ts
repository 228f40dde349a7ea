import { shelf } from '@opfor/games'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** What only makes sense with a server, and what tells that something is not there. */
const forbidden =
  /\bsign(?:ed)?[ -](?:in|out|up)\b|\baccounts?\b|passkey|\bthe server\b|short link|leaderboard|cannot be reached|not found/i

/** A screen after a click. */
interface Shown {
  /** What was offered, and what of it was clicked. */
  readonly offered: readonly string[]
  readonly name: string | undefined
  readonly route: string
  readonly title: string
  readonly text: string
  readonly alerts: readonly string[]
  readonly toAccount: readonly string[]
}

/** Opens a screen from the home screen and clicks one of the links and buttons in a part of it, also where a bar covers it. */
function clickOn(page: Page, route: string, within: string, which?: number | string): Promise<Shown> {
  return page.evaluate(
    async ([to, part, wanted]) => {
      const pause = (milliseconds: number): Promise<void> =>
        new Promise((resolve) => {
          setTimeout(resolve, milliseconds)
        })
      /** Waits until nothing has changed for a moment, and no file has arrived. */
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
      location.hash = '#/'
      while (document.querySelector('.games') === null) await pause(5)
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
      if (clicked !== undefined) await settle()
      // The screen of a new match is shown a moment after its address.
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

/** Clicks everything in a part of the home screen, and then everything on each screen that this leads to. */
async function visit(page: Page, part: string): Promise<void> {
  const problems: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  const check = (shown: Shown, ...way: readonly (string | undefined)[]): void => {
    for (const problem of problemsOf(shown)) problems.push(`${way.join(' > ')}: ${problem}`)
  }
  await page.goto('/')
  await expect(page.getByText('Import a file')).toBeVisible()
  const home = await clickOn(page, '#/', part)
  check(home, 'the home screen')
  // By their names: what is saved on the way is listed there too.
  expect(new Set(home.offered).size).toBe(home.offered.length)
  for (const name of home.offered) {
    const first = await clickOn(page, '#/', part, name)
    check(first, name)
    if (first.route === '#/') continue
    for (let next = 0; ; next += 1) {
      const second = await clickOn(page, first.route, 'body', next)
      if (second.name === undefined) break
      check(second, name, second.name)
    }
  }
  expect(home.offered.length).toBeGreaterThan(1)
  expect(problems).toEqual([])
}

test('no link or button outside of the games needs a server', async ({ page }) => {
  await visit(page, '.top, main > :not(.games)')
})

for (const [at, { title }] of shelf.entries())
  test(`no link or button of ${title} needs a server`, async ({ page }) => {
    await visit(page, `.games > li:nth-child(${at + 1})`)
  })
