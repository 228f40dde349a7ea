import type { Page } from '@playwright/test'
import { goOffline, otherDevice, phone } from '../support/other-device.ts'
import { currentPosition } from '../support/saved-matches.ts'
import { expect, test } from '../support/test.ts'
import { User } from '../support/user.ts'

const laptop = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const

test.use(laptop)

async function openLibrary(page: Page): Promise<User> {
  const user = new User(page)
  await user.openApp()
  await user.tap('Your own opponents')
  await user.tap('Open the library')
  await expect(page.getByRole('heading', { name: 'The Quiet Bidder' })).toBeVisible()
  return user
}

async function changeFromLibrary(page: Page, title: string): Promise<User> {
  const user = await openLibrary(page)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('button', { name: 'Change this' })
    .click()
  await expect(page.getByRole('textbox', { name: 'The page' })).toContainText(`From: ${title}`)
  await expect(page.locator('.workshop-findings').getByRole('status')).toHaveText('No problems.')
  return user
}

test('a sheet of the library is changed and then printed, on A4 and Letter', async ({ page }) => {
  const user = await changeFromLibrary(page, 'The Quiet Bidder')
  await page.locator('.cm-line', { hasText: 'Five lots are sold each evening.' }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Bring 12 coins.')
  await user.tap('Share')
  await user.expectAccessible()
  await page.getByRole('dialog').getByRole('link', { name: 'Print' }).click()
  const paper = page.locator('.printed')
  await expect(paper.getByRole('heading', { name: 'The Quiet Bidder' })).toBeVisible()
  await expect(paper.locator('header')).toContainText('Bring 12 coins.')
  await expect(paper.locator('header')).toContainText('From The Quiet Bidder')
  await expect(paper.getByRole('img', { name: 'Scan to play The Quiet Bidder' })).toBeVisible()
  await expect(paper.locator('.boxes .start').first()).toHaveText('0')
  await expect(paper.locator('.card')).toHaveCount(15)
  await user.expectAccessible()

  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(3)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  const [first, second] = await Promise.all(
    [0, 1].map((nth) => paper.locator('.card').nth(nth).boundingBox()),
  )
  expect(Math.round((second?.x ?? 0) - (first?.x ?? 0))).toBe(Math.round((60 / 25.4) * 96))
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('textbox', { name: 'The page' })).toContainText('Bring 12 coins.')
})

test('one link plays the sheet for a friend, also offline, and another one opens its workshop', async ({
  page,
  browser,
}) => {
  const user = await changeFromLibrary(page, 'The Rival Caravan')
  await user.tap('Share')
  const link = page.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/#sheet=/)
  const toPlay = await link.inputValue()
  await user.tap('Show as a QR code')
  await expect(page.getByRole('img', { name: /QR code of the link/ })).toBeInViewport({ ratio: 1 })
  await page.getByRole('radio', { name: 'A copy in the workshop, to change' }).check()
  await expect(link).toHaveValue(/#workshop=/)
  const toChange = await link.inputValue()

  const other = await otherDevice(browser)
  const friend = new User(other.page)
  await other.page.goto(toPlay)
  await expect(other.page.getByText('A shared opponent')).toBeVisible()
  await expect(other.page.getByText('Based on The Rival Caravan', { exact: true })).toBeVisible()
  await expect(other.page.locator('.printed h1')).toHaveText('The Rival Caravan')
  await expect(other.page.locator('.sheet-page')).toBeHidden()
  await friend.expectAccessible()
  await other.page.getByText('The text of the page').click()
  await expect(other.page.locator('.sheet-page')).toContainText('# The Rival Caravan')
  await friend.tap('Play')
  await expect(other.page.locator('.question h2')).toContainText('The rival is in a town')
  const position = await currentPosition(other.page)
  await goOffline(other)
  await expect.poll(() => currentPosition(other.page)).toEqual(position)
  await friend.answer()
  await expect.poll(() => currentPosition(other.page)).not.toEqual(position)
  await other.context.setOffline(false)

  await other.page.goto(toChange)
  await expect(other.page).toHaveURL(/#\/workshop\//)
  await expect(other.page.getByRole('textbox', { name: 'The page' })).toContainText('From: The Rival Caravan')
  await friend.expectAccessible()
  await other.page.getByRole('link', { name: 'Back' }).click()
  await expect(other.page.getByText('Based on The Rival Caravan', { exact: true })).toBeVisible()
  await friend.expectAccessible()
  await friend.tap('Share')
  await friend.expectAccessible()
  await friend.tap('Print')
  await expect(other.page.locator('.printed h1')).toHaveText('The Rival Caravan')
  await friend.expectAccessible()
  expect(other.refused).toEqual([])
  await other.context.close()
})

test('the page is copied to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const user = await changeFromLibrary(page, 'The Old Dragon')
  await user.tap('Share')
  await user.tap('Copy the page')
  await expect(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('From: The Old Dragon')
})

const list = `Goblin raiders
1. If a goblin is next to one of your units, it attacks.
2. Otherwise it moves toward the nearest unit.
3. It counts the goblins with the most loot.
`

test('a plain list becomes a first sheet in the workshop', async ({ page }) => {
  const user = new User(page)
  await user.openApp()
  await user.tap('Your own opponents')
  await page.getByRole('textbox', { name: 'Paste the page here' }).fill(list)
  await expect(page.getByText('This looks like a simple list.')).toBeVisible()
  await user.expectAccessible()
  await user.tap('Turn it into a sheet')
  await expect(page.getByRole('checkbox', { name: 'Choose by "nearest"' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Choose by "most loot"' }).uncheck()
  await user.expectAccessible()
  await user.tap('Create the sheet')
  const text = page.getByRole('textbox', { name: 'The page' })
  await expect(text).toContainText('Otherwise: choose Target. It moves toward the nearest unit.')
  await expect(text).not.toContainText('2. most loot')
  await expect(page.locator('.workshop-findings').getByRole('status')).toHaveText('No problems.')

  // In the workshop, a list pasted over the text gets the same offer.
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('1. It waits.\n2. It shoots at the weakest unit.')
  await user.tap('Turn it into a sheet')
  await user.tap('Create the sheet')
  await expect(text).toContainText('fewest strength')
  await expect(page.locator('.workshop-findings').getByRole('status')).toHaveText('No problems.')
})

test.describe('on a phone in dark colours', () => {
  test.use(phone)

  test('the library is read and played', async ({ page }) => {
    const user = await openLibrary(page)
    await user.expectAccessible()
    await page.getByText('Read the page').first().click()
    await expect(page.locator('.sheet-page')).toContainText('# The Clockwork Guard')
    await user.expectAccessible()
    await user.tap('Play')
    await expect(page.locator('.question')).toBeVisible()
    await user.tap('More')
    await user.tap('The page it plays by')
    await user.expectAccessible()
    await user.tap('Change this')
    await expect(page.getByRole('textbox', { name: 'The page' })).toContainText('From: The Clockwork Guard')
  })
})
