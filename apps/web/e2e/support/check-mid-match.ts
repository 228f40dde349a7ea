import type { User } from './user.ts'
import { expect } from './test.ts'

/** The question must be unchanged afterwards. */
export async function checkMidMatch(user: User): Promise<void> {
  const { page } = user
  const question = await user.question()
  await user.expectAccessible()
  await user.tap('Why?')
  await user.askWhyNot()
  await user.expectAccessible()
  await user.tap('Close')

  await user.tap('More')
  await user.expectAccessible()
  await user.tap('History')
  await user.expectAccessible()
  await page.locator('.history-step').last().click()
  await expect(page.getByText(/Move \d+ of \d+/)).toBeVisible()
  await user.tap('Back to the match')

  await user.tap('More')
  await user.tap('Fix the position')
  await expect(page.locator('.correcting')).toBeVisible()
  await user.expectAccessible()
  const vp = Number.parseInt(await page.locator('.bz-score-bot b').innerText(), 10)
  await user.correctVp(5)
  await expect(page.getByText(`Done: the bot's VP: now ${vp + 5} (was ${vp}).`)).toBeVisible()
  await user.expectAccessible()
  await user.tap('Done')
  await expect(page.locator('.bz-score-bot')).toContainText(`${vp + 5}`)

  await user.tap('Undo')
  await expect(page.locator('.bz-score-bot b')).toContainText(`${vp}`)
  await expect(page.locator('.question h2')).toHaveText(question)
}
