import type { Browser, Page } from '@playwright/test'
import { builtWithSmallGame, serve } from '../support/host.ts'
import { findOverflow } from '../support/overflow.ts'
import { expect, test, watchViolations } from '../support/test.ts'
import { User } from '../support/user.ts'

/** Equal in all languages: on boxes, of our sample ships, and of languages. */
const names =
  /BLITZKRIEG!|Blood & Plunder|Admiral the Board Game|Admiral|Conflict of Heroes: Awakening the Bear|Conflict of Heroes|Watchtowers|Heron|Adder|Badger|Civet|Kestrel|Pike|Roach|Tench|Opfor|The Old Dragon|Night Patrol|English \(Pseudo-Accents\)|English|Deutsch|Français/g

/** Texts on screen or for screen readers without a translation: those outside brackets. */
async function untranslated(page: Page): Promise<readonly string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (element === null || element.closest('script, style, noscript') !== null) continue
      if (element.checkVisibility()) texts.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '')
    return texts
  })
  return shown.map(outsideBrackets).filter((text) => /\p{L}{2}/u.test(text) && !cited.test(text))
}

/** Booklet headings are cited as printed. */
const cited = /^\(Movement\)$/

/** Removes bracketed parts and names. The app may show a part of a text alone. */
function outsideBrackets(text: string): string {
  let rest = text.replace(/^[^⟦⟧]*⟧/, '')
  for (;;) {
    const next = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
    if (next === rest)
      return next
        .replace(/⟦[^⟦⟧]*$/, '')
        .replaceAll(names, '')
        .trim()
    rest = next
  }
}

const screens = [
  'set-up/blitzkrieg',
  'how/blitzkrieg',
  'today/blitzkrieg',
  'lab/blitzkrieg',
  'house-rules/blitzkrieg',
  'opponents',
  'account',
  'plays',
]

/** In the order of the home screen. */
const games = ['blitzkrieg', 'blood-and-plunder', 'admiral', 'conflict-of-heroes']

async function check(page: Page, picture: string): Promise<void> {
  await expect(page.getByText('⟦').first()).toBeVisible()
  const folder = process.env['OPFOR_PICTURES']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${picture}.png`, fullPage: true })
  expect.soft(await untranslated(page), `${picture}: not translatable`).toEqual([])
  expect.soft(await findOverflow(page), `${picture}: too narrow`).toEqual([])
}

async function openPhone(browser: Browser, address: string) {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  })
  await context.addInitScript(() => {
    localStorage.setItem('opfor.preferences', JSON.stringify({ language: 'en-XA' }))
  })
  const page = await context.newPage()
  // Pretends that there is a server, so that its screens are offered.
  await page.route('**/api/account', (route) => route.fulfill({ headers: { 'opfor-api-version': '1' } }))
  return { context, page, refused: await watchViolations(context) }
}

test.describe('in a language with longer words', () => {
  test('every text is translatable and fits on a phone', async ({ browser }, { workerIndex }) => {
    const host = await serve(builtWithSmallGame, workerIndex)
    const { context, page, refused } = await openPhone(browser, host.address)
    const user = new User(page)
    await user.openApp()
    await check(page, 'home')
    await page.goto('/#/settings')
    await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible()
    await check(page, 'settings')
    await page.goto('/#/new/blitzkrieg')
    await expect(page.getByRole('button', { name: '⟦Stárt' })).toBeVisible()
    await check(page, 'new-match')
    await page.getByRole('button', { name: '⟦Stárt' }).click()
    await user.waitForQuestion()
    await check(page, 'match')
    for (let answers = 0; answers < 6; answers += 1) await user.answer()
    await check(page, 'match-later')
    await context.close()
    await host.stop()
    expect(refused).toEqual([])
  })

  test('screens around a match, and the first question of every game', async ({ browser }, {
    workerIndex,
  }) => {
    const host = await serve(builtWithSmallGame, workerIndex)
    const { context, page, refused } = await openPhone(browser, host.address)
    const user = new User(page)
    await user.openApp()
    for (const screen of screens) {
      await page.goto(`/#/${screen}`)
      await expect(page.locator('main').first()).toBeVisible()
      await check(page, screen.replaceAll('/', '-'))
    }
    for (const game of games) {
      await page.goto(`/#/game/${game}`)
      await page.getByRole('button', { name: '⟦Óñ thíš šçrééñ' }).click()
      await user.waitForQuestion()
      await check(page, `first-question-${game}`)
      await page.getByRole('button', { name: '⟦Móré' }).click()
      await check(page, `more-${game}`)
    }
    await context.close()
    await host.stop()
    expect(refused).toEqual([])
  })
})
