import type { Locator, Page } from '@playwright/test'
import { checkMidMatch } from '../support/check-mid-match.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const besideBoard = /At a physical board/

async function startWithPhysicalDice(user: User): Promise<void> {
  await user.startMatch(besideBoard)
  await user.tap('More')
  const real = user.page.getByRole('group', { name: 'Dice' }).getByRole('radio', { name: 'physical' })
  await real.click()
  await expect(real).toBeChecked()
  await user.tap('Close')
}

async function answerUntilYourTurn(user: User): Promise<void> {
  while (!(await user.question()).startsWith('Where do you place')) await user.answer()
}

/** The rounds to play; ROUNDS=60 for a whole match. */
const mostRounds = Number(process.env['ROUNDS'] ?? 6)

test('a match with physical dice and draws takes at most 8 taps per round', async ({ page }) => {
  const user = new User(page)
  await startWithPhysicalDice(user)
  await answerUntilYourTurn(user)
  await user.answer()
  await answerUntilYourTurn(user)
  await checkMidMatch(user)
  const rounds: number[] = []
  while (!(await user.isOver()) && rounds.length < mostRounds) {
    const before = user.taps
    do await user.answer()
    while (!(await user.isOver()) && !(await user.question()).startsWith('Where do you place'))
    if (!(await user.isOver())) rounds.push(user.taps - before)
  }
  expect(rounds.length).toBeGreaterThan(5)
  expect(Math.max(...rounds)).toBeLessThanOrEqual(8)
  if (!(await user.isOver())) return
  await expect(page.locator('.question h2')).toContainText(/You win|The bot wins/)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('a round takes at most five taps and no scrolling, besides what a space or a unit adds', async ({
  page,
}) => {
  const user = new User(page)
  await user.startMatch(besideBoard)
  await answerUntilYourTurn(user)
  const usual = [/^Which unit do you place/, /^Which stratagem/, /\(end of the turn\)/]
  for (let rounds = 0; rounds < 5; rounds += 1) {
    user.taps = 0
    await user.answerOnBoard()
    let taps = user.taps
    const left = new Set(usual)
    while (!(await user.question()).startsWith('Where do you place')) {
      const question = await user.question()
      const before = user.taps
      if ((await page.locator('.question > details').count()) > 0) await user.answerOnBoard()
      else {
        // The first answer needs no scrolling.
        const first = page.locator('.question').locator('.choice:enabled, .face').first()
        await expect(first).toBeInViewport({ ratio: 1 })
        await user.answer()
      }
      const asked = [...left].find((each) => each.test(question))
      if (asked === undefined) expect(user.taps - before).toBeLessThanOrEqual(2)
      else {
        taps += user.taps - before
        left.delete(asked)
      }
    }
    expect(taps).toBeLessThanOrEqual(5)
  }
})

test('who rolls and draws can be changed during a match, and survives a reload', async ({ page }) => {
  const user = new User(page)
  await startWithPhysicalDice(user)
  await page.reload()
  await user.waitForQuestion()
  await user.answer()
  expect(await user.question()).toMatch(/^Roll 1 of 3: where does the bot start/)
  await expect(page.locator('.question .face')).toHaveCount(6)
  await user.tap('Roll for me')
  await expect(page.locator('.question')).toHaveAttribute('data-step', '2')
  await user.tap('More')
  for (const what of ['Dice', 'Draws']) {
    const byApp = page.getByRole('group', { name: what }).getByRole('radio', { name: 'app' })
    await byApp.click()
    await expect(byApp).toBeChecked()
  }
  await user.tap('Close')
  await expect(page.locator('.question h2')).toHaveText(
    /^(Where do you place|Which special weapon does the bot draw)/,
  )
})

test('the current question stays visible below a long list of manual steps', async ({ page }) => {
  const user = new User(page)
  await user.startMatch(besideBoard)
  await answerUntilYourTurn(user)
  await expect(page.locator('.headline')).toBeInViewport()
  for (const scrolled of [0, 100_000]) {
    await page.locator('.match-main').evaluate((main, top) => main.scrollTo({ top }), scrolled)
    await expect(page.locator('.question h2')).toBeInViewport({ ratio: 1 })
  }
})

test('after choosing a space only units allowed there are offered', async ({ page }) => {
  const user = new User(page)
  await user.startMatch(besideBoard)
  await answerUntilYourTurn(user)
  await user.answer()
  expect(await user.question()).toMatch(/^Which unit do you place on Western Europe, campaign 1, space 1/)
  await expect(page.locator('.question .choice', { hasText: 'navy 1' })).toBeVisible()
  await expect(page.locator('.question .choice', { hasText: 'army 1' })).toHaveCount(0)
})

test('every decision of the last move can be overruled', async ({ page }) => {
  const user = new User(page)
  await user.startMatch(besideBoard)
  await answerUntilYourTurn(user)
  const before = await page.locator('.headline').textContent()
  await user.tap('Why?')
  const decisions = page.locator('dialog .decision')
  await expect(decisions.first()).toBeVisible()
  expect(await decisions.count()).toBeGreaterThanOrEqual(3)
  for (const decision of await decisions.all()) {
    await decision.locator('summary').click()
    await expect(
      decision.getByRole('button', { name: /^(Why not|Choose for the opponent)/ }).first(),
    ).toBeVisible()
  }
  await decisions
    .first()
    .getByRole('button', { name: /^Why not/ })
    .last()
    .click()
  await decisions
    .first()
    .getByRole('button', { name: /^Choose (?!none).+ instead$/ })
    .click()
  await expect(page.getByText('Update your table')).toBeVisible()
  await answerUntilYourTurn(user)
  await expect(page.locator('.headline')).not.toHaveText(before ?? '')
})

async function playTurn(page: Page): Promise<{ readonly user: User; readonly list: Locator }> {
  const user = new User(page)
  await user.startMatch(besideBoard)
  await answerUntilYourTurn(user)
  await user.answer()
  await user.answer()
  await answerUntilYourTurn(user)
  return { user, list: page.locator('.notice', { hasText: 'Update your table' }) }
}

test('the checklist is complete after undo and redo', async ({ page }) => {
  const { user, list } = await playTurn(page)
  await user.tap('Undo')
  await expect(list).toBeInViewport()
  await expect(list.getByRole('checkbox')).toHaveCount(1)
  const drawn = list.getByText('Return the unit you drew to your bag.')
  const marker = list.getByText(/^The marker of .+: set to .+ \(was .+\)\.$/)
  while ((await drawn.count()) === 0) {
    const stood = await user.step()
    await user.tap('Undo')
    await expect(page.locator('.question')).not.toHaveAttribute('data-step', stood ?? '')
  }
  await user.tap('More')
  await user.tap('Redo')
  await expect(list).toContainText('Did you already do these?')
  await user.tap('Yes, all')
  await expect(list).toContainText('Draw a unit from your bag, or what is left (end of the turn).')
  await list.getByRole('button', { name: 'All done' }).click()
  await expect(list).toHaveCount(0)
  await user.tap('Undo')
  await expect(drawn.first()).toBeVisible()
  await expect(marker.first()).toBeVisible()
  const boxes = list.getByRole('checkbox')
  for (let left = await boxes.count(); left > 0; left -= 1) await boxes.nth(left - 1).click()
  await expect(list).toHaveCount(0)
  await user.tap('More')
  await user.tap('Redo')
  await expect(list).toContainText('Draw a unit from your bag, or what is left (end of the turn).')
  await expect(list).not.toContainText('Did you already do these?')
})

test('an undo that moves nothing on the table keeps what is to be done on it', async ({ page }) => {
  const user = new User(page)
  await user.startMatch(besideBoard)
  await answerUntilYourTurn(user)
  await user.answer()
  await answerUntilYourTurn(user)
  const steps = page.getByRole('list', { name: 'On your table' })
  await expect(steps).toBeVisible()
  const toDo = await steps.innerText()
  const step = await user.step()
  await user.answerOnBoard()
  await user.tap('Undo')
  await expect(page.locator('.question')).toHaveAttribute('data-step', step ?? '')
  await expect(steps).toHaveText(toDo, { useInnerText: true })
  await expect(page.getByText('Update your table')).toHaveCount(0)
})

test('a partly checked list must be confirmed before another undo', async ({ page }) => {
  const { user, list } = await playTurn(page)
  await user.tap('Undo')
  await user.tap('Undo')
  await expect(list.getByRole('checkbox')).not.toHaveCount(1)
  await list.getByRole('checkbox').first().check()
  const status = await list.getByRole('listitem').allInnerTexts()
  await page.reload()
  await expect(list.getByRole('checkbox').first()).toBeChecked()
  await expect(list.getByRole('checkbox').nth(1)).not.toBeChecked()
  expect(await list.getByRole('listitem').allInnerTexts()).toEqual(status)
  const stood = await user.step()
  await user.tap('Undo')
  await expect(list).toContainText('Did you already do these?')
  await expect(list).toContainText('put the checked ones back')
  expect(await user.step()).toBe(stood)
  await user.tap('Yes, all')
  await expect(page.locator('.question')).not.toHaveAttribute('data-step', stood ?? '')
})

test('checked manual steps survive a reload', async ({ page }) => {
  await playTurn(page)
  const moves = page.getByRole('list', { name: 'On your table' }).getByRole('checkbox')
  await moves.first().check()
  await page.reload()
  await expect(moves.first()).toBeChecked()
  await expect(moves.nth(1)).not.toBeChecked()
})

/** Waits until a second tap nearby is no double tap. */
async function enlargeTheatre(page: Page, theatre: string): Promise<void> {
  await page
    .locator(`.bz-overview :is([data-at="open-${theatre}"], [data-at="${theatre}"])`)
    .first()
    .click({ position: { x: 10, y: 8 } })
  await expect(page.locator('.bz-panel')).toBeVisible()
  await page.waitForTimeout(400)
}

test('a piece is corrected by tapping it and its place, and the correction undone', async ({ page }) => {
  const user = new User(page)
  await user.startMatch(besideBoard)
  await answerUntilYourTurn(user)
  await user.tap('More')
  await user.tap('Check your table')
  await expect(page.getByRole('button', { name: 'Looks right' })).toBeVisible()
  await user.tap('No, fix something')
  const bar = page.locator('.correcting')
  await expect(bar).toContainText("What's different on your table?")
  await user.expectAccessible()
  const placed = page.locator('.bz-space[aria-label*="the bot\'s"]').first()
  const from = (await placed.getAttribute('data-at')) ?? ''
  const theatre = from.split('.')[0] ?? ''
  const before = await page.locator(`[data-at="${from}"]`).getAttribute('aria-label')
  await enlargeTheatre(page, theatre)
  await page.locator(`.bz-panel [data-at="${from}"]`).click()
  await expect(bar.locator('h2')).toContainText("Where is the bot's")
  await enlargeTheatre(page, theatre === 'EE' ? 'WE' : 'EE')
  await page.locator('.bz-panel .bz-tap.board-lit').first().click()
  await expect(bar.locator('.correcting-done')).toContainText("Done: Move the bot's")
  await expect(page.locator(`[data-at="${from}"]`).first()).not.toHaveAttribute('aria-label', before ?? '')
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar.locator('.correcting-done')).toHaveText('Undone.')
  await expect(page.locator(`[data-at="${from}"]`).first()).toHaveAttribute('aria-label', before ?? '')
  await user.tap('Done')
  await expect(page.getByText('Update your table')).toHaveCount(0)
})

test('tokens, row order and counters can be corrected; edits are applied only on request', async ({
  page,
}) => {
  const user = new User(page)
  await user.startMatch(besideBoard)
  await answerUntilYourTurn(user)
  await user.tap('More')
  await user.tap('Fix the position')
  const bar = page.locator('.correcting')
  await expect(bar).toBeVisible()
  const status = bar.locator('.correcting-done')
  await enlargeTheatre(page, 'EE')
  await page.locator('.bz-panel .bz-tap.board-lit').last().click()
  await expect(bar.locator('h2')).toContainText(/^Eastern Europe, .*: what's here\?$/)
  await bar.locator('summary', { hasText: "from: the bot's bag" }).click()
  await bar.getByRole('button', { name: "the bot's general" }).click()
  await expect(status).toContainText("Done: Move the bot's general from the bot's bag to Eastern Europe")

  await page.locator('[data-at="row"]').click()
  await user.tap('Change the order')
  const row = bar.locator('.correcting-order li > span')
  const order = await row.allInnerTexts()
  const at = order.findIndex((piece, nth) => piece !== order[nth + 1])
  await bar
    .getByRole('button', { name: /^Move .* down$/ })
    .nth(at)
    .click()
  await expect
    .poll(() => row.allInnerTexts())
    .toEqual(order.with(at, order[at + 1] ?? '').with(at + 1, order[at] ?? ''))
  await user.tap('Apply this order')
  await expect(status).toContainText("Done: Put the bot's row in this order")

  await enlargeTheatre(page, 'EE')
  await page.locator('.bz-panel [data-at="marker.EE"]').click()
  await expect(bar.locator('h2')).toHaveText('Eastern Europe')
  await bar.getByLabel('battle marker').selectOption('cell 2 on your half')
  await user.tap('Apply')
  await expect(status).toContainText('Done: the marker of Eastern Europe: now cell 2 on your half')
  await user.tap('Something else')

  await bar.locator('summary', { hasText: 'A number' }).click()
  await user.tap('The match')
  const stratagem = bar.getByLabel('the previous stratagem')
  const counted = await stratagem.locator('option:checked').innerText()
  const other = counted === 'Big Guns' ? 'Secure' : 'Big Guns'
  await stratagem.selectOption(other)
  await expect(status).not.toContainText(other)
  await user.tap('Apply')
  await expect(status).toContainText(`Done: the previous stratagem: now ${other}`)

  await user.tap('Something else')
  await bar.locator('summary', { hasText: 'A number' }).click()
  await bar.getByRole('button', { name: 'Western Europe' }).click()
  await bar.getByLabel('battle marker').selectOption("cell 14 on the bot's half")
  await user.tap('Apply')
  await expect(bar.getByRole('alert')).toContainText('so the whole theatre must be closed.')
  await user.tap('Fix that too')
  await expect(status).toContainText('closed campaigns of Western Europe: now 3')
  await user.expectAccessible()
  const wider = await bar.evaluate(
    (all) =>
      [...all.querySelectorAll('*')].filter(
        (each) => each.getBoundingClientRect().right > all.getBoundingClientRect().right + 1,
      ).length,
  )
  expect(wider).toBe(0)
  await user.tap('Done')
  await user.waitForQuestion()
})

test('a match starts from a position set up on the board', async ({ page }) => {
  const user = new User(page)
  await user.openGame()
  await user.tap('Match settings')
  await user.tap('Set up a position')
  const bar = page.locator('.correcting')
  await enlargeTheatre(page, 'WE')
  await page.locator('.bz-panel [data-at="WE.1.1"]').click()
  await bar.locator('summary', { hasText: "from: the bot's bag" }).click()
  await bar.getByRole('button', { name: /the bot's navy 2/ }).click()
  await page.locator('[data-at="row"]').click()
  await bar.locator('summary', { hasText: "from: the bot's bag" }).click()
  await bar.getByRole('button', { name: /the bot's army 1/ }).click()
  await page.locator('[data-at="row"]').click()
  await expect(bar.locator('h2')).toContainText("the bot's army 1")
  await user.tap('Something else')
  await user.tap('Play from here')
  await user.waitForQuestion()
  await expect(page.locator('[data-at="WE.1.1"]').first()).toHaveAttribute('aria-label', /the bot's navy 2/)
})

test('the move is spoken on request, and automatically if enabled', async ({ page }) => {
  const user = new User(page)
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(window, { spoken })
    SpeechSynthesis.prototype.speak = ({ lang, text }) => spoken.push(`${lang}: ${text}`)
  })
  const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  await user.startMatch()
  await expect(page.locator('.headline')).toBeVisible()
  expect(await spoken()).toEqual([])
  await user.tap('Read aloud')
  await expect.poll(spoken).toEqual([expect.stringMatching(/^en: The bot places .*\.$/)])

  await page.goto('/#/settings')
  await page.getByRole('switch', { name: "Read the opponent's moves aloud automatically" }).check()
  await user.tap('Back')
  await user.waitForQuestion()
  await user.answer()
  await user.answer()
  await expect.poll(async () => (await spoken()).length).toBe(2)
  const shown = await page.locator('.headline').evaluate((headline) => headline.firstChild?.textContent)
  expect((await spoken())[1]?.startsWith(`en: ${shown}`)).toBe(true)
})

test('the table check after each turn leads to corrections, if enabled', async ({ page }) => {
  const user = new User(page)
  await user.openApp()
  await user.tap('Settings')
  await page.getByRole('switch', { name: 'Check the table after each enemy move' }).check()
  await user.tap('Back')
  await user.tap('BLITZKRIEG!')
  await user.tap('Match settings')
  await page.getByRole('radio', { name: besideBoard }).check()
  await user.tap('Start')
  await user.waitForQuestion()
  await answerUntilYourTurn(user)
  const check = page.getByRole('region', { name: 'Check your table' })
  await expect(check).toContainText('Does your table look like this?')
  await expect(check.getByRole('listitem').first()).toBeVisible()
  await user.expectAccessible()
  await user.tap('Something is off')
  await expect(page.locator('.correcting')).toBeVisible()
})
