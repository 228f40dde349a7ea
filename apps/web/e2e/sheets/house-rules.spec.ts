import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { otherDevice } from '../support/other-device.ts'
import { expect, test } from '../support/test.ts'
import { User } from '../support/user.ts'

test.use({ viewport: { width: 1280, height: 800 } })

async function linkIn(dialog: Locator): Promise<string> {
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/#/)
  return link.inputValue()
}

test('a line is moved, tried at the board, compared with the printed one, played and shared', async ({
  page,
  browser,
}) => {
  const user = new User(page)
  await user.openGame()
  await user.tap('Reference')
  await user.tap('House rules')
  await user.tap('Start from the printed lists')
  const text = page.getByRole('textbox', { name: 'The page' })
  await text.getByText('# House rules for BLITZKRIEG!').click()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.type('# Mine')
  await expect(page.locator('.top h1')).toHaveText('Mine')
  await expect(page.getByText('This page changes nothing yet.')).toBeVisible()

  await text.getByText('10. most empty spaces in the open campaign').click()
  for (let moves = 0; moves < 5; moves += 1) await user.tap('Move the line up')
  await expect(text).toContainText('5. most empty spaces in the open campaign')
  await expect(page.getByText('Theatre, line 5: moved "')).toBeVisible()
  await user.tap('Another match')
  const turns = page.locator('.house-changes').getByRole('button')
  await expect(turns.first()).toHaveAttribute('aria-pressed', 'true')
  const sides = page.locator('.workshop-pane-turn .workshop-sides > section')
  await expect(sides.first()).toContainText(/Printed\s*Theatre: /)
  await expect(sides.last()).toContainText(/Yours\s*Theatre: .*Line 14 in the text/s)
  await sides.last().getByRole('button', { name: 'Line 14 in the text' }).click()
  await expect(text).toBeFocused()
  await user.expectAccessible()

  await user.tap('What can be written here')
  await expect(page.getByRole('dialog')).toContainText('The game knows these words in "Theatre".')
  await page.getByRole('button', { name: 'bombing is free there', exact: true }).click()
  await expect(text).toContainText('bombing is free there')
  await user.tap('Undo')
  await expect(page.getByText('No problems.')).toBeVisible()

  await page.getByRole('tab', { name: 'Compare' }).click()
  await user.tap('Compare with the printed rules')
  const changes = page.locator('.house-examples > li')
  await expect(changes).toHaveCount(10)
  await user.tap('Stop')
  await changes.last().getByText('Line by line').last().click()
  await expect(changes.last().locator('.lines:visible > li').first()).not.toBeEmpty()
  const wins = page.getByRole('row', { name: 'The player wins' }).getByRole('cell')
  const share = /^\d+\.\d% \(.*% to .*%\)$/
  await expect(wins).toHaveText([share, share, /^[+−]?\d+\.\d+ points \(.*\d to .*\d\)$/])
  await expect(page.getByText('The difficulty is "Easy: three rolls, one cell each".')).toBeVisible()
  await expect(page.locator('.house-verdict')).toHaveText(/^After \d+ matches: /)
  await expect(page.locator('.house-lines > li').first()).toHaveText(/^Theatre: \d+ turns? “.+” versus “.+”$/)
  await user.expectAccessible()
  const saving = page.waitForEvent('download')
  await user.tap('Save as a page')
  const kept = await readFile(await (await saving).path(), 'utf8')
  expect(kept).toMatch(/^\| The player wins \| \d+\.\d% \(.*\) \| \d+\.\d% \(.*\) \| .* \|$/m)
  expect(kept).toContain('## One change\n\n- Theatre, line 5: moved "')
  expect(kept).toMatch(/^- Theatre: \d+ turns?, “.+” versus “.+”$/m)
  expect(kept.match(/^### Match \d+, turn \d+$/gm)).toHaveLength(10)

  await user.tap('Share')
  const link = await linkIn(page.getByRole('dialog'))
  const other = await otherDevice(browser)
  const friend = new User(other.page)
  await friend.confirmSetUp()
  await other.page.goto(link)
  await expect(other.page.getByText('House rules for BLITZKRIEG!', { exact: true })).toBeVisible()
  await expect(other.page.getByText('Theatre, line 5: moved "')).toBeVisible()
  await friend.tap('Play')
  await expect(other.page.getByText('House rules: Mine')).toBeVisible()
  await friend.expectAccessible()
  await other.page.reload()
  await expect(other.page.getByText('House rules: Mine')).toBeVisible()
  await friend.tap('Start')
  await friend.waitForQuestion()
  while (!(await friend.question()).startsWith('Where do you place')) await friend.answer()
  await expect(other.page.locator('.house-mark')).toHaveText('House rules: Mine')
  await friend.tap('Why?')
  await expect(await friend.expandDecision('Theatre')).toContainText('Mine: Theatre, 5')
  await other.page.keyboard.press('Escape')
  await other.page.goto('/#/matches')
  await expect(other.page.locator('.match-row').first()).toContainText('House rules: Mine')
  expect(other.refused).toEqual([])
  await other.context.close()
})

test('house rules that cannot be played say why at their line', async ({ page }) => {
  const user = new User(page)
  await page.goto('/#/opponents')
  const wrong = [
    '# Wrong',
    'House rules: BLITZKRIEG!',
    '## Theatre',
    'Choose one of the open theatres.',
    '1. must: a unit can legally be placed there',
    '2. prefer: you are losing',
    '## Strategic advantage',
    'Choose one of the other open theatres.',
    '1. must: you lead there',
    'Tie: in order',
  ]
  await page.getByRole('textbox', { name: 'Paste the page here' }).fill(wrong.join('\n\n'))
  await user.tap('Add this page')
  const found = page.locator('.findings > li')
  await expect(found.filter({ hasText: 'Line 11' })).toContainText(
    'BLITZKRIEG! does not know "you are losing" in "Theatre".',
  )
  await expect(found.filter({ hasText: 'Line 5' })).toContainText('does not say what happens in a tie')
  await expect(found.filter({ hasText: 'Line 17' })).toContainText('BLITZKRIEG! ')
  await expect(page.getByRole('button', { name: 'Play' })).toBeDisabled()
  await user.expectAccessible()

  const refused = ['# Refused', 'House rules: BLITZKRIEG!', '## Theatre', 'Choose one of the open theatres.']
  const lines = ['1. must: a unit can legally be placed there', '2. most VP for the open campaign']
  const text = [...refused, ...lines, '3. otherwise: prefer: you lead there', 'Tie: in order']
  await page.goto('/#/opponents')
  await page.getByRole('textbox', { name: 'Paste the page here' }).fill(text.join('\n\n'))
  await user.tap('Add this page')
  await expect(found.first()).toBeVisible()
  await user.tap('Workshop')
  await expect(found.first()).toBeVisible()
  await expect(page.getByText('You can play house rules once nothing is left to fix.').first()).toBeVisible()
})

test('an opponent that is not on this device says so', async ({ page }) => {
  const user = new User(page)
  await page.goto('/#/new/blitzkrieg.00112233')
  await expect(page.getByRole('alert')).toContainText('open the link again')
  await user.expectAccessible()
  await user.tap('Go to the home screen')
  await expect(page).toHaveURL(/#\/$/)
})
