import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a line of an explanation links to the reference, and back', async ({ page }) => {
  const user = new User(page)
  await user.startMatch()
  const question = await user.question()
  await user.tap('Why?')
  await user.expandDecision('Theatre')
  await page.getByRole('link', { name: /^5a\. the most empty spaces in the open campaign/ }).click()
  const line = page.locator('[aria-current]')
  await expect(line).toContainText('empty spaces in the open campaign')
  await expect(line).toBeInViewport()
  await user.tap('Back')
  await expect(page.locator('.question h2')).toHaveText(question)
})

test('lists, options and rulings can be searched in any language', async ({ page }) => {
  const user = new User(page)
  await user.openGame()
  await user.tap('Reference')
  for (const name of ['Theatre', 'Position', 'Unit', 'Strategic advantage', 'Options', 'Rulings'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await user.expectAccessible()
  await page.getByRole('searchbox').fill('spy')
  await expect(page.getByRole('status')).toHaveText('2 entries.')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Rulings'])
  await page.getByRole('searchbox').fill('no such thing')
  await expect(page.getByRole('status')).toHaveText('Nothing found.')
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await page.goto('/#/reference/blitzkrieg')
  await page.getByRole('searchbox').fill('spion')
  await expect(page.getByRole('status')).toHaveText('2 Einträge.')
})

for (const language of ['English', 'Deutsch'])
  test(`the reference is printed on two sheets: ${language}`, async ({ page }) => {
    await page.goto('/#/settings')
    await page.getByRole('radio', { name: language }).check()
    await page.goto('/#/reference/blitzkrieg')
    await expect(page.getByRole('searchbox')).toBeVisible()
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  })
