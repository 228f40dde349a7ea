import { Person } from './person.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A match on the screen after the bot's answer to a turn of one's own. */
async function afterTheBotsMove(person: Person): Promise<void> {
  await person.starts()
  do await person.answers()
  while (!(await person.question()).startsWith('Where do you place'))
  await expect(person.page.locator('.headline')).toContainText('The bot places')
}

test('Why shows every step of the move: a draw outside the lists too, and what was told because of each', async ({
  page,
}) => {
  const person = new Person(page)
  await afterTheBotsMove(person)
  await person.tap('Why?')
  const steps = page.locator('dialog .why-steps > li')
  const drawn = steps.filter({ hasText: /^Which stratagem comes out of the cup\? Drawn: / })
  await expect(drawn.locator('.did')).toContainText('The bot draws')
  const unit = steps.filter({ has: page.locator('.decision > summary', { hasText: /^Unit/ }) })
  await expect(unit.locator('.did')).toContainText((await page.locator('.headline').textContent()) ?? '')
  for (const sentence of await page.locator('dialog :is(.why-loose, summary, .did > li)').allInnerTexts())
    expect(sentence).not.toMatch(/^\p{Ll}/u)
  await expect(unit.locator('.did .rule').first()).not.toBeEmpty()
  await person.unfolds('Theatre')
  await person.findsNoBarrier()
})

test('Why not: the answer stands right below its own button, and goes with a second tap', async ({
  page,
}) => {
  const person = new Person(page)
  await afterTheBotsMove(person)
  await person.tap('Why?')
  const decision = await person.unfolds('Theatre')
  const buttons = decision.getByRole('button', { name: /^Why not/ })
  for (const button of [buttons.first(), buttons.last()]) {
    await button.click()
    const answer = decision.getByRole('status')
    await expect(answer).toHaveCount(1)
    const [asked, answered] = [await button.boundingBox(), await answer.boundingBox()]
    expect((answered?.y ?? 0) - (asked?.y ?? 0) - (asked?.height ?? 0)).toBeLessThan(20)
  }
  await buttons.last().click()
  await expect(decision.getByRole('status')).toHaveCount(0)
})

test('Why not something that was no candidate: all that lay on the table, looked up by its name', async ({
  page,
}) => {
  const person = new Person(page)
  await afterTheBotsMove(person)
  await person.tap('Why?')
  const decision = await person.unfolds('Position')
  const candidates = await decision.getByRole('button', { name: /^Why not/ }).count()
  await decision.getByRole('button', { name: 'Something else' }).click()
  const asked = decision.getByRole('button', { name: /^Why not/ })
  const all = await asked.count()
  expect(all).toBeGreaterThan(candidates + 12)
  await decision.getByRole('searchbox').fill('pacific')
  await expect.poll(() => asked.count()).toBeLessThan(all)
  await asked.last().click()
  await expect(decision.getByRole('status')).toContainText(/could not be chosen, because .+\.$/)
  await person.findsNoBarrier()
})

test('what came of the move stands right below it, before what is to be moved, and is read with it', async ({
  page,
}) => {
  const person = new Person(page)
  await person.starts(/At a physical board/)
  while ((await page.locator('.result').count()) === 0) await person.answers()
  const live = page.locator('.headlines[aria-live]')
  await expect(live.locator('.headline + .result')).toBeVisible()
  const [headline, result, list] = await Promise.all(
    ['.headline', '.result', '.ticks'].map((each) => page.locator(each).first().boundingBox()),
  )
  expect(result?.y).toBeGreaterThan(headline?.y ?? 0)
  expect(list?.y).toBeGreaterThan(result?.y ?? 0)
  await expect(page.getByRole('list', { name: 'On your table' })).not.toContainText(
    (await page.locator('.result').first().innerText()).trim(),
  )
})

test('a step of the opponent is taken over in one tap, told as such, and taken back', async ({ page }) => {
  const person = new Person(page)
  await afterTheBotsMove(person)
  const before = await page.locator('.headline').textContent()
  await person.tap('Decide myself')
  const sheet = page.getByRole('dialog', { name: 'Decide myself' })
  await expect(sheet.locator('.decision')).toHaveCount(3)
  await person.findsNoBarrier()
  const theatre = await person.unfolds('Theatre')
  await expect(theatre.getByRole('button', { name: 'chosen by the rules' })).toBeDisabled()
  await expect(theatre.getByRole('button', { name: 'None of them' })).toBeEnabled()
  const other = theatre.locator('.choice:enabled').first()
  const name = await other.innerText()
  await other.click()
  await expect(page.locator('.headline').last()).not.toHaveText(before ?? '')
  await person.tap('Why?')
  await expect(page.locator('dialog .decision').first()).toContainText(`${name}; you decided: My own choice`)
  await person.tap('Close')
  await person.tap('Undo')
  await expect(page.locator('.headlines')).toHaveText(before ?? '')
})

test('a decision is taken over where its reasons stand', async ({ page }) => {
  const person = new Person(page)
  await afterTheBotsMove(person)
  const before = await page.locator('.headline').textContent()
  await person.tap('Why?')
  const decision = await person.unfolds('Unit')
  await decision.getByRole('button', { name: 'Decide myself' }).click()
  await expect(decision.getByRole('button', { name: 'None of them' })).toBeVisible()
  await decision.locator('.choice:enabled:not([aria-expanded])').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.headline').first()).not.toHaveText(before ?? '')
})
