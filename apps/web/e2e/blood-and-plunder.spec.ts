import { readFile } from 'node:fs/promises'
import { Raider } from './raider.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a whole turn of the sample land battle with a map, by touch: rings, ruler, roster, chart', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'map')
  await person.findsNoBarrier()
  await person.playsTurn()
  await expect(page.locator('.question h2')).not.toContainText('How many strike points')
  await expect(page.locator('.bp-turn-of')).toContainText('2 of 6')
  await person.picksOut(page.getByRole('button', { name: /^Bow Scouts: / }))
  await person.findsNoBarrier()
  await person.rules({ x: 0.2, y: 0.5 }, { x: 0.7, y: 0.5 })
  await expect(page.locator('.bp-told')).toHaveText(/^1[78]\.\d inches$/)
  await person.touches('Roster')
  await page.locator('.sheet').getByText('Garrison Line', { exact: true }).first().tap()
  await expect(page.getByText(/^Expertly Drilled/).first()).toBeVisible()
  await person.findsNoBarrier()
  await person.touches('Close')
  await person.touches('Chart')
  await expect(page.locator('.bp-chart').first().locator('.bp-hit')).toHaveCount(1)
  await person.findsNoBarrier()
})

test('the chart shows the column that was walked, and the action that hit', async ({ page }) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'map')
  await person.goesOnUntil(/^Where does .* end\?/)
  await person.touches('Chart')
  const walk = page.locator('.bp-walk').last()
  await expect(walk.getByRole('row', { name: /Move performed$/ })).toHaveCount(1)
  await expect(walk.getByText('could not be performed').first()).toBeAttached()
  await expect(walk.locator('[aria-current="step"]')).toContainText('Move')
  await person.findsNoBarrier()
})

test('on a small screen the map stays a tap away at any question, and opens in front of it as a whole', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'map')
  for (let answers = 0; answers < 3; answers += 1) {
    const map = page.locator('.bp-front').getByRole('button', { name: 'Map' })
    await expect(map).toBeInViewport({ ratio: 1 })
    await map.tap()
    await expect(page.locator('.sheet .bp-drawing')).toBeInViewport({ ratio: 1 })
    await page.locator('.sheet .bp-token').first().click({ trial: true })
    await person.findsNoBarrier()
    await person.touches('Close')
    await person.goesOn()
  }
})

test('what to lay out is told before the first question of a battle without a map', async ({ page }) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'asked')
  const told = page.locator('.said-panel .ticks').first()
  for (const part of [
    'Terrain: Church',
    'Objectives: The well',
    'The OPFOR: 7 Garrison Line',
    'Your side: 7',
  ])
    await expect(told).toContainText(part)
  await person.findsNoBarrier()
})

test('while an action is being tried the chart shows its row, in front of the question', async ({ page }) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'asked')
  await person.goesOnUntil(/^Whom does Garrison Line shoot at/)
  await person.touches('Chart')
  const row = page.locator('.bp-walk [aria-current="step"]')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('is being tried')
  await expect(row).toBeInViewport()
  // Nothing lies on it.
  await row.click({ trial: true })
  await expect(page.locator('.bp-card')).toHaveText(/^Garrison Line is activated, on /)
  await person.findsNoBarrier()
})

test('a unit is dragged to where its models really ended, and that is the truth', async ({ page }) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'map')
  await person.goesOnUntil(/^Where does .* end\?/)
  const mover = page.locator('.bp-token.bp-mover')
  await expect(mover).toBeInViewport()
  await expect(page.locator('.question .bp-confirm')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.bp-order')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.bp-order')).toHaveText(/ makes for .*\. Move it [\d.]+ inches on your table/)
  await expect(page.locator('.bp-objective-name')).toHaveText([/well/, /storehouse/, /mill/])
  await expect(page.locator('.bp-confirm')).toHaveText('Done: moved on the table')
  await expect(page.locator('.bp-told')).toHaveText(/moves [\d.]+ inches to here/)
  const before = await mover.getAttribute('aria-label')
  await person.finger.dragsBy(mover, 30, 20)
  await expect(mover).not.toHaveAttribute('aria-label', before ?? '')
  const after = await mover.getAttribute('aria-label')
  const unit = (await mover.getAttribute('data-unit')) ?? ''
  await person.findsNoBarrier()
  await person.confirms()
  await expect(page.locator(`.bp-map .bp-token[data-unit="${unit}"]`)).toHaveAttribute(
    'aria-label',
    after ?? '',
  )
})

test('while a result is entered the shot stays in sight above the form', async ({ page }) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'map')
  await person.goesOnUntil(/^What did .* suffer/)
  await expect(page.locator('.question .form')).toBeVisible()
  await expect(page.locator('.bp-closeup .bp-aim')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.headline').first()).toBeInViewport()
  await person.findsNoBarrier()
})

test('the form after a melee is in sight as a whole: both sides, every count of 44 pixels, and Done', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'map')
  await person.goesOnUntil(/^How did the fight/)
  const form = page.locator('.question .form')
  await expect(form.locator('.form-group h3')).toHaveCount(2)
  for (const control of await form.locator('.chip, select, .button').all()) {
    await expect(control).toBeInViewport({ ratio: 1 })
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    // Nothing else lies on it.
    await control.click({ trial: true })
  }
  await person.findsNoBarrier()
})

test('what stands elsewhere on the real table is put there at any time, and that can be undone', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'map')
  const scouts = page.locator('.bp-map .bp-token[data-unit="bow-scouts"]')
  const before = (await scouts.getAttribute('aria-label')) ?? ''
  await person.picksOut(scouts)
  await person.finger.dragsBy(scouts, -40, 30)
  await expect(scouts).not.toHaveAttribute('aria-label', before)
  await person.touches('Undo')
  await expect(scouts).toHaveAttribute('aria-label', before)
})

test('at sea a ship is dragged and turned by its bow; everyone aboard is named beside it', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('sea', 'map')
  await expect(page.locator('.bp-crew .bp-token')).toHaveCount(7)
  await person.findsNoBarrier()
  await person.goesOnUntil(/^Where does Guard Ship end\?/)
  const hull = page.locator('.bp-map .bp-hull[data-ship="guard-ship"]')
  const label = async (): Promise<string> => (await hull.getAttribute('aria-label')) ?? ''
  const proposed = await label()
  await person.finger.dragsBy(hull, 25, 30)
  await expect.poll(label).not.toBe(proposed)
  const there = await label()
  await person.finger.dragsBy(page.locator('.bp-knob'), -60, -40)
  await expect.poll(label).not.toBe(there)
  const turned = await label()
  expect(turned.replace(/heading.*/, '')).toBe(there.replace(/heading.*/, ''))
  await person.findsNoBarrier()
  await person.confirms()
  await expect.poll(label).toBe(turned)
})

test('a whole turn without a map, by touch: questions, the roster and the chart; then on with the map', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'asked')
  await expect(page.locator('.bp-roster')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toHaveCount(0)
  await person.findsNoBarrier()
  await person.playsTurn()
  await person.findsNoBarrier()
  await person.goesOnUntil(/^Which of your units/)
  await expect(page.locator('.question .choice')).toHaveText([/Company/, /Muskets/, /Boarders/, /Guides/])
  await person.touches('More')
  await person.touches('Go on with the map')
  await expect(page.locator('.bp-drawing')).toBeVisible()
})

test('all that a unit may have done is in sight at once: its targets under what was done to them', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'asked')
  await page.getByRole('button', { name: 'Turn off hints' }).first().tap()
  await person.goesOnUntil(/^What did .* do\?/)
  const choices = page.locator('.question .choice')
  expect(await choices.count()).toBeGreaterThan(12)
  for (const choice of await choices.all()) {
    await expect(choice).toBeInViewport({ ratio: 1 })
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await choice.click({ trial: true })
  }
  await expect(page.locator('.question').getByRole('group', { name: 'shot at' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'shot at Town Muskets' })).toHaveText('Town Muskets')
  await expect(page.locator('.question').getByRole('button', { name: 'None' })).toBeInViewport({ ratio: 1 })
  await person.findsNoBarrier()
})

test('a card of a real deck is found by suit and value, all of them on one screen', async ({ page }) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'asked', /^A physical deck: tap the card/)
  await expect(page.locator('.question h2')).toContainText('Which card is on top')
  const hearts = page.getByRole('group', { name: 'Hearts' }).getByRole('button')
  await expect(hearts).toHaveText(['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'])
  const cards = page.locator('.question .choice')
  await expect(cards).toHaveCount(54)
  for (const card of [cards.first(), cards.last()]) await expect(card).toBeInViewport({ ratio: 1 })
  for (const card of await cards.all()) {
    const box = await card.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await person.findsNoBarrier()
  await page.getByRole('button', { name: 'Queen of Hearts' }).tap()
  await person.touches('Chart')
  await expect(page.getByText(/Queen of Hearts/).first()).toBeVisible()
})

test('at twice the size of the text the answers stay in sight, and a long question scrolls by itself', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'asked', /^Fact by fact/)
  await person.goesOnUntil(/^With the .* moves? it has left/)
  await page.evaluate(() => document.documentElement.setAttribute('data-text', '2'))
  for (const name of ['Yes', 'No'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  const text = page.locator('.question h2')
  expect(await text.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true)
})

test('who is activated stands above every question with its actions left and its tags, however it scrolls', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'asked')
  await person.goesOnUntilActivated()
  const strip = page.locator('.question .acting-strip')
  await expect(strip).toContainText('Garrison Line3 of 3 actions left')
  for (const tag of ['Trained', 'muskets', 'Expertly Drilled']) await expect(strip).toContainText(tag)
  await page.locator('.question').evaluate((bar) => bar.scrollTo({ top: bar.scrollHeight }))
  await expect(strip.locator('summary')).toBeInViewport({ ratio: 1 })
  const reminder = strip.locator('dd').last()
  await expect(reminder).toBeHidden()
  await strip.locator('summary').tap()
  await expect(reminder).toBeVisible()
  await person.findsNoBarrier()
})

test('an answer that is proposed is told to be: on its button, or above what is ticked beforehand', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'proposed')
  const told = page.locator('.question').getByText('likely')
  for (let answers = 0; answers < 60 && (await told.count()) === 0; answers += 1) await person.goesOn()
  await expect(told.first()).toBeVisible()
  await person.findsNoBarrier()
})

test('a distance that comes up often is one tap; any other is typed or counted in one box', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'asked', /^Fact by fact/)
  await person.goesOnUntil(/^How many inches/)
  const question = page.locator('.question')
  await expect(question.locator('.choice')).toHaveCount(19)
  const box = question.getByRole('spinbutton')
  await expect(box).toBeInViewport({ ratio: 1 })
  await box.fill('7.5')
  await question.getByRole('button', { name: 'One more' }).tap()
  await expect(box).toHaveValue('8.5')
  await expect(question.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 })
  await person.findsNoBarrier()
  await person.goesOnFrom(await person.step(), () => question.getByRole('button', { name: 'Done' }).tap())
})

test('a unit that is tapped while corrections are made shows its numbers', async ({ page }) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'map')
  await person.touches('More')
  await page.getByRole('button', { name: /^Correct/ }).tap()
  await page.locator('.bp-map .bp-token[data-unit="boarders"]').tap()
  await expect(page.locator('.correcting h2')).toHaveText('Boarders')
  await expect(page.locator('.correcting')).toContainText('Fatigue')
  await expect(page.locator('.bp-map .bp-token[data-unit="boarders"]')).toBeInViewport()
  await expect(page.locator('.bp-ring')).toHaveCount(4)
  await person.findsNoBarrier()
})

test('whatever is folded is opened by a target of 44 pixels, and so are the lines of Why', async ({
  page,
}) => {
  const person = new Raider(page)
  const low = async (what: string): Promise<readonly string[]> =>
    page
      .locator(what)
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
          .map((each) => each.textContent),
      )
  await person.comes()
  await page.locator('a[href*="new/blood-and-plunder"]').first().tap()
  await expect(page.locator('summary').first()).toBeVisible()
  expect(await low('summary')).toEqual([])
  await person.startsBattle('land', 'map')
  await person.goesOnUntil(/^Where does .* end\?/)
  expect(await low('summary')).toEqual([])
  await page.getByRole('button', { name: 'Why?' }).first().tap()
  await page.locator('.decision summary').first().tap()
  await expect(page.locator('.line-link').first()).toBeVisible()
  expect(await low('summary, .line-link')).toEqual([])
})

test('losses, Fatigue and a lost gun are corrected in the roster, and thresholds follow', async ({
  page,
}) => {
  const person = new Raider(page)
  await person.startsBattle('land', 'asked')
  await page.getByText('Battery Crew', { exact: true }).tap()
  const crew = page.locator('.bp-unit').filter({ hasText: 'Battery Crew' })
  for (let lost = 0; lost < 4; lost += 1) await crew.getByRole('button', { name: 'Models −' }).tap()
  await expect(page.locator('.bp-tally.bp-opfor')).toContainText('4 lost · SP at 8')
  await crew.getByRole('button', { name: 'Models +' }).tap()
  await crew.getByRole('checkbox', { name: 'gun lost' }).tap()
  await expect(crew.locator('summary')).toContainText('gun lost')
  await person.findsNoBarrier()
})

test.describe('a battle of one’s own', () => {
  test('is laid out on the map by touch, and played', async ({ page }) => {
    const person = new Raider(page)
    await person.copiesBattle(/^The village/)
    await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
    await person.findsNoBarrier()
    await person.touches('+ House')
    const house = page.getByRole('button', { name: 'Change House' })
    const before = await house.locator('polygon').getAttribute('points')
    await person.finger.dragsBy(house, 40, 50)
    await expect(house.locator('polygon')).not.toHaveAttribute('points', before ?? '')
    await person.finger.dragsBy(page.locator('.bp-grip-corner .bp-knob').first(), -20, 20)
    await person.finger.dragsBy(page.locator('.bp-grip-edge .bp-knob').first(), 0, 25)
    const corners = async () => (await house.locator('polygon').getAttribute('points'))?.split(' ')
    await expect.poll(corners).toHaveLength(5)
    await person.touches('None')
    await person.touches('4 × 4 ft')
    await person.findsNoBarrier()
    await page.getByLabel('Name', { exact: true }).first().fill('My village')
    await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
    await person.touches('Play')
    await expect(page.getByRole('radio', { name: 'My village' })).toBeChecked()
    await person.begins('map')
    await expect(page.locator('.bp-terrain')).toHaveCount(7)
  })

  test('has forces with training, weapons, special rules, commanders and ships, alone as a file too', async ({
    page,
  }) => {
    const person = new Raider(page)
    await person.copiesBattle(/^Off the cape/)
    await person.touches('OPFOR')
    await page.locator('.pack-item summary').first().tap()
    const unit = page.locator('.pack-item').first()
    await unit.getByRole('button', { name: 'Veteran' }).tap()
    await unit.getByRole('button', { name: 'Marksmen' }).tap()
    await unit.getByLabel(/^Marksmen: what you want/).fill('my own words')
    await unit.getByRole('button', { name: /Models, without the commander \+/ }).tap()
    await unit.getByRole('button', { name: 'ashore' }).tap()
    await expect(unit.locator('summary').first()).toContainText('Veteran')
    await person.findsNoBarrier()
    const saved = page.waitForEvent('download')
    await person.touches('Save this force')
    const file = await (await saved).path()
    expect(await readFile(file, 'utf8')).toContain('my own words')
    await person.touches('You')
    await page.getByLabel('Import a force').setInputFiles(file)
    await expect(page.locator('.pack-item summary').first()).toContainText('Garrison Line')
    await expect(page.getByRole('status')).toHaveText('Complete and ready to play.')
    await page
      .getByLabel('Import a force')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1}') })
    await expect(page.getByRole('alert')).toContainText('The force:')
  })
})
