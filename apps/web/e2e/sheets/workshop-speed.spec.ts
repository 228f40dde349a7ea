import { readFileSync } from 'node:fs'
import path from 'node:path'
import { categories, type ThreadTimes, threadTimes } from '../support/main-thread.ts'
import { expect, test } from '../support/test.ts'
import { User } from '../support/user.ts'

const keys = Number(process.env['OPFOR_KEYS'] ?? 0)
const slowdown = 6
const limit = 100
const page324 = path.join(
  import.meta.dirname,
  '../../../../evidence/sheets/proofs/blood-and-plunder-opfor.md',
)

test.use({ viewport: { width: 1280, height: 800 } })

// On demand, on an idle machine: OPFOR_KEYS is the number of keystrokes.
if (keys > 0)
  test(`from a keystroke to findings and preview of 324 lines: ${limit} ms of work on a machine ${slowdown} times slower`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000 + keys * 2000)
    const user = new User(page)
    await user.openApp()
    await user.tap('Your own opponents')
    await page.getByRole('textbox', { name: 'Paste the page here' }).fill(readFileSync(page324, 'utf8'))
    await user.tap('Add this page')
    await user.tap('Workshop')
    const status = page.locator('.workshop-findings').getByRole('status')
    await expect(status).toHaveText('No problems.')
    await expect(page.locator('.question h2')).toBeVisible()
    await page
      .locator('.cm-line', { hasText: /^\d+\. / })
      .first()
      .click()
    await page.keyboard.press('End')
    await page.evaluate(markKeys)
    await browser.startTracing(page, { categories })
    for (let nth = 0; nth < keys; nth += 1) {
      // Misspells and corrects a name in turn: each key changes findings, marks and match.
      await page.keyboard.press(nth % 2 === 0 ? 'x' : 'Backspace')
      // After a pause the examples are played and the text is saved.
      await page.waitForTimeout(350)
      await page.evaluate(() => performance.mark('settled'))
      await page.waitForTimeout(400)
    }
    const trace = await browser.stopTracing()
    const drawn = told('findings and preview drawn', threadTimes(trace))
    told('all within 350 ms', threadTimes(trace, 'settled'))
    expect(drawn.median).toBeLessThanOrEqual(limit)
    expect(drawn.longest).toBeLessThanOrEqual(50)
  })

/** Marks each key, and the frame after both findings and turn have changed. */
function markKeys(): void {
  const panes = ['.workshop-findings', '.workshop-side']
  const waiting = new Set<string>()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => performance.mark('drawn'))
  port1.start()
  const begin = (): void => {
    performance.mark('tapped')
    for (const pane of panes) waiting.add(pane)
  }
  addEventListener('keydown', begin, true)
  for (const pane of panes) {
    const changed = new MutationObserver(() => {
      if (waiting.delete(pane) && waiting.size === 0)
        requestAnimationFrame(() => port2.postMessage(undefined))
    })
    changed.observe(document.querySelector(pane) as Element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  }
}

function told(
  what: string,
  times: readonly ThreadTimes[],
): { readonly median: number; readonly longest: number } {
  expect(times.length).toBe(keys)
  const sorted = (of: (each: ThreadTimes) => number): readonly number[] =>
    times.map((each) => Math.round(of(each) * slowdown)).toSorted((a, b) => a - b)
  const middle = (of: readonly number[]): number => of[Math.floor(of.length / 2)] ?? Infinity
  const all = sorted(({ main, workers }) => main + workers)
  const [main, worker] = [sorted((each) => each.main), sorted((each) => each.workers)]
  const longest = sorted((each) => each.longest)
  console.log(
    `${what}: ${keys} keystrokes, times ${slowdown}: median ${middle(all)} ms (page ${middle(main)}, worker ${middle(worker)}), worst ${all.at(-1)} ms; longest task of the page: median ${middle(longest)} ms, worst ${longest.at(-1)} ms`,
  )
  return { median: middle(all), longest: middle(longest) }
}
