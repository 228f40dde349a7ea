import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { BloodAndPlunderUser } from '../support/blood-and-plunder-user.ts'
import { boardShare } from '../support/board-share.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a turn of the land battle with a map: rings, ruler, roster and chart', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'map')
  await user.expectAccessible()
  await user.playTurn()
  await expect(page.locator('.question h2')).not.toContainText('How many strike points')
  await expect(page.locator('.bp-turn-of')).toContainText('2 of 6')
  await user.selectUnit(page.getByRole('button', { name: /^Bow Scouts: / }))
  await user.expectAccessible()
  await user.measure({ x: 0.2, y: 0.5 }, { x: 0.7, y: 0.5 })
  await expect(page.locator('.bp-status')).toHaveText(/^1[78]\.\d inches$/)
  await user.showView('Roster')
  await page.locator('.bp-roster').getByText('Garrison Line', { exact: true }).first().tap()
  await expect(page.getByText(/^Expertly Drilled/).first()).toBeVisible()
  await user.expectAccessible()
  await user.showView('Chart')
  await expect(page.locator('.bp-chart').first().locator('.bp-hit')).toHaveCount(1)
  await user.expectAccessible()
})

test('the chart shows the column walked through and the chosen action', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'map')
  await user.answerUntil(/^Where does .* end up\?/)
  await user.showView('Chart')
  const walk = page.locator('.bp-walk').last()
  await expect(walk.getByRole('row', { name: /Move performed$/ })).toHaveCount(1)
  await expect(walk.getByText('could not be performed').first()).toBeAttached()
  await expect(walk.locator('[aria-current="step"]')).toContainText('Move')
  await user.expectAccessible()
})

test('on a small screen the whole map is visible at any question', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'map')
  for (let answers = 0; answers < 3; answers += 1) {
    await expect(page.locator('.bp-map .bp-drawing')).toBeInViewport({ ratio: 1 })
    await page.locator('.bp-map .bp-token').first().click({ trial: true })
    await user.expectAccessible()
    await user.answerNext()
  }
})

test('without a map the set-up is listed before the first question', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked')
  const list = page.locator('.said-panel .ticks').first()
  for (const part of [
    'Terrain: Church',
    'Objectives: The well',
    'The OPFOR: 7 Garrison Line',
    'Your side: 7',
  ])
    await expect(list).toContainText(part)
  await user.expectAccessible()
})

test('the chart shows the row of the action being tried', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked')
  await user.answerUntil(/^Who does Garrison Line shoot at/)
  await user.showView('Chart')
  const row = page.locator('.bp-walk [aria-current="step"]')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('is being tried')
  await expect(row).toBeInViewport()
  // Fails if covered.
  await row.click({ trial: true })
  await expect(page.locator('.bp-card')).toHaveText(/^Garrison Line is activated, on /)
  await user.expectAccessible()
})

test('a unit can be dragged to where its models really ended', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'map')
  await user.answerUntil(/^Where does .* end up\?/)
  const mover = page.locator('.bp-token.bp-mover')
  await expect(mover).toBeInViewport()
  await expect(page.locator('.question .bp-confirm')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.headline').first()).toBeInViewport()
  await expect(page.locator('.headline').first()).toHaveText(
    / makes for .*\. Move it [\d.]+ inches on your table/,
  )
  await expect(page.locator('.bp-objective-name')).toHaveText([/well/, /storehouse/, /mill/])
  await expect(page.locator('.bp-confirm')).toHaveText('Done: moved on the table')
  await expect(page.locator('.bp-status')).toHaveText(/moves [\d.]+ inches to this point/)
  const before = await mover.getAttribute('aria-label')
  await user.finger.dragBy(mover, 30, 20)
  await expect(mover).not.toHaveAttribute('aria-label', before ?? '')
  const after = await mover.getAttribute('aria-label')
  const unit = (await mover.getAttribute('data-unit')) ?? ''
  await user.expectAccessible()
  await user.confirm()
  await expect(page.locator(`.board-stage .bp-token[data-unit="${unit}"]`)).toHaveAttribute(
    'aria-label',
    after ?? '',
  )
})

test('the attack stays visible above the result form', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'map')
  await user.answerUntil(/^What did .* suffer/)
  await expect(page.locator('.question .form')).toBeVisible()
  await expect(page.locator('.bp-closeup .bp-aim')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.headline').first()).toBeInViewport()
  await user.expectAccessible()
})

test('the melee form fits on the screen, with targets of 44 pixels', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'map')
  await user.answerUntil(/^How did the fight/)
  const form = page.locator('.question .form')
  await expect(form.locator('.form-group h3')).toHaveCount(2)
  for (const control of await form.locator('.chip, select, .button').all()) {
    await expect(control).toBeInViewport({ ratio: 1 })
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // Fails if covered.
    await control.click({ trial: true })
  }
  await user.expectAccessible()
})

test('a unit can be corrected at any time, and the correction undone', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'map')
  const scouts = page.locator('.bp-map .bp-token[data-unit="bow-scouts"]')
  const before = (await scouts.getAttribute('aria-label')) ?? ''
  await user.selectUnit(scouts)
  await user.finger.dragBy(scouts, -40, 30)
  await expect(scouts).not.toHaveAttribute('aria-label', before)
  await user.touch('Undo')
  await expect(scouts).toHaveAttribute('aria-label', before)
})

test('at sea a ship can be dragged and turned, and its crew is listed', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('sea', 'map')
  await expect(page.locator('.bp-crew .bp-token')).toHaveCount(7)
  await user.expectAccessible()
  await user.answerUntil(/^Where does Guard Ship end up\?/)
  const hull = page.locator('.board-stage .bp-hull[data-ship="guard-ship"]')
  const label = async (): Promise<string> => (await hull.getAttribute('aria-label')) ?? ''
  const proposed = await label()
  await user.finger.dragBy(hull, 25, 30)
  await expect.poll(label).not.toBe(proposed)
  const there = await label()
  await user.finger.dragBy(page.locator('.bp-knob'), -60, -40)
  await expect.poll(label).not.toBe(there)
  const turned = await label()
  expect(turned.replace(/heading.*/, '')).toBe(there.replace(/heading.*/, ''))
  await user.expectAccessible()
  await user.confirm()
  await expect.poll(label).toBe(turned)
})

test('a turn without a map, then continued with the map', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked')
  await expect(page.locator('.bp-roster')).toHaveCount(2)
  await expect(page.getByRole('option', { name: 'Map', exact: true })).toHaveCount(0)
  await user.expectAccessible()
  await user.playTurn()
  await user.expectAccessible()
  await user.answerUntil(/^Which of your units/)
  await expect(page.locator('.question .choice')).toHaveText([/Company/, /Muskets/, /Boarders/, /Guides/])
  await user.touch('More')
  await user.touch('Continue with the map')
  await expect(page.locator('.bp-drawing')).toBeVisible()
})

const smallPhone = { width: 390, height: 664 }

/** Later hints would take the place of answers. */
async function turnOffHints(page: Page): Promise<void> {
  const off = page.getByRole('button', { name: 'Turn off hints' })
  await page.addLocatorHandler(off.first(), async () => off.first().tap(), { times: 1 })
}

async function expectAllTappable(answers: Locator): Promise<void> {
  for (const each of await answers.all()) {
    await expect(each).toBeInViewport({ ratio: 1 })
    expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await each.click({ trial: true })
  }
}

test('all actions of a unit fit below the board of a small phone, with targets grouped by action', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone)
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked')
  await turnOffHints(page)
  await user.answerUntil(/^What did .* do\?/)
  const bar = page.locator('.question')
  await expectAllTappable(bar.locator('.choice, .button'))
  expect(await boardShare(page)).toBeGreaterThanOrEqual(0.45)
  await user.touch('shot at')
  await expect(bar.locator('.choice')).toHaveCount(7)
  await expectAllTappable(bar.locator('.choice'))
  expect(await boardShare(page)).toBeGreaterThanOrEqual(0.45)
  await expect(page.getByRole('button', { name: 'shot at', exact: true })).toBeFocused()
  const target = page.getByRole('button', { name: 'shot at Town Muskets' })
  await expect(target).toHaveText('Town Muskets')
  await target.tap()
  await expect(target).toHaveText('shot at Town Muskets')
  await expect(target).toHaveAttribute('aria-pressed', 'true')
  await user.expectAccessible()
  await user.touch('Done')
  await expect(page.locator('.question h2')).toHaveText('What did Town Muskets suffer?')
  await expectAllTappable(bar.locator('.chip, .button'))
})

test('no answer lies under the buttons for all and none', async ({ page }) => {
  await page.setViewportSize(smallPhone)
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked')
  await turnOffHints(page)
  for (const asked of [/enemy less than 12 inches away/, /within 8 inches of/]) {
    await user.answerUntil(asked)
    await expect(page.getByRole('button', { name: 'All of them' })).toBeVisible()
    await expectAllTappable(page.locator('.question').locator('.choice, .button'))
    expect(await boardShare(page)).toBeGreaterThanOrEqual(0.45)
  }
})

test('a physical deck takes two taps, by suit and value, below the board of a small phone', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone)
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked', /^A physical deck: tap the card/)
  await page.getByRole('button', { name: 'Turn off hints' }).first().tap()
  await expect(page.locator('.question h2')).toContainText('Which card is on top')
  const answers = page.locator('.question').locator('.choice, .text-button')
  await expect(answers).toHaveCount(4 + 2 + 1 + 13)
  await expectAllTappable(answers)
  expect(await boardShare(page)).toBeGreaterThanOrEqual(0.45)
  const values = page.locator('.draw-kinds .choice')
  await expect(values).toHaveText(['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'])
  await user.touch('event card 1')
  const told = page.locator('.headline').first()
  await expect(told).toHaveText(/^The OPFOR draws an event/)
  await expect(told).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.question h2')).toContainText('Which card comes next')
  await user.touch('Hearts')
  await expect(page.getByRole('button', { name: 'Hearts', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await user.expectAccessible()
  await user.touch('Queen of Hearts')
  await user.showView('Chart')
  await expect(page.getByText(/Queen of Hearts/).first()).toBeVisible()
  await user.touch('Undo')
  await user.touch('Q')
  await expect(page.getByRole('button', { name: 'Q', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await user.touch('Spades')
  await expect(page.getByText(/Queen of Spades/).first()).toBeVisible()
})

test('with 200 % text size the answers stay visible, and a long question scrolls', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked', /^One fact at a time/)
  await user.answerUntil(/with the .* moves? it has left/)
  await page.evaluate(() => document.documentElement.setAttribute('data-text', '2'))
  for (const name of ['Yes', 'No'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  const text = page.locator('.question h2')
  expect(await text.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true)
})

test('the activated unit with its actions and tags stays visible above the question', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked')
  await user.answerUntilActivated()
  const strip = page.locator('.question .acting-strip')
  await expect(strip).toContainText('Garrison Line3 of 3 actions left')
  for (const tag of ['Trained', 'muskets', 'Expertly Drilled']) await expect(strip).toContainText(tag)
  await page.locator('.question').evaluate((bar) => bar.scrollTo({ top: bar.scrollHeight }))
  await expect(strip.locator('summary')).toBeInViewport({ ratio: 1 })
  const reminder = strip.locator('dd').last()
  await expect(reminder).toBeHidden()
  await strip.locator('summary').tap()
  await expect(reminder).toBeVisible()
  await user.expectAccessible()
})

test('proposed answers are marked as likely', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'proposed')
  const list = page.locator('.question').getByText('likely')
  for (let answers = 0; answers < 60 && (await list.count()) === 0; answers += 1) await user.answerNext()
  await expect(list.first()).toBeVisible()
  await user.expectAccessible()
})

test('a distance is answered by its band, or exactly', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked', /^One fact at a time/)
  await user.answerUntil(/^How many inches/)
  const question = page.locator('.question')
  // An earlier answer: no unit has an enemy less than 12 inches away.
  await expect(question.locator('.choice')).toHaveText(['12 to under 20', '20 or more'])
  for (const band of await question.locator('.choice').all()) await expect(band).toBeInViewport({ ratio: 1 })
  await user.expectAccessible()
  await user.answerWith('12 to under 20')
  await user.touch('Undo')
  await expect(question.locator('.choice')).toHaveCount(2)
  await question.locator('summary', { hasText: 'The exact number' }).tap()
  const box = question.getByRole('spinbutton')
  await box.fill('7.5')
  await question.getByRole('button', { name: 'One more' }).tap()
  await expect(box).toHaveValue('8.5')
  await question.getByRole('button', { name: 'Done' }).scrollIntoViewIfNeeded()
  await user.expectAccessible()
  await user.actAndWait(await user.step(), () => question.getByRole('button', { name: 'Done' }).tap())
})

test('a unit tapped in the correction editor shows its counters', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'map')
  await user.touch('More')
  await page.getByRole('button', { name: /^Fix the position/ }).tap()
  await page.locator('.bp-map .bp-token[data-unit="boarders"]').tap()
  await expect(page.locator('.correcting h2')).toHaveText('Boarders')
  await expect(page.locator('.correcting')).toContainText('Fatigue')
  await expect(page.locator('.bp-map .bp-token[data-unit="boarders"]')).toBeInViewport()
  await expect(page.locator('.bp-ring')).toHaveCount(4)
  await user.expectAccessible()
})

test('collapsed sections and lines of explanations have targets of 44 pixels', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  const low = async (what: string): Promise<readonly string[]> =>
    page
      .locator(what)
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
          .map((each) => each.textContent),
      )
  await user.openGame('Blood & Plunder')
  await page.locator('a[href*="new/blood-and-plunder"]').first().tap()
  await expect(page.locator('summary').first()).toBeVisible()
  expect(await low('summary')).toEqual([])
  await user.startBattle('land', 'map')
  await user.answerUntil(/^Where does .* end up\?/)
  expect(await low('summary')).toEqual([])
  await page.getByRole('button', { name: 'Why?' }).first().tap()
  await page.locator('.decision summary').first().tap()
  await expect(page.locator('.line-link').first()).toBeVisible()
  expect(await low('summary, .line-link')).toEqual([])
})

test('losses, Fatigue and a lost gun can be corrected in the roster', async ({ page }) => {
  const user = new BloodAndPlunderUser(page)
  await user.startBattle('land', 'asked')
  await page.getByText('Battery Crew', { exact: true }).tap()
  const crew = page.locator('.bp-unit').filter({ hasText: 'Battery Crew' })
  for (let lost = 0; lost < 4; lost += 1) await crew.getByRole('button', { name: 'Models −' }).tap()
  await expect(page.locator('.bp-tally.bp-opfor')).toContainText('4 lost · SP at 8')
  await crew.getByRole('button', { name: 'Models +' }).tap()
  await crew.getByRole('checkbox', { name: 'gun lost' }).tap()
  await expect(crew.locator('summary')).toContainText('gun lost')
  await user.expectAccessible()
})

test.describe('a custom battle', () => {
  test('can be laid out by touch and played', async ({ page }) => {
    const user = new BloodAndPlunderUser(page)
    await user.copyBattle(/^The village/)
    await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
    await user.expectAccessible()
    await user.touch('+ House')
    const house = page.getByRole('button', { name: 'Change House' })
    const before = await house.locator('polygon').getAttribute('points')
    await user.finger.dragBy(house, 40, 50)
    await expect(house.locator('polygon')).not.toHaveAttribute('points', before ?? '')
    await user.finger.dragBy(page.locator('.bp-grip-corner .bp-knob').first(), -20, 20)
    await user.finger.dragBy(page.locator('.bp-grip-edge .bp-knob').first(), 0, 25)
    const corners = async () => (await house.locator('polygon').getAttribute('points'))?.split(' ')
    await expect.poll(corners).toHaveLength(5)
    await user.touch('None')
    await user.touch('4 × 4 ft')
    await user.expectAccessible()
    await page.getByLabel('Name', { exact: true }).first().fill('My village')
    await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
    await user.touch('Play')
    await expect(page.getByRole('radio', { name: 'My village' })).toBeChecked()
    await user.startWith('map')
    await expect(page.locator('.bp-terrain')).toHaveCount(7)
  })

  test('has forces that can be edited, exported and imported', async ({ page }) => {
    const user = new BloodAndPlunderUser(page)
    await user.copyBattle(/^Off the cape/)
    await user.touch('OPFOR')
    await page.locator('.pack-item summary').first().tap()
    const unit = page.locator('.pack-item').first()
    await unit.getByRole('button', { name: 'Veteran' }).tap()
    await unit.getByRole('button', { name: 'Marksmen' }).tap()
    await unit.getByLabel(/^Marksmen: reminder text/).fill('my own words')
    await unit.getByRole('button', { name: /Models, without the commander \+/ }).tap()
    await unit.getByRole('button', { name: 'ashore' }).tap()
    await expect(unit.locator('summary').first()).toContainText('Veteran')
    await user.expectAccessible()
    const saved = page.waitForEvent('download')
    await user.touch('Save this force')
    const file = await (await saved).path()
    expect(await readFile(file, 'utf8')).toContain('my own words')
    await user.touch('You')
    await page.getByLabel('Import a force').setInputFiles(file)
    await expect(page.locator('.pack-item summary').first()).toContainText('Garrison Line')
    await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
    await page
      .getByLabel('Import a force')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"opfor":1}') })
    await expect(page.getByRole('alert')).toContainText('The force:')
  })
})
