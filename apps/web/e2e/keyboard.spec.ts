import type { Page } from '@playwright/test'
import { Person } from './person.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Goes on with Tab (or back with Shift+Tab) until this has the focus. */
async function goTo(page: Page, place: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press(key)
    if ((await page.locator(':focus').and(page.locator(place)).count()) > 0) return
  }
  throw new Error(`Tab never came to ${place}`)
}

async function press(page: Page, name: string): Promise<void> {
  await goTo(page, `:is(button, a, summary):text-is(${JSON.stringify(name)})`)
  await page.keyboard.press('Enter')
}

/** Answers the standing question by keys, its list once unfolded. */
async function answers(person: Person): Promise<void> {
  const { page } = person
  const before = await person.step()
  if (await page.locator('.question details:not([open])').isVisible()) {
    await goTo(page, '.question summary')
    await page.keyboard.press('Enter')
  }
  await goTo(page, '.question .choice, .question .face')
  await page.keyboard.press('Enter')
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', before ?? '')
}

test('a whole match by keyboard alone, with a why, a why-not, a look back, a correction and an undo', async ({
  page,
}) => {
  const person = new Person(page)
  await person.comes()
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible()
  await press(page, 'Play now')
  await person.asked()
  let isTried = false
  for (let given = 0; !(await person.isOver()); given += 1) {
    await answers(person)
    if (!isTried && given > 2 && (await page.getByRole('button', { name: 'Why?' }).isVisible())) {
      isTried = true
      await fiveThings(person)
    }
    if (given === 5) await onTheBoard(person)
    expect(given).toBeLessThan(200)
  }
  expect(isTried).toBe(true)
  await expect(page.locator('.question h2')).toContainText(/You win|The bot wins/)
})

async function fiveThings(person: Person): Promise<void> {
  const { page } = person
  const question = await person.question()
  await expect(page.locator('.question h2')).toBeFocused()

  await press(page, 'Why?')
  await goTo(page, 'dialog .decision summary')
  await page.keyboard.press('Enter')
  await goTo(page, 'dialog .decision .choice')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog .decision .notice')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await press(page, 'More')
  await press(page, 'History')
  await goTo(page, '.history-step')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Viewing step/)).toBeVisible()
  await press(page, 'Back to the current step')

  await press(page, 'More')
  await press(page, 'Correct the position')
  await expect(page.locator('.correcting')).toBeVisible()
  const vp = Number.parseInt(await page.locator('.bz-score-bot b').innerText(), 10)
  await press(page, 'A number')
  await press(page, 'the bot')
  await goTo(page, '[aria-label="VP: more 5"]')
  await page.keyboard.press('Enter')
  await press(page, 'Apply')
  await expect(page.locator('.bz-score-bot b')).toContainText(`${vp + 5}`)
  await press(page, 'Done')

  const corrected = await person.step()
  await press(page, 'Undo')
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', corrected ?? '')
  await expect(page.locator('.bz-score-bot b')).toContainText(`${vp}`)
  await expect(page.locator('.question h2')).toHaveText(question)
}

/** A place is chosen on the board itself. */
async function onTheBoard(person: Person): Promise<void> {
  const { page } = person
  while (!(await person.question()).startsWith('Where do you place')) await answers(person)
  const before = await person.step()
  await goTo(page, '.bz-tap.board-lit[data-at*="."]', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', before ?? '')
}
