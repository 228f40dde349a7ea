import type { Page } from '@playwright/test'
import { storedMatches } from '../support/saved-matches.ts'
import { expect, test } from '../support/test.ts'
import { User } from '../support/user.ts'

test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] })

const today = "Today's battle, 2026-11-19"

async function openBattle(user: User, day: string, text: string): Promise<void> {
  await user.page.clock.setFixedTime(new Date(`${day}T12:00`))
  await user.page.goto('/#/game/blitzkrieg')
  await user.tap("Today's battle")
  await expect(user.page.getByRole('heading', { name: `Today's battle, ${text}` })).toBeVisible()
}

async function battleOf(page: Page, name: string) {
  return (await storedMatches(page)).filter((match) => match.name === name)
}

test("today's battle is played to its end, continued on the way, and told in three lines", async ({
  page,
}) => {
  const user = new User(page)
  await user.openApp()
  await openBattle(user, '2026-11-19', '19 November 2026')
  await user.expectAccessible()
  await user.tap('Start')
  await user.waitForQuestion()
  await user.answer()
  const step = await user.step()

  await openBattle(user, '2026-11-19', '19 November 2026')
  await user.tap('Continue')
  await expect(page.locator('.question')).toHaveAttribute('data-step', step ?? '')
  await user.answer()
  await user.tap('Undo')
  await expect(page.locator('.question')).toHaveAttribute('data-step', step ?? '')
  for (let answers = 0; !(await user.isOver()); answers += 1) {
    await user.answer()
    expect(answers).toBeLessThan(200)
  }
  const lines = page.locator('.result-page .shared-text')
  // The result is loaded when the match is over.
  await expect(lines.getByRole('paragraph').first()).not.toBeEmpty()
  const totals = await page.locator('.result-total dd').allTextContents()
  const told = (await lines.getByRole('paragraph').allInnerTexts()).join('\n')
  expect(told.split('\n')).toEqual([
    "Opfor, BLITZKRIEG!: today's battle, 2026-11-19",
    expect.stringMatching(new RegExp(`^(Won|Lost), ${totals.join(' to ')} VP, \\d+ turns, 1 undo$`)),
    `Play the same battle: ${new URL('/#/today/blitzkrieg/2026-11-19', page.url()).href}`,
  ])
  await user.expectAccessible()
  await user.tap('Copy the lines')
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(told)

  // A day's link leads to its battle on any day.
  await page.clock.setFixedTime(new Date('2026-11-25T12:00'))
  await page.goto('/#/today/blitzkrieg/2026-11-19')
  await user.tap('Show the result')
  await expect(lines.getByRole('paragraph')).toHaveText(told.split('\n'))
  expect(await battleOf(page, today)).toHaveLength(1)

  await user.tap('Again with the same settings')
  await user.waitForQuestion()
  expect(await battleOf(page, 'BLITZKRIEG!')).toHaveLength(1)
})

test('everyone gets the same battle, and another one on another day', async ({ page, browser }) => {
  const user = new User(page)
  await user.openApp()
  await openBattle(user, '2026-11-19', '19 November 2026')
  await user.tap('Start')
  await user.waitForQuestion()
  await openBattle(user, '2026-11-20', '20 November 2026')
  await user.tap('Start')
  await user.waitForQuestion()
  const [first] = await battleOf(page, today)
  const [second] = await battleOf(page, "Today's battle, 2026-11-20")
  expect(second?.head).toEqual({ ...first?.head, seed: expect.any(Number) })
  expect(second?.head.seed).not.toBe(first?.head.seed)

  // Another player's choices in their own match change nothing.
  const context = await browser.newContext({ locale: 'en-GB' })
  const other = new User(await context.newPage(), 8)
  await other.startMatch(/^Hard/)
  await openBattle(other, '2026-11-19', '19 November 2026')
  await other.tap('Start')
  await other.waitForQuestion()
  const [theirs] = await battleOf(other.page, today)
  expect(theirs?.head).toEqual(first?.head)
  await context.close()
})

test('a game that is not played wholly on the screen has no battle', async ({ page }) => {
  await page.goto('/#/game/admiral')
  await expect(page.getByRole('link', { name: "Today's battle" })).toBeVisible()
  for (const game of ['blood-and-plunder', 'conflict-of-heroes']) {
    await page.goto(`/#/game/${game}`)
    await expect(page.getByRole('button', { name: 'On this screen' })).toBeVisible()
    await expect(page.getByRole('link', { name: "Today's battle" })).toHaveCount(0)
  }
})
