import type { Page } from '@playwright/test'
import { press, tabTo } from '../support/keys.ts'
import { goOffline, otherDevice } from '../support/other-device.ts'
import { currentPosition } from '../support/saved-matches.ts'
import { expect, test } from '../support/test.ts'
import { User } from '../support/user.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** The editor numbers the lists. */
const typed = [
  '# The Ferry Guard',
  'It holds the ferry.',
  '',
  '## Guards',
  '| guard | men | age | acted |',
  '|-------|-----|-----|-------|',
  '| Ann | 3 | 20 | no |',
  '| Bob | 5 | 50 | no |',
  '',
  '## Next',
  'Choose one of Guards that has not acted.',
  '1. most men',
  'fewest age',
  '',
  '',
  '## Turn',
  '1. Choose Next. Mark it acted. It fires.',
  'You: take your turn.',
  'Clear acted.',
]

/** The editor must have the focus. */
async function typePage(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  for (const [nth, line] of typed.entries()) {
    if (nth > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
    // Enter would take an offered name.
    await page.keyboard.press('Escape')
  }
}

async function goOn(user: User): Promise<void> {
  const before = await user.step()
  await press(user.page, 'Continue')
  await expect(user.page.locator('.question')).not.toHaveAttribute('data-step', before ?? '')
}

test('an opponent is written, played, changed, tested, printed and shared by keyboard alone', async ({
  page,
  browser,
}) => {
  const user = new User(page)
  await user.openApp()
  await press(page, 'Your own opponents')
  const heading = page.locator('.top h1')
  await expect(page.getByText('Each unit once, by class')).toBeVisible()
  await expect(heading).toBeFocused()
  await press(page, 'Each unit once, by class')
  await expect(heading).toHaveText('The Toll Gang')
  await expect(heading).toBeFocused()
  await press(page, 'Workshop')
  const status = page.locator('.workshop-findings').getByRole('status')
  await expect(status).toHaveText('No problems.')

  await tabTo(page, '.cm-content')
  await typePage(page)
  await expect(status).toHaveText('1 thing to fix.')
  await user.expectAccessible()
  await press(page, 'Add "Tie: you choose"')
  await expect(status).toHaveText('No problems.')
  await expect(page.locator('.cm-content')).toBeFocused()
  await expect(page.locator('.cm-activeLine')).toHaveText('Tie: you choose')

  const turn = page.getByRole('tabpanel', { name: 'Turn' })
  await expect(turn).toContainText('Bob: It fires.')
  for (let nth = 1; nth <= 4; nth += 1) {
    await expect(turn).toContainText(`Turn ${nth}.`)
    await goOn(user)
  }

  await tabTo(page, '.cm-content', 'Shift+Tab')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.cm-activeLine')).toHaveText('2. fewest age')
  await page.keyboard.press('Alt+ArrowUp')
  const sides = turn.locator('.workshop-sides section')
  await expect(sides.nth(0)).toContainText('Next: Bob')
  await expect(sides.nth(0)).toContainText('most men')
  await expect(sides.nth(1)).toContainText('Next: Ann')
  await expect(sides.nth(1)).toContainText('fewest age')
  await user.expectAccessible()

  await press(page, 'Add as an example')
  const examples = page.getByRole('tabpanel', { name: 'Examples' })
  await expect(examples.locator('.holds')).toContainText('Next gives Ann (line 1)')
  await expect(page.getByRole('tab', { name: /^Examples/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const health = page.getByRole('tabpanel', { name: 'Health' })
  await expect(
    health
      .getByRole('row', { name: /fewest age/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/^[1-9]\d*$/)
  await user.expectAccessible()

  await tabTo(page, '.top a:text-is("Print")', 'Shift+Tab')
  await page.keyboard.press('Enter')
  const paper = page.locator('.printed')
  await expect(paper.getByRole('heading', { name: 'The Ferry Guard' })).toBeVisible()
  await expect(paper).toContainText('fewest age')
  await user.expectAccessible()
  await tabTo(page, '[aria-label="Back"]')
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('No problems.')

  await press(page, 'Share')
  const link = page.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/#sheet=/)
  const address = await link.inputValue()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()

  const other = await otherDevice(browser)
  const friend = new User(other.page)
  await other.page.goto(address)
  await expect(other.page.getByText('A shared opponent')).toBeVisible()
  await friend.expectAccessible()
  await press(other.page, 'Play')
  await expect(other.page.locator('.question')).toBeVisible()
  const position = await currentPosition(other.page)
  await goOffline(other)
  await expect.poll(() => currentPosition(other.page)).toEqual(position)
  await goOn(friend)
  await expect.poll(() => currentPosition(other.page)).not.toEqual(position)
  expect(other.refused).toEqual([])
  await other.context.close()
})
