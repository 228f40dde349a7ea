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
  await expect(page.getByText(/Viewing step/)).toBeVisible()
  await person.tap('Back to the current step')

  await person.tap('More')
  await person.tap('Correct the position')
  await expect(page.locator('.correcting')).toBeVisible()
  await person.findsNoBarrier()
  const vp = Number.parseInt(await page.locator('.bz-score-bot b').innerText(), 10)
  await person.correctsVP(5)
  await expect(page.getByText(`Done: the bot's VP: now ${vp + 5} (was ${vp}).`)).toBeVisible()
  await person.findsNoBarrier()
  await person.tap('Done')
  await expect(page.locator('.bz-score-bot')).toContainText(`${vp + 5}`)

  await person.tap('Undo')
  await expect(page.locator('.bz-score-bot b')).toContainText(`${vp}`)
  await expect(page.locator('.question h2')).toHaveText(question)
}
