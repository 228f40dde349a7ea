import { Person } from './person.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('what is in play stands by the board, and tells what it does when it is tapped', async ({ page }) => {
  const person = new Person(page)
  await person.starts()
  const chip = page.getByRole('button', { name: /^In play: / })
  const title = (await chip.innerText()).replace('In play: ', '')
  await chip.click()
  const sheet = page.getByRole('dialog', { name: 'In play' })
  await expect(sheet.getByRole('heading', { level: 3, name: title })).toBeVisible()
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await expect(sheet.locator('article').first()).toContainText('BLITZKRIEG! solo leaflet: ')
  await person.findsNoBarrier()
})

test('what may come: for each thing that may come up, what the opponent would do', async ({ page }) => {
  const person = new Person(page)
  await person.starts()
  await person.tap('More')
  await person.tap('Forecast')
  const sheet = page.getByRole('dialog', { name: 'Forecast' })
  await expect(sheet.getByRole('term').first()).toBeVisible()
  expect(await sheet.getByRole('term').count()).toBe(await sheet.getByRole('definition').count())
  await person.findsNoBarrier()
  await person.tap('Close')
  await expect(sheet).toHaveCount(0)
  await person.asked()
})

test("an example of the booklet: one tap leads to the opponent's move, its reasoning is at hand", async ({
  page,
}) => {
  const person = new Person(page)
  await page.goto('/#/reference/blitzkrieg')
  const example = page
    .locator('#examples li')
    .filter({ has: page.getByRole('heading') })
    .first()
  const title = await example.getByRole('heading').innerText()
  const reasoning = await example.getByRole('listitem').first().innerText()
  await person.findsNoBarrier()
  await example.getByRole('button', { name: "See the opponent's move" }).click()
  await person.asked()
  await expect(page.locator('.headline').first()).toContainText('The bot places')
  await expect(page.getByRole('button', { name: 'Why?' })).toBeVisible()
  await person.tap('More')
  await person.tap('The example and its reasoning')
  await expect(page.getByRole('dialog', { name: title })).toContainText(reasoning)
  await person.findsNoBarrier()
})

test('the examples are offered where a match begins', async ({ page }) => {
  const person = new Person(page)
  await person.comes()
  await person.tap('New match')
  await page.locator('summary', { hasText: 'Examples from the booklet' }).click()
  await person.findsNoBarrier()
  await page.getByRole('button', { name: "See the opponent's move" }).first().click()
  await person.asked()
  await expect(page.locator('.headline').first()).toContainText('The bot places')
})
