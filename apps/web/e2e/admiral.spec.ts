import { Captain } from './admiral.ts'
import { expect, test } from './test.ts'

test.describe('Admiral on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a ship is entered from its card, joins the fleet and sails', async ({ page }) => {
    const person = new Captain(page)
    await person.comes()
    await page.locator('a[href*="new/admiral"]').first().click()
    await person.tap('Create, edit or import')
    await person.tap('Sample battle: destroyers in the straits')
    await person.tap('Add: Ship cards')
    const card = page.locator('details.pack-item[open]')
    const fill = async (label: string, value: string): Promise<void> =>
      card.getByLabel(label, { exact: true }).last().fill(value)
    await fill('Name', 'Own cruiser')
    await fill('Speed', '4')
    await fill('Structure Points', '5')
    await fill('Light damage', '2')
    await fill('Severe damage', '5')
    await card.getByRole('button', { name: 'Add: Batteries and torpedoes' }).click()
    await expect(card.getByLabel('Name', { exact: true }).last()).not.toHaveValue('Own cruiser')
    await fill('Name', 'twin turrets')
    await card.getByRole('button', { name: 'Add: Strength by range' }).click()
    await fill('As far as (squares)', '5')
    await fill('Strength', '4')
    await page.getByText('Heron', { exact: true }).click()
    await page.locator('details.pack-item[open]').getByLabel('Ship card').selectOption('Own cruiser')
    await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
    await person.findsNoBarrier()

    await person.tap('Play')
    await expect(page.getByRole('radio', { name: /^Copy: / })).toBeChecked()
    await person.deploys()
    await expect(person.square('h1')).toHaveAttribute('aria-label', /your Heron, Own cruiser, 5 of 5/)
    await expect(person.square('g1')).toHaveAttribute('aria-label', /your Adder, sample destroyer, 2 of 2/)
    await person.drags(person.square('h1'), person.square('h5'))
    await expect(person.square('h5')).toHaveAttribute('aria-label', /your Heron/)
  })

  test('a sample battle is played to its end; a drag is one gesture; nothing keeps anybody out', async ({
    page,
  }) => {
    const person = new Captain(page)
    await person.startsBattle(/destroyers in the straits/)
    await expect(person.marked('hand')).toHaveCount(1)
    for (const square of [person.square('a1'), person.square('h10')]) {
      const box = await square.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await person.findsNoBarrier()

    const before = Number(await person.step())
    await person.drags(person.square('g1'), person.square('g5'))
    await person.settled(String(before))
    await expect(person.square('g5')).toHaveAttribute('aria-label', /your Adder/)
    await person.drags(person.square('h1'), person.square('a9'))
    await expect(page.locator('.ad-told')).toHaveText('Heron cannot sail to a9.')

    await person.touches(page.locator('.ad-square[aria-label*="Stratego\'s"]').first())
    await expect(page.locator('.ad-inrange-stratego').first()).toBeVisible()
    await page.getByRole('button', { name: 'Threats' }).tap()
    await expect(page.locator('.ad-danger').first()).toBeVisible()
    await page.getByText('Both fleets and their cards').tap()
    await expect(page.locator('.ad-fleet').first()).toContainText(
      /(?:green|counts this turn): smoke screen, \+1 on both thresholds/,
    )
    await person.findsNoBarrier()

    await person.fights((place) => person.touches(place))
    await expect(page.locator('.question h2')).toContainText(/fleet is destroyed|a draw/)
    await expect(page.locator('.ad-sunk td').first()).toHaveText('')
    await person.findsNoBarrier()
  })

  test('why this square and not that one: the squares are lit and go dark', async ({ page }) => {
    const person = new Captain(page)
    await person.startsBattle(/destroyers in the straits/)
    await person.answersBy('The rest stays')
    await person.tap('Why?')
    await person.unfolds('Square to')
    await page
      .locator('dialog .choice')
      .filter({ hasText: /^Why not [a-h]\d/ })
      .first()
      .click()
    await expect(page.locator('dialog [role=status]')).toContainText(/[a-h]\d/)
    await person.tap('Show on the board')
    while ((await page.locator('.ad-square.ad-dark').count()) === 0) await person.tap('Next')
    await expect(page.locator('.ad-square.ad-lit').first()).toBeVisible()
    await person.findsNoBarrier()
  })

  test('at the table a ship that was tapped is dragged to where it really is; what an attack did is asked', async ({
    page,
  }) => {
    const person = new Captain(page)
    await person.startsBattle(/destroyers in the straits/, /At a physical board/, /You, by your rules/)
    await person.answersBy('Draw for me')
    await expect(person.square('a10')).toHaveAttribute('aria-label', /Stratego's/)
    await person.touches(person.square('a10'))
    await expect(page.locator('.ad-inrange-stratego').first()).toBeVisible()
    await person.drags(person.square('a10'), person.square('f3'))
    await expect(person.square('f3')).toHaveAttribute('aria-label', /Stratego's/)
    await person.answersBy('The rest stays')
    while ((await person.question()).startsWith('What does the action die show')) await person.rollsForShip()
    await expect(person.square('f3')).toHaveAttribute('aria-label', /may attack it, likely/)
    const before = await person.step()
    await person.touches(person.marked('target').first())
    await person.settled(before)
    expect(await person.question()).toMatch(/^your \w+ attacks Stratego's \w+: what comes of it/i)
    await expect(page.locator('.ad-square[aria-label*="assigned as damage"]')).toHaveCount(0)
    await person.findsNoBarrier()
    await person.answersBy(/^severe damage/)
    await expect(page.locator('.ad-square[aria-label*="2 assigned as damage"]')).toHaveCount(1)
    await expect(page.locator('.ad-results')).toHaveCount(0)
    await person.findsNoBarrier()
  })

  test('at the table, eight ships a side: the taps of each turn are counted', async ({ page }) => {
    const person = new Captain(page)
    await person.startsBattle(/fleet action/, /At a physical board/, /You, by your rules/)
    await person.answersBy('Draw for me')
    const taps: number[] = []
    for (let turn = 1; turn <= 3; turn += 1) {
      person.taps = 0
      await person.playsTurnAtTable(turn)
      taps.push(person.taps)
    }
    expect(Math.max(...taps)).toBeGreaterThanOrEqual(20)
    expect(Math.max(...taps)).toBeLessThanOrEqual(40)
  })
})

test.describe('Admiral on a desk, by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a sample battle is played to its end', async ({ page }) => {
    const person = new Captain(page)
    await person.startsBattle(/destroyers in the straits/)
    await person.comesToGrid()
    await person.findsNoBarrier()
    await person.fights(async (place) => {
      const square = await place.getAttribute('data-square')
      if (square !== null) return person.walksTo(square)
      await person.pressesButton(place)
      return person.comesToGrid()
    })
    await expect(page.locator('.question h2')).toContainText(/fleet is destroyed|a draw/)
    await person.findsNoBarrier()
  })
})
