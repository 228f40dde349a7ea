import { AdmiralUser } from '../support/admiral-user.ts'
import { expectResult } from '../support/result.ts'
import { expect, test } from '../support/test.ts'

test.describe('Admiral on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a ship card is entered, added to a fleet and played', async ({ page }) => {
    const user = new AdmiralUser(page)
    await user.openGame('Admiral the Board Game')
    await page.locator('a[href*="new/admiral"]').first().click()
    await user.tap('Your own: create, edit or import')
    await user.tap('Sample battle: destroyers in the straits')
    await user.tap('+ New ship card')
    await page.getByLabel('Name or class of the ship').fill('Own cruiser')
    const fill = async (label: string, value: string): Promise<void> =>
      page.getByLabel(label, { exact: true }).fill(value)
    await fill('Speed', '4')
    await fill('Structure', '5')
    await fill('Light damage', '2')
    await fill('Severe damage', '5')
    await user.tap('+ Guns')
    await fill('Strength', '4')
    await fill('Range', '5')
    await user.tap('You')
    await page.locator('summary', { hasText: 'Heron' }).click()
    await page.getByRole('button', { name: 'Own cruiser', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
    await user.expectAccessible()

    await user.tap('Play')
    await expect(page.getByRole('radio', { name: /^Copy: / })).toBeChecked()
    await user.deploy()
    await expect(user.square('h1')).toHaveAttribute('aria-label', /your Heron, Own cruiser, 5 of 5/)
    await expect(user.square('g1')).toHaveAttribute('aria-label', /your Adder, sample destroyer, 2 of 2/)
    await user.drag(user.square('h1'), user.square('h5'))
    await expect(user.square('h5')).toHaveAttribute('aria-label', /your Heron/)
  })

  test('at the table your own battle is offered on the first page', async ({ page }) => {
    const user = new AdmiralUser(page)
    await user.openGame('Admiral the Board Game')
    const atMyTable = page.locator('a[href*="set-up/admiral"]')
    await atMyTable.click()
    await expect(page.getByRole('group', { name: 'Which battle?' }).getByRole('radio')).toHaveCount(3)
    await user.tap('Your own: create, edit or import')
    await user.tap('Sample battle: destroyers in the straits')
    await user.tap('Play')
    await expect(page.getByRole('radio', { name: 'At a physical board', exact: true })).toBeChecked()

    await page.goto('/#/game/admiral')
    await atMyTable.click()
    await page.getByRole('radio', { name: /carrier/ }).check()
    await expect(page.getByText('Deploy your Heron on h1.')).toHaveCount(0)
    await page.getByRole('radio', { name: /^Copy: / }).check()
    await expect(page.getByText('Deploy your Heron on h1.')).toBeVisible()
    await user.expectAccessible()
    await user.tap('Ready to play')
    await user.waitForQuestion()
    await expect(user.square('h1')).toHaveAttribute('aria-label', /your Heron/)
  })

  test('a sample battle is played to its end by tap and drag, accessibly', async ({ page }) => {
    const user = new AdmiralUser(page)
    await user.startBattle(/destroyers in the straits/)
    await expect(user.marked('hand')).toHaveCount(1)
    for (const square of [user.square('a1'), user.square('h10')]) {
      const box = await square.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await user.expectAccessible()

    const before = Number(await user.step())
    await user.drag(user.square('g1'), user.square('g5'))
    await user.waitUntilAnswered(String(before))
    await expect(user.square('g5')).toHaveAttribute('aria-label', /your Adder/)
    await user.drag(user.square('h1'), user.square('a9'))
    await expect(page.locator('.ad-status')).toHaveText('Heron cannot sail to a9.')

    await user.touch(page.locator('.ad-square[aria-label*="Stratego\'s"]').first())
    await expect(page.locator('.ad-inrange-stratego').first()).toBeVisible()
    await page.getByRole('button', { name: 'Zoom and tools' }).tap()
    await page.getByRole('button', { name: 'Threats' }).tap()
    await expect(page.locator('.ad-danger').first()).toBeVisible()
    await user.showView('Fleets')
    await expect(page.locator('.ad-fleet').first()).toContainText(
      /(?:green|counts this turn): smoke screen, \+1 on both thresholds/,
    )
    await user.expectAccessible()
    await user.showView('Grid')

    await user.fightToEnd((place) => user.touch(place))
    await expectResult(page, /fleet is destroyed|a draw/)
    await user.showView('Fleets')
    await expect(page.locator('.ad-sunk td').first()).toHaveText('')
    await user.expectAccessible()
  })

  test('an explanation highlights and dims squares', async ({ page }) => {
    const user = new AdmiralUser(page)
    await user.startBattle(/destroyers in the straits/)
    await user.answerWith('The other ships stay')
    await user.tap('Why?')
    await user.expandDecision('Square to')
    await page
      .locator('dialog .choice')
      .filter({ hasText: /^Why not [a-h]\d/ })
      .first()
      .click()
    await expect(page.locator('dialog [role=status]')).toContainText(/[a-h]\d/)
    await user.tap('Show on the board')
    while ((await page.locator('.ad-square.ad-dark').count()) === 0) await user.tap('Next')
    await expect(page.locator('.ad-square.ad-lit').first()).toBeVisible()
    await user.expectAccessible()
  })

  test('with a physical board a ship is corrected by dragging, and results of attacks are asked', async ({
    page,
  }) => {
    const user = new AdmiralUser(page)
    await user.startBattle(/destroyers in the straits/, /At a physical board/, /You, by your rules/)
    await user.answerWith('Draw for me')
    await expect(user.square('a10')).toHaveAttribute('aria-label', /Stratego's/)
    await user.touch(user.square('a10'))
    await expect(page.locator('.ad-inrange-stratego').first()).toBeVisible()
    await user.drag(user.square('a10'), user.square('f3'))
    await expect(user.square('f3')).toHaveAttribute('aria-label', /Stratego's/)
    await user.answerWith('The other ships stay')
    while ((await user.question()).startsWith('What does the action die show')) await user.rollForShip()
    await expect(user.square('f3')).toHaveAttribute('aria-label', /may attack it, likely/)
    const before = await user.step()
    await user.touch(user.marked('target').first())
    await user.waitUntilAnswered(before)
    expect(await user.question()).toMatch(/^your \w+ attacks Stratego's \w+: what is\sthe result/i)
    await expect(page.locator('.ad-square[aria-label*="assigned as damage"]')).toHaveCount(0)
    await user.expectAccessible()
    await user.answerWith(/^severe damage/)
    await expect(page.locator('.ad-square[aria-label*="2 assigned as damage"]')).toHaveCount(1)
    await user.expectAccessible()
  })

  test('with a physical board and eight ships a side a turn takes at most 40 taps', async ({ page }) => {
    const user = new AdmiralUser(page)
    await user.startBattle(/fleet action/, /At a physical board/, /You, by your rules/)
    await user.answerWith('Draw for me')
    const taps: number[] = []
    for (let turn = 1; turn <= 3; turn += 1) {
      user.taps = 0
      await user.enterTurn(turn)
      taps.push(user.taps)
    }
    expect(Math.max(...taps)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...taps)).toBeLessThanOrEqual(40)
  })
})

test.describe('Admiral on a desktop, by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a sample battle is played to its end', async ({ page }) => {
    const user = new AdmiralUser(page)
    await user.startBattle(/destroyers in the straits/)
    await user.focusGrid()
    await user.expectAccessible()
    await user.fightToEnd(async (place) => {
      const square = await place.getAttribute('data-square')
      if (square !== null) return user.moveFocusTo(square)
      await user.pressButton(place)
      return user.focusGrid()
    })
    await expect(page.locator('.question h2')).toContainText(/fleet is destroyed|a draw/)
    await user.expectAccessible()
  })
})
