import type { Locator, Page } from '@playwright/test'
import { inTheMiddle } from './in-the-middle.ts'
import { Person } from './person.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const besideBoard = /At a physical board/

async function withRealDice(person: Person): Promise<void> {
  await person.starts(besideBoard)
  await person.tap('More')
  const real = person.page.getByRole('group', { name: 'Dice' }).getByRole('radio', { name: 'physical' })
  await real.click()
  await expect(real).toBeChecked()
  await person.tap('Close')
}

/** Answers until it is the person's turn to place. */
async function untilYourTurn(person: Person): Promise<void> {
  while (!(await person.question()).startsWith('Where do you place')) await person.answers()
}

test('a whole match with real dice and draws: at most 8 taps a round, and no tick', async ({ page }) => {
  const person = new Person(page)
  await withRealDice(person)
  await untilYourTurn(person)
  await person.answers()
  await untilYourTurn(person)
  await inTheMiddle(person)
  const rounds: number[] = []
  while (!(await person.isOver())) {
    const before = person.taps
    do await person.answers()
    while (!(await person.isOver()) && !(await person.question()).startsWith('Where do you place'))
    if (!(await person.isOver())) rounds.push(person.taps - before)
    expect(rounds.length).toBeLessThan(60)
  }
  expect(rounds.length).toBeGreaterThan(5)
  expect(Math.max(...rounds)).toBeLessThanOrEqual(8)
  await expect(page.locator('.question h2')).toContainText(/You win|The bot wins/)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('who rolls and who draws changes in the middle, and stays so after a reload', async ({ page }) => {
  const person = new Person(page)
  await withRealDice(person)
  await page.reload()
  await person.asked()
  await person.answers()
  expect(await person.question()).toMatch(/^Roll 1 of 3: where does the bot start/)
  await expect(page.locator('.question .face')).toHaveCount(6)
  await person.tap('Roll for me')
  await expect(page.locator('.question')).toHaveAttribute('data-step', '2')
  await person.tap('More')
  for (const what of ['Dice', 'Draws']) {
    const byApp = page.getByRole('group', { name: what }).getByRole('radio', { name: 'app' })
    await byApp.click()
    await expect(byApp).toBeChecked()
  }
  await person.tap('Close')
  await expect(page.locator('.question h2')).toHaveText(
    /^(Where do you place|Which special weapon does the bot draw)/,
  )
})

test('the standing question is within reach of a thumb, however long the list of what to move', async ({
  page,
}) => {
  const person = new Person(page)
  await person.starts(besideBoard)
  await untilYourTurn(person)
  await expect(page.locator('.headline')).toBeInViewport()
  for (const scrolled of [0, 100_000]) {
    await page.locator('.match-main').evaluate((main, top) => main.scrollTo({ top }), scrolled)
    await expect(page.locator('.question h2')).toBeInViewport({ ratio: 1 })
  }
})

test('a space is chosen first, then only the units that may stand there', async ({ page }) => {
  const person = new Person(page)
  await person.starts(besideBoard)
  await untilYourTurn(person)
  await person.answers()
  expect(await person.question()).toMatch(/^Which unit do you place on Western Europe, campaign 1, space 1/)
  await expect(page.locator('.question .choice', { hasText: 'navy 1' })).toBeVisible()
  await expect(page.locator('.question .choice', { hasText: 'army 1' })).toHaveCount(0)
})

test('every decision of the last move can be overruled', async ({ page }) => {
  const person = new Person(page)
  await person.starts(besideBoard)
  await untilYourTurn(person)
  const before = await page.locator('.headline').textContent()
  await person.tap('Why?')
  const decisions = page.locator('dialog .decision')
  await expect(decisions.first()).toBeVisible()
  expect(await decisions.count()).toBeGreaterThanOrEqual(3)
  for (const decision of await decisions.all()) {
    await decision.locator('summary').click()
    await expect(decision.getByRole('button', { name: /^(Why not|Decide myself)/ }).first()).toBeVisible()
  }
  await decisions
    .first()
    .getByRole('button', { name: /^Why not/ })
    .last()
    .click()
  await decisions
    .first()
    .getByRole('button', { name: /^Overrule: choose (?!none)/ })
    .click()
  await expect(page.getByText('Update your table')).toBeVisible()
  await untilYourTurn(person)
  await expect(page.locator('.headline')).not.toHaveText(before ?? '')
})

/** A match at the table after a turn of both sides, and where the list of what to put back is shown. */
async function afterATurn(page: Page): Promise<{ readonly person: Person; readonly list: Locator }> {
  const person = new Person(page)
  await person.starts(besideBoard)
  await untilYourTurn(person)
  await person.answers()
  await person.answers()
  await untilYourTurn(person)
  return { person, list: page.locator('.notice', { hasText: 'Update your table' }) }
}

test('what brings the table into line is whole: going back and redo are told from where the table lay', async ({
  page,
}) => {
  const { person, list } = await afterATurn(page)
  await person.tap('Undo')
  await expect(list).toBeInViewport()
  await expect(list.getByRole('checkbox')).toHaveCount(1)
  const drawn = list.getByText('Put the unit that you drew back into your bag.')
  while ((await drawn.count()) === 0) {
    const stood = await person.step()
    await person.tap('Undo')
    await expect(page.locator('.question')).not.toHaveAttribute('data-step', stood ?? '')
  }
  await person.tap('More')
  await person.tap('Redo')
  await expect(list).toContainText('Had you already done these?')
  await person.tap('Yes, all of them')
  await expect(list).toContainText('Draw a unit from your bag, as far as it goes (end of the turn).')
  await list.getByRole('button', { name: 'All done' }).click()
  await expect(list).toHaveCount(0)
  await person.tap('Undo')
  await expect(drawn.first()).toBeVisible()
  const boxes = list.getByRole('checkbox')
  for (let left = await boxes.count(); left > 0; left -= 1) await boxes.nth(left - 1).click()
  await expect(list).toHaveCount(0)
  await person.tap('More')
  await person.tap('Redo')
  await expect(list).toContainText('Draw a unit from your bag, as far as it goes (end of the turn).')
  await expect(list).not.toContainText('Had you already done these?')
})

test('a list of which some is ticked is asked about before one goes on', async ({ page }) => {
  const { person, list } = await afterATurn(page)
  await person.tap('Undo')
  await person.tap('Undo')
  await expect(list.getByRole('checkbox')).not.toHaveCount(1)
  await list.getByRole('checkbox').first().check()
  const told = await list.getByRole('listitem').allInnerTexts()
  await page.reload()
  await expect(list.getByRole('checkbox').first()).toBeChecked()
  await expect(list.getByRole('checkbox').nth(1)).not.toBeChecked()
  expect(await list.getByRole('listitem').allInnerTexts()).toEqual(told)
  const stood = await person.step()
  await person.tap('Undo')
  await expect(list).toContainText('Had you already done these?')
  await expect(list).toContainText('undone the ticked ones')
  expect(await person.step()).toBe(stood)
  await person.tap('Yes, all of them')
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', stood ?? '')
})

test('what was moved for the opponent stays ticked while one looks elsewhere, and over a reload', async ({
  page,
}) => {
  await afterATurn(page)
  const moves = page.getByRole('list', { name: 'On your table' }).getByRole('checkbox')
  await moves.first().check()
  await page.reload()
  await expect(moves.first()).toBeChecked()
  await expect(moves.nth(1)).not.toBeChecked()
})

/** Opens a theatre large, whose spaces are too small to be tapped. */
async function opensLarge(page: Page, theatre: string): Promise<void> {
  // On its name: a second tap near the first would be a double tap.
  const at = { position: { x: 10, y: 8 } }
  await page
    .locator(`.bz-overview :is([data-at="open-${theatre}"], [data-at="${theatre}"])`)
    .first()
    .click(at)
  await expect(page.locator('.bz-panel')).toBeVisible()
}

test('a correction is made on the board: a piece is tapped, then its place; and it is taken back', async ({
  page,
}) => {
  const person = new Person(page)
  await person.starts(besideBoard)
  await untilYourTurn(person)
  await person.tap('More')
  await person.tap('Check your table')
  await expect(page.getByRole('button', { name: 'Yes, it matches' })).toBeVisible()
  await person.tap('No, correct it')
  const bar = page.locator('.correcting')
  await expect(bar).toContainText('What is different on your table?')
  await person.findsNoBarrier()
  const placed = page.locator('.bz-space[aria-label*="the bot\'s"]').first()
  const from = (await placed.getAttribute('data-at')) ?? ''
  const theatre = from.split('.')[0] ?? ''
  const before = await page.locator(`[data-at="${from}"]`).getAttribute('aria-label')
  await opensLarge(page, theatre)
  await page.locator(`.bz-panel [data-at="${from}"]`).click()
  await expect(bar.locator('h2')).toContainText("Where is the bot's")
  await opensLarge(page, theatre === 'EE' ? 'WE' : 'EE')
  await page.locator('.bz-panel .bz-tap.board-lit').first().click()
  await expect(bar.locator('.correcting-done')).toContainText("Done: Move the bot's")
  await expect(page.locator(`[data-at="${from}"]`).first()).not.toHaveAttribute('aria-label', before ?? '')
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.locator('.correcting-done')).toHaveText('Undone.')
  await expect(page.locator(`[data-at="${from}"]`).first()).toHaveAttribute('aria-label', before ?? '')
  await person.tap('Done')
  await expect(page.getByText('Update your table')).toHaveCount(0)
})

test('a token is brought to an empty space, a row put in order, numbers set by names; nothing is set unasked', async ({
  page,
}) => {
  const person = new Person(page)
  await person.starts(besideBoard)
  await untilYourTurn(person)
  await person.tap('More')
  await person.tap('Correct the position')
  const bar = page.locator('.correcting')
  await expect(bar).toBeVisible()
  const told = bar.locator('.correcting-done')
  await opensLarge(page, 'EE')
  await page.locator('.bz-panel .bz-tap.board-lit').last().click()
  await expect(bar.locator('h2')).toContainText('What is here: Eastern Europe')
  await bar.locator('summary', { hasText: "from: the bot's bag" }).click()
  await bar.getByRole('button', { name: "the bot's general" }).click()
  await expect(told).toContainText("Done: Move the bot's general from the bot's bag to Eastern Europe")

  await page.locator('[data-at="row"]').click()
  await person.tap('Change the order')
  const row = bar.locator('.correcting-order li > span')
  const order = await row.allInnerTexts()
  await bar
    .getByRole('button', { name: /one place later/ })
    .first()
    .click()
  await expect.poll(() => row.allInnerTexts()).toEqual([order[1], order[0], ...order.slice(2)])
  await person.tap('Apply this order')
  await expect(told).toContainText("Done: Put the bot's row in this order")

  await bar.locator('summary', { hasText: 'A number' }).click()
  await person.tap('The match')
  const stratagem = bar.getByLabel('the stratagem that counted before')
  const counted = await stratagem.locator('option:checked').innerText()
  const other = counted === 'Big Guns' ? 'Secure' : 'Big Guns'
  await stratagem.selectOption(other)
  await expect(told).not.toContainText(other)
  await person.tap('Apply')
  await expect(told).toContainText(`Done: the stratagem that counted before: now ${other}`)

  await person.tap('Something else')
  await bar.locator('summary', { hasText: 'A number' }).click()
  await bar.getByRole('button', { name: 'Western Europe' }).click()
  await bar.getByLabel('battle marker').selectOption("14 on the bot's half")
  await person.tap('Apply')
  await expect(bar.getByRole('alert')).toContainText('so the whole theatre must be closed.')
  await person.tap('Correct that too')
  await expect(told).toContainText('closed campaigns of Western Europe: now 3')
  await person.findsNoBarrier()
  const wider = await bar.evaluate(
    (all) =>
      [...all.querySelectorAll('*')].filter(
        (each) => each.getBoundingClientRect().right > all.getBoundingClientRect().right + 1,
      ).length,
  )
  expect(wider).toBe(0)
  await person.tap('Done')
  await person.asked()
})

test('a match begins from a position that is set up on the board', async ({ page }) => {
  const person = new Person(page)
  await person.comes()
  await person.tap('New match')
  await person.tap('Set up a position')
  const bar = page.locator('.correcting')
  await opensLarge(page, 'WE')
  await page.locator('.bz-panel .bz-tap.board-lit').first().click()
  await bar.locator('summary', { hasText: "from: the bot's bag" }).click()
  await bar.getByRole('button', { name: /the bot's navy 2/ }).click()
  await page.locator('[data-at="row"]').click()
  await bar.locator('summary', { hasText: "from: the bot's bag" }).click()
  await bar.getByRole('button', { name: /the bot's army 1/ }).click()
  await page.locator('[data-at="row"]').click()
  await expect(bar.locator('h2')).toContainText("the bot's army 1")
  await person.tap('Something else')
  await person.tap('Play from here')
  await person.asked()
  await expect(page.locator('[data-at="WE.1.1"]').first()).toHaveAttribute('aria-label', /the bot's navy 2/)
})

test('the move is spoken when asked, and by itself where that is wanted, once', async ({ page }) => {
  const person = new Person(page)
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    SpeechSynthesis.prototype.speak = ({ lang, text }) => heard.push(`${lang}: ${text}`)
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await person.starts()
  await expect(page.locator('.headline')).toBeVisible()
  expect(await heard()).toEqual([])
  await person.tap('Read aloud')
  await expect.poll(heard).toEqual([expect.stringMatching(/^en: The bot places .*\.$/)])

  await page.goto('/#/settings')
  await page.getByRole('switch', { name: "Read the opponent's moves aloud automatically" }).check()
  await person.tap('Back')
  await person.asked()
  await person.answers()
  await person.answers()
  await expect.poll(async () => (await heard()).length).toBe(2)
  const shown = await page.locator('.headline').evaluate((headline) => headline.firstChild?.textContent)
  expect((await heard())[1]).toBe(`en: ${shown}`)
})

test('app and table are compared after each turn where that is wanted, leading into Correct', async ({
  page,
}) => {
  const person = new Person(page)
  await person.comes()
  await person.tap('Settings')
  await page.getByRole('switch', { name: "Check your table after each of the opponent's moves" }).check()
  await person.tap('Back')
  await person.tap('New match')
  await page.getByRole('radio', { name: besideBoard }).check()
  await person.tap('Start')
  await person.asked()
  await untilYourTurn(person)
  const check = page.getByRole('region', { name: 'Check your table' })
  await expect(check).toContainText('Does your table match?')
  await expect(check.getByRole('listitem').first()).toBeVisible()
  await person.findsNoBarrier()
  await person.tap('It does not match')
  await expect(page.locator('.correcting')).toBeVisible()
})
