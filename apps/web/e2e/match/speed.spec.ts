import type { Page } from '@playwright/test'
import { firstLoad } from '../../delivery/first-load.ts'
import { built } from '../support/host.ts'
import { categories, threadTimes } from '../support/main-thread.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

const moves = Number(process.env['OPFOR_MOVES'] ?? 10)
const slowdown = 6
const limit = 200

function addMarks(): void {
  let shown = ''
  let tapped = 0
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      tapped = timeStamp
      performance.mark('tapped')
    },
    true,
  )
  new MutationObserver(() => {
    const text = document.querySelector('.headlines')?.textContent ?? ''
    if (text === shown) return
    shown = text
    const since = tapped
    if (text.includes('The bot places'))
      requestAnimationFrame(() => setTimeout(() => performance.mark('drawn', { detail: since })))
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Wall-clock times. */
const moveTimes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByName('drawn')
      .map((mark) => mark.startTime - Number((mark as PerformanceMark).detail)),
  )

async function playMoves(page: Page, wanted: number): Promise<readonly number[]> {
  const times: number[] = []
  await page.addInitScript(addMarks)
  for (let seed = 1; times.length < wanted; seed += 1) {
    const user = new User(page, seed)
    await user.startMatch()
    while (!(await user.isOver()) && times.length + (await moveTimes(page)).length < wanted)
      await user.answer()
    times.push(...(await moveTimes(page)))
    await page.goto('about:blank')
  }
  return times
}

function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Infinity
  console.log(`${sorted.length} moves of the bot: median ${middle} ms, worst ${sorted.at(-1)} ms`)
  return middle
}

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

// On demand, on an idle machine: OPFOR_MOVES is the number of moves.
if (process.env['OPFOR_MOVES'] !== undefined) {
  test(`the work from a tap to the bot's move on the screen is done in ${limit} ms on a machine ${slowdown} times slower`, async ({
    page,
    browser,
  }) => {
    await browser.startTracing(page, { categories })
    await playMoves(page, moves)
    const worked = threadTimes(await browser.stopTracing()).map(({ main }) => main)
    expect(worked.length).toBeGreaterThanOrEqual(moves)
    expect(median(worked.map((time) => time * slowdown))).toBeLessThanOrEqual(limit)
  })

  test(`from a tap to the bot's move on the screen: ${limit} ms, median, with the browser slowed ${slowdown} times`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    expect(median(await playMoves(page, moves))).toBeLessThanOrEqual(limit)
  })
}

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('the home screen and a match of BLITZKRIEG! load exactly the files that the size check counts', async ({
    page,
  }) => {
    const loaded = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/\.(js|css)$/.test(pathname)) loaded.add(pathname.slice(1))
    })
    const user = new User(page)
    await user.openGame()
    await user.tap('On this screen')
    await user.waitForQuestion()
    for (let answers = 0; answers < 6; answers += 1) await user.answer()
    await expect.poll(() => [...loaded].toSorted()).toEqual(firstLoad(built))
  })
})
