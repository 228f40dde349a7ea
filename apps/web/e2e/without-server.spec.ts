import { shelf } from '@opfor/games'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** What only makes sense with a server, and what tells that something is not there. */
const forbidden =
  /\bsign(?:ed)?[ -](?:in|out|up)\b|\baccounts?\b|passkey|\bthe server\b|short link|leaderboard|cannot be reached|not found/i

/** A screen after a click. */
interface Shown {
  /** What was clicked; undefined if there is nothing at this place. */
  readonly name: string | undefined
  readonly route: string
  readonly title: string
  readonly text: string
  readonly alerts: readonly string[]
  readonly toAccount: readonly string[]
}

/** Opens a screen from the home screen and clicks one of the links and buttons in a part of it, also where a bar covers it. */
function clickOn(page: Page, route: string, within: string, at: number): Promise<Shown> {
  return page.evaluate(
    async ([to, part, index]) => {
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
      const offered = [...document.querySelectorAll<HTMLElement>(part)]
        .flatMap((each) => [...each.querySelectorAll<HTMLElement>('button:enabled, a[href], summary')])
        .filter((each) => each.checkVisibility())
      const clicked = offered[index]
      const name = clicked?.getAttribute('aria-label') ?? clicked?.innerText.split('\n', 1)[0]
      clicked?.click()
      if (clicked !== undefined) await settle()
      return {
        name,
        route: location.hash,
        title: document.querySelector('h1')?.innerText ?? '',
        text: document.body.innerText,
        alerts: [...document.querySelectorAll<HTMLElement>('[role=alert]')].map((each) => each.innerText),
        toAccount: [...document.querySelectorAll('a[href*="account"]')].map((each) => each.outerHTML),
      }
    },
    [route, within, at] as const,
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
  const visited = new Set<string>()
  for (let at = 0; ; at += 1) {
    const first = await clickOn(page, '#/', part, at)
    check(first, first.name ?? 'the home screen')
    if (first.name === undefined) break
    if (first.route === '#/' || visited.has(first.route)) continue
    visited.add(first.route)
    for (let next = 0; ; next += 1) {
      const second = await clickOn(page, first.route, 'body', next)
      if (second.name === undefined) break
      check(second, first.name, second.name)
    }
  }
  expect(visited.size).toBeGreaterThan(1)
  expect(problems).toEqual([])
}

test('no link or button outside of the games needs a server', async ({ page }) => {
  await visit(page, '.top, main > :not(.games)')
})

for (const [at, { title }] of shelf.entries())
  test(`no link or button of ${title} needs a server`, async ({ page }) => {
    await visit(page, `.games > li:nth-child(${at + 1})`)
  })
