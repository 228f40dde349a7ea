import { storedPacks } from './saved-matches.ts'
import { User } from './user.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a board pack can be entered, validated and played', async ({ page }) => {
  const user = new User(page)
  await user.openApp()
  await user.tap('Match settings')
  await page.getByText('More options').click()
  await user.tap('Create, edit or import')
  await user.tap(/^Nippon on a house board/)
  await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
  await user.expectAccessible()

  await page.getByLabel('Name', { exact: true }).first().fill('My board')
  await page.getByText('Seattle', { exact: true }).click()
  await page.getByLabel('Victory points').first().fill('21')
  await expect(page.getByRole('status')).toContainText('campaigns[0].vp: a whole number from 1 to 20')
  await expect.poll(() => storedPacks(page)).toContain('"vp":21')
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('status')).toContainText('not 21')
  await page.getByText('Seattle', { exact: true }).click()
  const points = page.getByLabel('Victory points').first()
  await points.fill('')
  await points.pressSequentially('2.5')
  await expect(points).toHaveValue('2.5')
  await expect(page.getByRole('status')).toContainText('not 2.5')
  await points.fill('5')
  await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')

  await user.tap('Back')
  await expect(page.getByText('My board')).toBeVisible()
  await user.expectAccessible()
  await user.tap('Play')
  await expect(page.getByRole('radio', { name: 'My board' })).toBeChecked()
  await user.tap('Start')
  await user.waitForQuestion()
  await expect(page.locator('.board-panel')).toContainText('Seattle')
})

test('a malformed file is refused with the reason and the path', async ({ page }) => {
  await page.goto('/#/packs/blitzkrieg/board')
  const choose = page.getByLabel('Import a file')
  const file = (text: string) => ({
    name: 'board.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await choose.setInputFiles(file('no json'))
  await expect(page.getByRole('alert')).toHaveText('This file is not JSON.')
  await choose.setInputFiles(file('{"format":1,"id":"x","title":3,"campaigns":[]}'))
  await expect(page.getByRole('alert')).toContainText(
    'title: a text of at most 80 characters is expected, not 3',
  )
})

test('a deleted pack can be restored', async ({ page }) => {
  const user = new User(page)
  await page.goto('/#/packs/blitzkrieg/board')
  await user.tap(/^Nippon on a house board/)
  await user.tap('Back')
  await user.tap('Delete')
  await expect(page.getByText('None of your own yet.')).toBeVisible()
  await user.tap('Restore')
  await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible()
})
