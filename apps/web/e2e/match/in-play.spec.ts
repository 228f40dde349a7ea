import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the card in play is shown by the board, and a tap explains it', async ({ page }) => {
  const user = new User(page)
  await user.startMatch()
  const chip = page.getByRole('button', { name: /^In play: / })
  const title = (await chip.innerText()).replace('In play: ', '')
  await chip.click()
  const sheet = page.getByRole('dialog', { name: 'In play' })
  await expect(sheet.getByRole('heading', { level: 3, name: title })).toBeVisible()
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await expect(sheet.locator('article').first()).toContainText('BLITZKRIEG! solo leaflet: ')
  await user.expectAccessible()
})

test('the forecast lists what the opponent would do in each case', async ({ page }) => {
  const user = new User(page)
  await user.startMatch()
  await user.tap('More')
  await user.tap('Forecast')
  const sheet = page.getByRole('dialog', { name: 'Forecast' })
  await expect(sheet.getByRole('term').first()).toBeVisible()
  expect(await sheet.getByRole('term').count()).toBe(await sheet.getByRole('definition').count())
  await user.expectAccessible()
  await user.tap('Close')
  await expect(sheet).toHaveCount(0)
  await user.waitForQuestion()
})

test('a rulebook example starts with one tap, with its reasoning', async ({ page }) => {
  const user = new User(page)
  await page.goto('/#/reference/blitzkrieg')
  const example = page
    .locator('#examples li')
    .filter({ has: page.getByRole('heading') })
    .first()
  const title = await example.getByRole('heading').innerText()
  const reasoning = await example.getByRole('listitem').first().innerText()
  await user.expectAccessible()
  await example.getByRole('button', { name: "See the opponent's move" }).click()
  await user.waitForQuestion()
  await expect(page.locator('.headline').first()).toContainText('The bot places')
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible()
  await user.tap('More')
  await user.tap('The example and its reasoning')
  await expect(page.getByRole('dialog', { name: title })).toContainText(reasoning)
  await user.expectAccessible()
})

test('the examples are offered on the new match screen', async ({ page }) => {
  const user = new User(page)
  await user.openGame()
  await user.tap('Match settings')
  await page.locator('summary', { hasText: 'Examples from the booklet' }).click()
  await user.expectAccessible()
  await page.getByRole('button', { name: "See the opponent's move" }).first().click()
  await user.waitForQuestion()
  await expect(page.locator('.headline').first()).toContainText('The bot places')
})
