/** Regenerates the screenshots in docs/screens, always with the same match and date. */
import { takeScreenshot } from './screenshot.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

async function playToFourthMove(user: User, ...settings: readonly RegExp[]): Promise<void> {
  await user.page.clock.setFixedTime('2026-11-15T18:00:00')
  await user.page.addInitScript(() => localStorage.setItem('opfor.preferences', '{"hints":false}'))
  await user.startMatch(...settings)
  let moves = 0
  while (moves < 4) {
    await user.answer()
    moves += await user.page.locator('.headline').filter({ hasText: 'The bot places' }).count()
  }
}

test.use({ reducedMotion: 'reduce', ...phone })

test('the home screen', async ({ page }) => {
  const user = new User(page)
  await playToFourthMove(user)
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'BLITZKRIEG!' }).first()).toBeVisible()
  await takeScreenshot(page, 'shelf')
})

test('a match, and why', async ({ page }) => {
  const user = new User(page)
  await playToFourthMove(user)
  await takeScreenshot(page, 'match')
  await user.tap('Why?')
  await user.expandDecision()
  await takeScreenshot(page, 'why')
})

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('at a physical board', async ({ page }) => {
    await playToFourthMove(new User(page), /At a physical board/)
    await takeScreenshot(page, 'table')
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false })

  test('the whole board', async ({ page }) => {
    await playToFourthMove(new User(page))
    await takeScreenshot(page, 'desk')
  })
})
