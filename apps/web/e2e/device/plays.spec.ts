import { importFiles, replayFile } from '../support/saved-matches.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test('the statistics show wins and turns by game, difficulty and option', async ({ page }) => {
  const user = new User(page)
  await page.goto('/#/plays')
  await expect(page.getByText('No finished matches yet.')).toBeVisible()
  await user.expectAccessible()
  await importFiles(
    page,
    replayFile('end-you-reach-25-on-your-turn'),
    replayFile('end-you-cannot-place'),
    replayFile('whole-match-at-the-table'),
    replayFile('whole-match-on-screen'),
    replayFile('undo-and-redo'),
  )
  await user.tap('Statistics')
  await expect(page.getByText(/^4 matches finished · \d+ % won · 1 in progress$/)).toBeVisible()
  await user.expectAccessible()
  const where = page.getByRole('table').filter({ hasText: 'Where do you play?' })
  await expect(where.getByRole('row', { name: /^At a physical board/ })).toContainText('1')
  const rows = await page.getByRole('table').first().locator('tbody tr').allInnerTexts()
  const ended = rows.map((row) => Number(row.split('\t')[1]))
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(4)
  const ways = page.getByRole('table').filter({ hasText: 'How they ended' })
  await expect(ways.getByRole('row', { name: /^you cannot place a unit/ })).toContainText('1')
})
