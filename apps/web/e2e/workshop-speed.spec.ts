import { readFileSync } from 'node:fs'
import path from 'node:path'
import { categories, threadTimes } from './main-thread.ts'
import { expect, test } from './test.ts'
import { User } from './user.ts'

const keys = Number(process.env['OPFOR_KEYS'] ?? 0)
const slowdown = 6
const limit = 100
const page324 = path.join(import.meta.dirname, '../../../sheets/proofs/blood-and-plunder-opfor.md')

test.use({ viewport: { width: 1280, height: 800 } })

// Only run on demand, on an idle machine: OPFOR_KEYS sets the number of keystrokes.
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
    await expect(page.locator('.workshop-findings').getByRole('status')).toHaveText('Nothing to fix.')
    await expect(page.locator('.question h2')).toBeVisible()
    await page
      .locator('.cm-line', { hasText: /^\d+\. / })
      .first()
      .click()
    await page.keyboard.press('End')
    await browser.startTracing(page, { categories })
    for (let nth = 0; nth < keys; nth += 1) {
      await page.evaluate(() => performance.mark('tapped'))
      // Two letters in turn, so that each key changes the rules.
      await page.keyboard.press(nth % 2 === 0 ? 'x' : 'Backspace')
      // Saving begins 400 ms after the first key.
      await page.waitForTimeout(350)
      await page.evaluate(() => performance.mark('drawn'))
      await page.waitForTimeout(400)
    }
    const times = threadTimes(await browser.stopTracing())
    expect(times.length).toBe(keys)
    const sorted = (all: readonly number[]): readonly number[] =>
      all.map((time) => Math.round(time * slowdown)).toSorted((a, b) => a - b)
    const [all, main, worker, longest] = [
      sorted(times.map((each) => each.main + each.workers)),
      sorted(times.map((each) => each.main)),
      sorted(times.map((each) => each.workers)),
      sorted(times.map((each) => each.longest)),
    ]
    const middle = (of: readonly number[]): number => of[Math.floor(of.length / 2)] ?? Infinity
    console.log(
      `${keys} keystrokes, times ${slowdown}: median ${middle(all)} ms (page ${middle(main)}, worker ${middle(worker)}), worst ${all.at(-1)} ms; longest task of the page: median ${middle(longest)} ms, worst ${longest.at(-1)} ms`,
    )
    expect(middle(all)).toBeLessThanOrEqual(limit)
    expect(middle(longest)).toBeLessThanOrEqual(50)
  })
