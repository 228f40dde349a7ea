import { Person } from './person.ts'
import { Raider } from './raider.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

for (const { seed, sixes } of [
  { seed: 7, sixes: 0 },
  { seed: 15, sixes: 2 },
])
  test(`at most three taps lead a new user to the first move of the bot, with ${sixes} sixes rolled`, async ({
    page,
  }) => {
    const person = new Person(page, seed)
    await person.comes()
    await person.tap('Play now')
    await person.asked()
    while ((await page.locator('.headline').count()) === 0) {
      expect(await person.question()).toContain('Your choice')
      person.taps += 1
      const step = await person.step()
      await page.locator('.bz-board').getByRole('button', { name: 'Pacific Ocean', exact: true }).click()
      await expect(page.locator('.question')).not.toHaveAttribute('data-step', step ?? '')
    }
    await expect(page.locator('.headline')).toContainText('The bot places')
    expect(person.taps).toBe(1 + sixes)
  })

test('each control is introduced when it is first needed, and never again', async ({ page }) => {
  const person = new Person(page)
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await person.comes()
  await person.tap('Play now')
  await expect(hint).toHaveText(/^Tap a highlighted space/)
  await person.findsNoBarrier()
  await page.reload()
  await expect(hint).toHaveText(/^Tap a highlighted space/)
  await person.answersOnBoard()
  await expect(hint).toHaveText(/^Only legal answers/)
  await person.answers()
  await expect(hint).toHaveText(/Why\? shows the rule/)
  await person.tap('Why?')
  const inSheet = page.getByRole('dialog').getByRole('complementary', { name: 'Hint' })
  await expect(inSheet).toHaveText(/^Open a decision/)
  await person.tap('Close')
  await person.tap('Why?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(inSheet).toHaveCount(0)
  await person.tap('Close')
  await person.answersOnBoard()
  await expect(hint).toHaveText(/^You can undo/)
  await person.tap('Got it')
  await expect(hint).toHaveCount(0)
  await page.reload()
  for (let answers = 0; answers < 4; answers += 1) {
    await person.answers()
    await expect(hint).toHaveCount(0)
  }
})

test('the explanations can be left at once, and asked for again', async ({ page }) => {
  const person = new Person(page)
  const hint = page.getByRole('complementary', { name: 'Hint' })
  await person.comes()
  await person.tap('Play now')
  await person.tap('Turn off hints')
  await expect(hint).toHaveCount(0)
  await person.answersOnBoard()
  await page.reload()
  await person.asked()
  await person.answers()
  await expect(hint).toHaveCount(0)

  await person.tap('More')
  await person.tap('Settings')
  await person.tap('Show all hints again')
  await expect(page.getByText('All hints will be shown again.')).toBeVisible()
  await person.tap('Back')
  await expect(hint).toHaveText(/^Tap a highlighted space/)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('where nothing was decided the reasons do not speak of opening a decision', async ({ page }) => {
    const person = new Raider(page)
    await person.startsBattle('land', 'asked')
    await person.goesOn()
    await person.touches('Why?')
    const reasons = page.getByRole('dialog')
    await expect(reasons.locator('.why-loose')).toContainText('Drawn:')
    await expect(reasons.locator('.decision')).toHaveCount(0)
    await expect(reasons.getByRole('complementary')).toHaveCount(0)
  })
})
