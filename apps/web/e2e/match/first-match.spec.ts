import { User } from '../support/user.ts'
import { BloodAndPlunderUser } from '../support/blood-and-plunder-user.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const { seed, sixes } of [
  { seed: 7, sixes: 0 },
  { seed: 15, sixes: 2 },
])
  test(`a new user reaches the first move of the bot with two taps, with ${sixes} sixes rolled`, async ({
    page,
  }) => {
    const user = new User(page, seed)
    await user.openGame()
    await user.tap('On this screen')
    await user.waitForQuestion()
    await expect(page.locator('.headline').first()).toContainText('The bot places')
    expect(await user.question()).toContain('Where do you place')
    expect(user.taps).toBe(2)
  })

test('each hint is shown when first needed, and only once', async ({ page }) => {
  const user = new User(page)
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await user.openGame()
  await user.tap('On this screen')
  await expect(hint).toHaveText(
    /^Tap a highlighted space to place a unit.*Your first match is the learning game/,
  )
  await user.expectAccessible()
  await page.reload()
  await expect(hint).toHaveText(/^Tap a highlighted space to place a unit/)
  await user.answerOnBoard()
  await expect(hint).toHaveText(/^You can undo/)
  await user.tap('Got it')
  await expect(hint).toHaveCount(0)
  await user.answer()
  await expect(hint).toHaveText(/^Too small to tap\?/)
  await user.answerOnBoard()
  await expect(hint).toHaveCount(0)
  await user.answer()
  await expect(hint).toHaveText(/Tap Why\? to see the rule/)
  await user.tap('Why?')
  const inSheet = page.getByRole('dialog').getByRole('complementary', { name: 'Hint' })
  await expect(inSheet).toHaveText(/^Open a decision/)
  await user.tap('Close')
  await user.tap('Why?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(inSheet).toHaveCount(0)
  await user.tap('Close')
  await user.answerOnBoard()
  await expect(hint).toHaveCount(0)
  await page.reload()
  for (let answers = 0; answers < 4; answers += 1) {
    await user.answer()
    await expect(hint).toHaveCount(0)
  }
})

test('hints can be turned off and on again', async ({ page }) => {
  const user = new User(page)
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await user.openGame()
  await user.tap('On this screen')
  await user.tap('Turn off hints')
  await expect(hint).toHaveCount(0)
  await user.answerOnBoard()
  await page.reload()
  await user.waitForQuestion()
  await user.answer()
  await expect(hint).toHaveCount(0)

  await user.tap('More')
  await user.tap('Settings')
  await user.tap('Show all hints again')
  await expect(page.getByText('All hints will be shown again.')).toBeVisible()
  await user.tap('Back')
  await expect(hint).toHaveText(/^Too small to tap\?/)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('without a decision the hint about decisions is not shown', async ({ page }) => {
    const user = new BloodAndPlunderUser(page)
    await user.startBattle('land', 'asked')
    await user.answerNext()
    await user.touch('Why?')
    const reasons = page.getByRole('dialog')
    await expect(reasons.locator('.why-loose')).toContainText('Drawn:')
    await expect(reasons.locator('.decision')).toHaveCount(0)
    await expect(reasons.getByRole('complementary')).toHaveCount(0)
  })
})
