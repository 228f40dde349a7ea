import type { Person } from './person.ts'
import { expect } from './test.ts'

/** A why, a why-not, a look back, a correction and an undo, after which the same question stands. */
export async function inTheMiddle(person: Person): Promise<void> {
  const { page } = person
  const question = await person.question()
  await person.findsNoBarrier()
  await person.tap('Why?')
  await person.asksWhyNot()
  await person.findsNoBarrier()
  await person.tap('Close')

  await person.tap('More')
  await person.findsNoBarrier()
  await person.tap('History')
  await person.findsNoBarrier()
  await page.locator('.history-step').last().click()
  await expect(page.getByText(/You are looking at step/)).toBeVisible()
  await person.tap('Back to now')

  await person.tap('More')
  await person.tap('Correct')
  await expect(page.getByRole('dialog', { name: 'Correct' })).toBeVisible()
  await person.findsNoBarrier()
  await page.getByLabel("the bot's VP").fill('17')
  await page.getByLabel("the bot's VP").press('Enter')
  await expect(page.getByLabel("the bot's VP")).toHaveValue('17')
  await person.tap('Close')
  await expect(page.getByText(/Bot\s*17 VP/).first()).toBeVisible()

  await person.tap('Undo')
  await expect(page.getByText(/Bot\s*17 VP/)).toHaveCount(0)
  await expect(page.locator('.question h2')).toHaveText(question)
}
