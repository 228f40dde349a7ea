import { press, tabTo } from '../support/keys.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

async function answer(user: User): Promise<void> {
  const { page } = user
  const before = await user.step()
  if (await page.locator('.question details:not([open])').isVisible()) {
    await tabTo(page, '.question summary')
    await page.keyboard.press('Enter')
  }
  await tabTo(page, '.question .choice, .question .face')
  await page.keyboard.press('Enter')
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', before ?? '')
}

test('a match by keyboard alone, with reasons, history, a correction and an undo', async ({ page }) => {
  const user = new User(page)
  await user.openApp()
  await expect(page.getByRole('link', { name: 'BLITZKRIEG!' })).toBeVisible()
  await press(page, 'BLITZKRIEG!')
  await press(page, 'On this screen')
  await user.waitForQuestion()
  let isTried = false
  for (let given = 0; !(await user.isOver()); given += 1) {
    await answer(user)
    if (!isTried && given > 2 && (await page.getByRole('button', { name: 'Why?' }).isVisible())) {
      isTried = true
      await checkMidMatch(user)
    }
    if (given === 5) await answerOnBoard(user)
    expect(given).toBeLessThan(200)
  }
  expect(isTried).toBe(true)
  await expect(page.locator('.question h2')).toContainText(/You win|The bot wins/)
})

async function checkMidMatch(user: User): Promise<void> {
  const { page } = user
  const question = await user.question()
  await expect(page.locator('.question h2')).toBeFocused()

  await press(page, 'Why?')
  await tabTo(page, 'dialog .decision summary')
  await page.keyboard.press('Enter')
  await tabTo(page, 'dialog .decision .choice')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog .decision .notice')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await press(page, 'More')
  await press(page, 'History')
  await tabTo(page, '.history-step')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Move \d+ of/)).toBeVisible()
  await press(page, 'Back to the match')

  await press(page, 'More')
  await press(page, 'Fix the position')
  await expect(page.locator('.correcting')).toBeVisible()
  const vp = Number.parseInt(await page.locator('.bz-score-bot b').innerText(), 10)
  await press(page, 'A number')
  await press(page, 'the bot')
  await tabTo(page, '[aria-label="VP: more 5"]')
  await page.keyboard.press('Enter')
  await press(page, 'Apply')
  await expect(page.locator('.bz-score-bot b')).toContainText(`${vp + 5}`)
  await press(page, 'Done')

  const corrected = await user.step()
  await press(page, 'Undo')
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', corrected ?? '')
  await expect(page.locator('.bz-score-bot b')).toContainText(`${vp}`)
  await expect(page.locator('.question h2')).toHaveText(question)
}

test('single keys answer, undo and open sheets; not while typing, and not when switched off', async ({
  page,
}) => {
  const user = new User(page)
  await user.startMatch()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByRole('row', { name: 'U Undo' })).toBeVisible()
  await user.expectAccessible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  do await pressNumber(user)
  while (!(await page.getByRole('button', { name: 'Why?' }).isVisible()))
  await expect(page.locator('.question h2')).toBeFocused()
  const step = await user.step()
  await page.keyboard.press('b')
  await expect(page.locator('.board-panel :focus')).toHaveCount(1)
  for (const [key, name] of [
    ['w', 'Why'],
    ['h', 'History'],
    ['m', 'More'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('u')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(await user.step()).toBe(step)
  await page.keyboard.press('u')
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', step ?? '')

  const undone = await user.step()
  const match = page.url()
  await page.goto('/#/settings')
  await page.getByRole('switch', { name: 'Use keyboard shortcuts' }).uncheck()
  await page.goto(match)
  await user.waitForQuestion()
  await page.keyboard.press('u')
  await page.keyboard.press('?')
  await expect(page.locator('.question')).toHaveAttribute('data-step', undone ?? '')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** The first press may open the list. */
async function pressNumber(user: User): Promise<void> {
  const before = await user.step()
  await expect(async () => {
    await user.page.keyboard.press('1')
    expect(await user.step()).not.toBe(before)
  }).toPass({ intervals: [200] })
}

async function answerOnBoard(user: User): Promise<void> {
  const { page } = user
  while (!(await user.question()).startsWith('Where do you place')) await answer(user)
  const before = await user.step()
  await tabTo(page, '.bz-tap.board-lit[data-at*="."]', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', before ?? '')
}
