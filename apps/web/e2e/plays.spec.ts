import { imports, replay } from './kept-matches.ts'
import { Person } from './person.ts'
import { expect, test } from './test.ts'

test('my plays counts wins and lengths by game, difficulty and option', async ({ page }) => {
  const person = new Person(page)
  await page.goto('/#/plays')
  await expect(page.getByText('No finished matches yet.')).toBeVisible()
  await person.findsNoBarrier()
  await imports(
    page,
    replay('end-you-reach-25-on-your-turn'),
    replay('end-you-cannot-place'),
    replay('whole-match-at-the-table'),
    replay('whole-match-on-screen'),
    replay('undo-and-redo'),
  )
  await person.tap('Statistics')
  await expect(page.getByText(/^4 matches finished · \d+ % won · 1 in progress$/)).toBeVisible()
  await person.findsNoBarrier()
  const where = page.getByRole('table').filter({ hasText: 'Where do you play?' })
  await expect(where.getByRole('row', { name: /^At a physical board/ })).toContainText('1')
  const rows = await page.getByRole('table').first().locator('tbody tr').allInnerTexts()
  const ended = rows.map((row) => Number(row.split('\t')[1]))
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(4)
  const ways = page.getByRole('table').filter({ hasText: 'How they ended' })
  await expect(ways.getByRole('row', { name: /^you cannot place a unit/ })).toContainText('1')
})
