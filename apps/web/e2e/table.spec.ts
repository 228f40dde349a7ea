import { inTheMiddle } from './in-the-middle.ts'
import { Person } from './person.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const besideBoard = /Beside the real board/

async function withRealDice(person: Person): Promise<void> {
  await person.starts(besideBoard)
  await person.tap('More')
  const real = person.page.getByRole('group', { name: 'Dice' }).getByRole('radio', { name: 'real' })
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
  expect(await person.question()).toMatch(/^Roll for a theatre/)
  await expect(page.locator('.question .face')).toHaveCount(6)
  await person.tap('Roll for me')
  await expect(page.locator('.question')).toHaveAttribute('data-step', '2')
  await person.tap('More')
  for (const what of ['Dice', 'Draws']) {
    const byApp = page.getByRole('group', { name: what }).getByRole('radio', { name: 'by the app' })
    await byApp.click()
    await expect(byApp).toBeChecked()
  }
  await person.tap('Close')
  await expect(page.locator('.question h2')).toHaveText(/^(Where do you place|Draw a special weapon)/)
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
    await expect(decision.getByRole('button', { name: /^(Why not|Overrule)/ }).first()).toBeVisible()
  }
  await decisions
    .first()
    .getByRole('button', { name: /^Why not/ })
    .last()
    .click()
  await decisions
    .first()
    .getByRole('button', { name: /^Overrule: take (?!none)/ })
    .click()
  await expect(page.getByText('To bring your table into line')).toBeVisible()
  await untilYourTurn(person)
  await expect(page.locator('.headline')).not.toHaveText(before ?? '')
})

test('what brings the table into line is whole: going back and redo are told from where the table lay', async ({
  page,
}) => {
  const person = new Person(page)
  await person.starts(besideBoard)
  await untilYourTurn(person)
  await person.answers()
  await person.answers()
  await untilYourTurn(person)
  const list = page.locator('.notice', { hasText: 'To bring your table into line' })
  await person.tap('Undo')
  await expect(list).toBeInViewport()
  await expect(list.getByRole('checkbox').first()).toBeVisible()
  const back = await list.locator('li').allInnerTexts()
  await person.tap('More')
  await person.tap('Redo')
  await expect(list).toContainText('There is nothing to move.')
  await list.getByRole('button', { name: 'Close' }).click()
  await person.tap('Undo')
  await expect.poll(() => list.locator('li').allInnerTexts()).toEqual(back)
  await list.getByRole('button', { name: 'Close' }).click()
  await person.tap('More')
  await person.tap('Redo')
  await expect(list.locator('li')).toHaveCount(back.length)
})

test('a correction fits the screen, is made by names, and is refused in words', async ({ page }) => {
  const person = new Person(page)
  await person.starts(besideBoard)
  await untilYourTurn(person)
  await person.tap('More')
  await person.tap('Spot check')
  await expect(page.getByRole('button', { name: 'Yes, the same' })).toBeVisible()
  await person.tap('Correct something')
  const sheet = page.getByRole('dialog', { name: 'Correct' })
  await expect(sheet).toBeVisible()
  const wider = await sheet.evaluate((all) =>
    [...all.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > all.getBoundingClientRect().right,
    ),
  )
  expect(wider).toEqual([])
  await expect(sheet.getByLabel('who placed last')).toContainText('the bot')
  await sheet.getByLabel('the marker of Western Europe').selectOption('the red cell')
  await sheet.getByLabel("the bot's VP").fill('banana')
  await sheet.getByLabel("the bot's VP").press('Enter')
  await expect(sheet.getByRole('alert').filter({ hasText: 'banana' })).toHaveText(
    "the bot's VP: a whole number from 0 to 99, not “banana”.",
  )
  await expect(sheet.getByRole('alert').filter({ hasText: 'banana' })).toBeInViewport()
  await person.findsNoBarrier()
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
  await person.tap('Speak')
  await expect.poll(heard).toEqual([expect.stringMatching(/^en: The bot places .*\.$/)])

  await page.goto('/#/settings')
  await page.getByRole('switch', { name: "Speak the opponent's move by itself" }).check()
  await person.tap('Back')
  await person.asked()
  await person.answers()
  await person.answers()
  await expect.poll(async () => (await heard()).length).toBe(2)
  expect((await heard())[1]).toBe(`en: ${(await page.locator('.headline').allTextContents()).join(' ')}`)
})

test('app and table are compared after each turn where that is wanted, leading into Correct', async ({
  page,
}) => {
  const person = new Person(page)
  await person.comes()
  await person.tap('Settings')
  await page.getByRole('switch', { name: 'Compare app and table after each move of the opponent' }).check()
  await person.tap('Back')
  await person.tap('New match')
  await page.getByRole('radio', { name: besideBoard }).check()
  await person.tap('Start')
  await person.asked()
  await untilYourTurn(person)
  const check = page.getByRole('region', { name: 'Spot check' })
  await expect(check).toContainText('Is it the same on your table?')
  await expect(check.getByRole('listitem').first()).toBeVisible()
  await person.findsNoBarrier()
  await person.tap('Something differs')
  await expect(page.getByRole('dialog', { name: 'Correct' })).toBeVisible()
})
