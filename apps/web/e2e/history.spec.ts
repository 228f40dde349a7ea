import { importAndOpen, replayFile, currentPosition } from './saved-matches.ts'
import { User } from './user.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('earlier steps can be viewed with their log and reasons, without changing the match', async ({
  page,
}) => {
  const user = new User(page)
  await importAndOpen(page, replayFile('a-correction'))
  const saidThen = await page.locator('.headline').allInnerTexts()
  const [askedThen, stepThen] = await currentPosition(page)
  for (let answers = 0; answers < 4; answers += 1) await user.answer()
  const now = await currentPosition(page)
  await user.tap('More')
  await user.tap('History')
  await expect(page.getByRole('button', { name: /^Corrected\s?Move/ })).toBeVisible()
  await expect(page.locator('.history strong').first()).toContainText('The bot places')
  await user.expectAccessible()
  await page.locator('.history-step').first().click()
  for (let step = Number(now[1]) - 1; step > Number(stepThen); step -= 1) await user.tap('One step back')
  await expect(page.getByText(`Viewing step ${stepThen} of ${now[1]}.`)).toBeVisible()
  await expect(page.getByText(`Question at this step: ${askedThen}`)).toBeVisible()
  expect(await page.locator('.headline').allInnerTexts()).toEqual(saidThen)
  await user.expectAccessible()
  await user.tap('Why?')
  await expect(page.locator('dialog .decision').first()).toBeVisible()
  await user.tap('Close')
  await user.tap('Back to the current step')
  expect(await currentPosition(page)).toEqual(now)
})

test('a branch from an earlier step is a new match; the original is unchanged', async ({ page }) => {
  const user = new User(page)
  const first = await importAndOpen(page, replayFile('a-correction'))
  await user.answer()
  await user.answer()
  const now = await currentPosition(page)
  await user.tap('More')
  await user.tap('History')
  await page.locator('.history-step').filter({ hasText: 'Where do you place a unit?' }).last().click()
  await expect(page.getByText('Question at this step: Where do you place a unit?')).toBeVisible()
  await user.tap('Branch from here')
  await expect(page).not.toHaveURL(first)
  await expect(page.getByText('Question at this step')).toBeHidden()
  const [question, step] = await currentPosition(page)
  expect(question).toBe('Where do you place a unit?')
  expect(Number(step)).toBeLessThan(Number(now[1]))
  await page.goto('/')
  await expect(page.getByRole('link', { name: /BLITZKRIEG! \(branch\)/ })).toBeVisible()
  await page.goto(first)
  expect(await currentPosition(page)).toEqual(now)
})

test('undo and redo restore the position; without a physical board there is no checklist', async ({
  page,
}) => {
  const user = new User(page)
  await importAndOpen(page, replayFile('a-correction'))
  const then = await currentPosition(page)
  await user.answer()
  await user.answer()
  const now = await currentPosition(page)
  await user.tap('Undo')
  await user.tap('Undo')
  await expect.poll(() => currentPosition(page)).toEqual(then)
  await expect(page.getByText('Update your table')).toHaveCount(0)
  await user.tap('More')
  await user.tap('Redo')
  await user.tap('More')
  await user.tap('Redo')
  await expect.poll(() => currentPosition(page)).toEqual(now)
})

test('reasons are offered beside their move, and for the last move in the menu', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, replayFile('a-correction'))
  while ((await page.locator('.headline').count()) > 0) await user.answer()
  await expect(page.getByRole('button', { name: 'Why?' })).toHaveCount(0)
  await user.tap('More')
  await user.tap('Why the last move?')
  await expect(page.locator('dialog .decision').first()).toBeVisible()
})
