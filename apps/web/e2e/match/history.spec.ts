import { importAndOpen, replayFile, currentPosition } from '../support/saved-matches.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the history lists moves by round; an earlier one is shown with its log and reasons', async ({
  page,
}) => {
  const user = new User(page)
  await importAndOpen(page, replayFile('whole-match-at-the-table'))
  await user.tap('More')
  await user.tap('History')
  const rounds = page.locator('.history-round')
  await expect(rounds).toHaveCount(9)
  await expect(rounds.first().locator('h3')).toHaveText(/^Round 9you 8, the bot 28 VP$/)
  await expect(rounds.last().locator('.history-theirs')).toContainText('The bot places army 1 on Africa')
  await expect(rounds.last().locator('.history-yours')).toContainText('You place navy 3 on South East Asia')
  await expect(rounds.first().locator('.history-result')).toContainText(
    '+7 VP for the bot: it closes Africa & Middle East',
  )
  await expect(page.locator('.history')).not.toContainText(['?'])
  await user.expectAccessible()

  await rounds.last().locator('.history-step').last().click()
  const bar = page.locator('.look-bar')
  await expect(bar).toContainText('Move 1 of 20')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.locator('.match-main').evaluate((main) => main.scrollTo({ top: 100_000 }))
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.locator('.headline')).toContainText('The bot places army 1 on Africa & Middle East')
  await expect(page.locator('[data-at="AME.1.1"]').first()).toHaveAttribute('aria-label', /the bot's army 1/)
  await expect(page.locator('.bz-score-bot')).toContainText('0')
  await expect(page.getByRole('button', { name: 'One step back' })).toBeDisabled()
  await user.expectAccessible()
  await user.tap('Why?')
  await expect(page.locator('dialog .decision').first()).toBeVisible()
  await user.tap('Close')
  await user.tap('One step forward')
  await expect(bar).toContainText('Move 2 of 20')
  await expect(page.locator('.said-panel')).toContainText('You place navy 3 on South East Asia')
  await user.tap('Back to the match')
  await expect(page.locator('.question h2')).toHaveText('The bot wins 28 to 8.')
})

test('corrections stand between the moves', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, replayFile('a-correction'))
  for (let answers = 0; answers < 4; answers += 1) await user.answer()
  const now = await currentPosition(page)
  await user.tap('More')
  await user.tap('History')
  await expect(page.locator('.history-intervention').first()).toHaveText(/^Corrected: Move .+\.$/)
  await page.locator('.history-step').first().click()
  await user.tap('Back to the match')
  expect(await currentPosition(page)).toEqual(now)
})

test('a branch from an earlier move is a new match; the original is unchanged', async ({ page }) => {
  const user = new User(page)
  const first = await importAndOpen(page, replayFile('a-correction'))
  for (let answers = 0; answers < 4; answers += 1) await user.answer()
  const now = await currentPosition(page)
  await user.tap('More')
  await user.tap('History')
  await page.locator('.history-round').last().locator('.history-theirs .history-step').last().click()
  await user.tap('Branch from here')
  await expect(page).not.toHaveURL(first)
  await expect(page.locator('.look-bar')).toHaveCount(0)
  const [, step] = await currentPosition(page)
  expect(Number(step)).toBeLessThan(Number(now[1]))
  await page.goto('/#/matches')
  await expect(page.getByRole('link', { name: /BLITZKRIEG! \(branch\)/ })).toBeVisible()
  await page.goto(first)
  expect(await currentPosition(page)).toEqual(now)
})

test('undoing to an earlier move continues the match from there', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, replayFile('whole-match-on-screen'))
  await user.tap('More')
  await user.tap('History')
  await page.locator('.history-round').last().locator('.history-theirs .history-step').click()
  await user.tap('Undo to this move')
  await expect(page.locator('.look-bar')).toHaveCount(0)
  await expect(page.locator('.question h2')).toHaveText('Where do you place a unit?')
  await expect(page.locator('.headline')).toContainText('The bot places navy 3 on Western Europe')
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
  await user.tap('Why that move?')
  await expect(page.locator('dialog .decision').first()).toBeVisible()
})
