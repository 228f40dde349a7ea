import type { Locator } from '@playwright/test'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 800 } }

const games = [
  { title: 'BLITZKRIEG!', pieces: '.bz-board .bz-token', lit: '.bz-board' },
  { title: 'Blood & Plunder', pieces: '.bp-map .bp-token', lit: '.bp-map .bp-token.board-lit' },
  { title: 'Admiral the Board Game', pieces: '.ad-grid .ad-ship', lit: '.ad-square.ad-course' },
  { title: 'Conflict of Heroes: Awakening the Bear', pieces: '.coh-counter', lit: '[data-hex="1-D15"]' },
]

/** The first tap may only enlarge the board. */
async function answerAt(user: User, place: Locator): Promise<void> {
  const before = await user.step()
  for (let taps = 0; taps < 3 && (await user.step()) === before; taps += 1) {
    await place.first().click()
    // A second tap at once would be a double tap, which zooms.
    await user.page.waitForTimeout(400)
  }
  expect(await user.step()).not.toBe(before)
}

for (const [name, device] of Object.entries({ phone, desktop }))
  test.describe(name, () => {
    test.use(device)

    for (const { title, pieces, lit } of games)
      test(`On this screen: ${title} opens from its page on a populated board that takes the first answer`, async ({
        page,
      }) => {
        const user = new User(page)
        await user.openGame(title)
        await user.tap('On this screen')
        await user.waitForQuestion()
        await expect(page.getByRole('complementary', { name: 'Hint' })).toContainText('Tap ')
        await expect(page.locator(lit).first()).toBeVisible()
        expect(await page.locator(pieces).count()).toBeGreaterThan(4)
        await user.expectAccessible()
        if (title === 'BLITZKRIEG!') await user.answerOnBoard()
        else await answerAt(user, page.locator(lit))
      })
  })

test.describe('the sample of Conflict of Heroes', () => {
  test.use(phone)

  test('says who you are and what wins, and claims no card that you entered', async ({ page }) => {
    const user = new User(page)
    await user.openGame('Conflict of Heroes: Awakening the Bear')
    await user.tap('On this screen')
    await user.waitForQuestion()
    await expect(page.getByRole('complementary', { name: 'Hint' })).toContainText(
      /You play the Germans; .* wins\. Tap a \? on the map/,
    )
    await user.showView('Cards')
    await expect(page.getByText('On the map:').first()).toBeVisible()
    await expect(page.getByText('not in your card pack yet')).toHaveCount(0)
  })
})

test.describe('at the table', () => {
  test.use(phone)

  test("four taps lead to the bot's first move where the app draws", async ({ page }) => {
    const user = new User(page)
    await user.openGame()
    await user.tap('At my table')
    user.taps += 1
    await page.getByRole('radio', { name: 'The app rolls and draws' }).check()
    await expect(page.getByText(/^Lay .* in the bot's row, in this order\.$/)).toBeVisible()
    await user.tap('Ready to play')
    await expect(page.locator('.headline')).toContainText('The bot places')
    expect(user.taps).toBe(4)
  })

  test('and one more for each token where you draw', async ({ page }) => {
    const user = new User(page)
    await user.openGame()
    await user.tap('At my table')
    await expect(page.getByRole('radio', { name: 'I draw, the app rolls' })).toBeChecked()
    await user.tap('Ready to play')
    await user.waitForQuestion()
    expect(await user.question()).toContain('five units')
    await user.answer()
    await user.tap('Done')
    await expect(page.locator('.headline')).toContainText('The bot places')
    expect(user.taps).toBe(4 + 5)
  })

  test('the match settings lead back to where they were opened', async ({ page }) => {
    const user = new User(page)
    await user.openGame()
    await user.tap('At my table')
    await user.tap('Match settings')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await user.tap('Back')
    await expect(page.getByRole('button', { name: 'Ready to play' })).toBeVisible()
    await user.tap('Back')
    await user.tap('Match settings')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await user.tap('Back')
    await expect(page.getByRole('button', { name: 'On this screen' })).toBeVisible()
    await user.tap('Back')
    await expect(page.getByRole('heading', { name: 'Opfor' })).toBeVisible()
  })

  test('what the app rolls after your draw is told before the first move, with what to lay out for it', async ({
    page,
  }) => {
    const user = new User(page)
    await user.openGame()
    await user.tap('At my table')
    const level = page.getByRole('combobox', { name: 'How hard?' })
    await expect(level.locator('option:checked')).toHaveText('Easy: three rolls, one cell each')
    await level.selectOption('Medium: three rolls, two cells each')
    await user.expectAccessible()
    await user.tap('Ready to play')
    await user.waitForQuestion()
    await user.answer()
    const sheet = page.getByRole('dialog', { name: 'Now set this up' })
    await expect(sheet.getByText(/^Roll \d of 3 is \d: /)).toHaveCount(3)
    const lines = (await sheet.locator('label').allInnerTexts()).map((line) => line.trim())
    expect(lines[0]).toMatch(/^Lay .+ in the bot's row, in this order\.$/)
    const moved = lines
      .slice(1)
      .map((line) => /^Move the marker of (.+) to cell \d on the bot's half\.$/.exec(line)?.[1])
    expect(moved).not.toContain(undefined)
    expect(new Set(moved).size).toBe(moved.length)
    await expect(sheet.getByText('Done')).toBeInViewport({ ratio: 1 })
    await user.expectAccessible()
    await user.tap('Done')
    await expect(page.locator('.headline')).toContainText('The bot places')
    await page.reload()
    await expect(page.locator('.headline')).toContainText('The bot places')
    await expect(sheet).toHaveCount(0)

    await user.tap('Why?')
    await expect(page.locator('.why-steps > li').first().locator('.decision')).toBeVisible()
    await expect(page.locator('.why-steps')).not.toContainText('Roll 1 of 3')
  })

  test('settings lead to a match whose set-up is told first', async ({ page }) => {
    const user = new User(page)
    await user.openGame()
    await user.tap('At my table')
    await page.getByRole('radio', { name: 'The app rolls and draws' }).check()
    await user.tap('Match settings')
    await user.tap('Start')
    const sheet = page.getByRole('dialog', { name: 'Set up your table' })
    await expect(sheet.getByText('Draw three units into your reserve.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Ready to play' }).click()
    await expect(page.locator('.headline')).toContainText('The bot places')
  })

  test('the set-up page lists each thing once, to check off, and says what the first match is', async ({
    page,
  }) => {
    const user = new User(page)
    await user.openGame()
    await user.tap('At my table')
    const first = page.getByText('Your first match is the learning game: no stratagem tokens.')
    const cup = page.getByText(/^Put seven stratagem tokens into the cup/)
    await expect(first).toBeVisible()
    await expect(cup).toHaveCount(0)
    await page.getByRole('radio', { name: 'The app rolls and draws' }).check()
    const lines = await page.locator('.set-up .ticks label').allTextContents()
    expect(lines.map((line) => line.trim())).toContain(
      'Put every battle marker on its red cell and both VP markers on 0.',
    )
    expect(new Set(lines).size).toBe(lines.length)
    const moved = lines.map((line) => /Move the marker of (.+) to/.exec(line)?.[1]).filter(Boolean)
    expect(new Set(moved).size).toBe(moved.length)
    await page.getByRole('checkbox').first().check()
    await expect(page.getByRole('checkbox').first()).toBeChecked()
    await user.expectAccessible()
    await user.tap('Ready to play')
    await user.waitForQuestion()

    await page.goto('/#/game/blitzkrieg')
    await user.tap('At my table')
    await expect(cup).toBeVisible()
    await expect(first).toHaveCount(0)
    await expect(page.getByRole('radio', { name: 'The app rolls and draws' })).toBeChecked()
    await user.tap('Match settings')
    await expect(page.getByRole('radio', { name: /^At a physical board/ })).toBeChecked()
  })

  test('the settings opened from the set-up page begin with what it says', async ({ page }) => {
    const user = new User(page)
    await user.openGame()
    await user.tap('At my table')
    await user.tap('Match settings')
    await expect(page.getByRole('radio', { name: /^At a physical board/ })).toBeChecked()
  })

  for (const title of ['Blood & Plunder', 'Admiral the Board Game', 'Conflict of Heroes: Awakening the Bear'])
    test(`${title} says what to lay out, and starts with one more tap`, async ({ page }) => {
      const user = new User(page)
      await user.openGame(title)
      await user.tap('At my table')
      await expect(page.getByText(/^You need /).first()).toBeVisible()
      expect(await page.locator('.set-up .ticks label').count()).toBeGreaterThan(1)
      await user.expectAccessible()
      const listed = await page.locator('.set-up .ticks label').allInnerTexts()
      await page.setViewportSize({ width: 390, height: 664 })
      await user.tap('Ready to play')
      await user.waitForQuestion()
      // Items that the page has listed are not repeated, so that the first answer is in sight.
      await expect(page.locator('.said-panel .ticks label', { hasText: listed[0] ?? '' })).toHaveCount(0)
      await expect(page.locator('.question :is(.choice, .face, select)').first()).toBeInViewport({ ratio: 1 })
    })
})

test('a link that names a language opens the app in it', async ({ page }) => {
  await page.goto('/?lang=de#/set-up/blitzkrieg')
  await expect(page.getByRole('heading', { name: 'Tisch aufbauen' })).toBeVisible()
})

test('the settings of the last match are preset for the next one', async ({ page }) => {
  const user = new User(page)
  await user.startMatch(/^Hard/, /^At a physical board/)
  await page.goto('/#/game/blitzkrieg')
  await user.tap('Match settings')
  await expect(page.getByRole('radio', { name: /^Hard/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^At a physical board/ })).toBeChecked()
})

test('how a game works is told in six sentences, on its page and in a match', async ({ page }) => {
  const user = new User(page)
  for (const { title } of games.toReversed()) {
    await user.openGame(title)
    await user.tap('How it works')
    await expect(page.locator('.how-it-works li')).toHaveCount(6)
    await user.expectAccessible()
    await user.tap('Back')
  }
  await user.tap('On this screen')
  await user.waitForQuestion()
  await user.tap('More')
  await user.tap('How it works')
  await expect(page.getByRole('dialog').locator('.how-it-works li')).toHaveCount(6)
  await expect(page.getByText('A unit from the enemy reserve goes back into its bag.')).toBeVisible()
  await user.expectAccessible()
})

for (const { title, pieces } of games)
  test(`a match of ${title} plays itself, and nothing of it is kept`, async ({ page }) => {
    const user = new User(page)
    await user.openGame(title)
    await user.tap('Watch a match')
    await expect(page.getByText(/^Step 2 of /)).toBeVisible()
    await user.tap('Pause')
    await user.tap('One step forward')
    await user.tap('One step forward')
    await expect(page.getByText(/^Step 4 of /)).toBeVisible()
    await user.tap('One step back')
    await expect(page.getByText(/^Step 3 of /)).toBeVisible()
    await user.expectAccessible()
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×')
    await user.tap('Play')
    await expect(page.getByText(/^Step 1\d of /)).toBeVisible()
    await expect(page.locator(pieces).first()).toBeAttached()
    await user.tap('Back')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.goto('/#/matches')
    await expect(page.getByText('Import a file')).toBeVisible()
    await expect(page.locator('.match-row')).toHaveCount(0)
  })
