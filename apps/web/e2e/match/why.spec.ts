import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function playToBotsMove(user: User): Promise<void> {
  await user.startMatch()
  do await user.answer()
  while (!(await user.question()).startsWith('Where do you place'))
  await expect(user.page.locator('.headline')).toContainText('The bot places')
}

test('the reasons show every step of the move with its log entries, including draws', async ({ page }) => {
  const user = new User(page)
  await playToBotsMove(user)
  await user.tap('Why?')
  const steps = page.locator('dialog .why-steps > li')
  const drawn = steps.filter({ hasText: /^Which stratagem comes out of the cup\? Drawn: / })
  await expect(drawn.locator('.did')).toContainText('The bot draws')
  const unit = steps.filter({ has: page.locator('.decision > summary', { hasText: /^Unit/ }) })
  await expect(unit.locator('.did')).toContainText((await page.locator('.headline').textContent()) ?? '')
  for (const sentence of await page.locator('dialog :is(.why-loose, summary, .did > li)').allInnerTexts())
    expect(sentence).not.toMatch(/^\p{Ll}/u)
  await expect(unit.locator('.did .rule').first()).not.toBeEmpty()
  await user.expandDecision('Theatre')
  await user.expectAccessible()
})

test('a "why not" answer appears below its button, and a second tap hides it', async ({ page }) => {
  const user = new User(page)
  await playToBotsMove(user)
  await user.tap('Why?')
  const decision = await user.expandDecision('Theatre')
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

test('"why not" can be asked about everything on the table, with a search', async ({ page }) => {
  const user = new User(page)
  await playToBotsMove(user)
  await user.tap('Why?')
  const decision = await user.expandDecision('Position')
  const candidates = await decision.getByRole('button', { name: /^Why not/ }).count()
  await decision.getByRole('button', { name: 'Something else' }).click()
  const asked = decision.getByRole('button', { name: /^Why not/ })
  const all = await asked.count()
  expect(all).toBeGreaterThan(candidates + 12)
  await decision.getByRole('searchbox').fill('pacific')
  await expect.poll(() => asked.count()).toBeLessThan(all)
  await asked.last().click()
  await expect(decision.getByRole('status')).toContainText(/was not an option, because .+\.$/)
  await user.expectAccessible()
})

test('results are shown below their move, before the manual steps, and told after it', async ({ page }) => {
  const user = new User(page)
  await user.startMatch(/At a physical board/)
  while ((await page.locator('.headlines .result').count()) === 0) await user.answer()
  const result = page.locator('.headlines .headline + .result')
  await expect(result).toBeVisible()
  const told = await page.locator('.announced').innerText()
  expect(told.indexOf((await result.innerText()).trim())).toBeGreaterThan(told.indexOf('The bot places'))
  const [headlineBox, resultBox, list] = await Promise.all(
    ['.headlines .headline', '.headlines .result', 'ul[aria-label="On your table"]'].map((each) =>
      page.locator(each).boundingBox(),
    ),
  )
  expect(resultBox?.y).toBeGreaterThan(headlineBox?.y ?? 0)
  expect(list?.y).toBeGreaterThan(resultBox?.y ?? 0)
  await expect(page.getByRole('list', { name: 'On your table' })).not.toContainText(
    (await page.locator('.headlines .result').innerText()).trim(),
  )
})

test('a decision can be overruled, is logged as such, and undone', async ({ page }) => {
  const user = new User(page)
  await playToBotsMove(user)
  const before = await page.locator('.headline').textContent()
  await user.tap('Choose for the opponent')
  const sheet = page.getByRole('dialog', { name: 'Choose for the opponent' })
  await expect(sheet.locator('.decision')).toHaveCount(3)
  await user.expectAccessible()
  const theatre = await user.expandDecision('Theatre')
  await expect(theatre.getByRole('button', { name: 'chosen by the rules' })).toBeDisabled()
  await expect(theatre.getByRole('button', { name: 'Choose none' })).toBeEnabled()
  const other = theatre.locator('.choice:enabled').first()
  const name = await other.innerText()
  await other.click()
  await expect(page.locator('.headline').last()).not.toHaveText(before ?? '')
  await expect(page.locator('.headlines')).toContainText(`You decided: ${name} instead of `)
  await user.tap('Why?')
  await expect(page.locator('dialog .decision').first()).toContainText(`${name}; you decided: My choice`)
  await user.tap('Close')
  await user.tap('More')
  await user.tap('History')
  await expect(page.locator('.history-intervention')).toContainText(`You decided: ${name} instead of `)
  await user.tap('Close')
  await user.tap('Undo')
  await expect(page.locator('.headlines')).toHaveText(before ?? '')
})

test('a decision can be overruled in its reasons', async ({ page }) => {
  const user = new User(page)
  await playToBotsMove(user)
  const before = await page.locator('.headline').textContent()
  await user.tap('Why?')
  const decision = await user.expandDecision('Unit')
  await decision.getByRole('button', { name: 'Choose for the opponent' }).click()
  await expect(decision.getByRole('button', { name: 'Choose none' })).toBeVisible()
  await decision.locator('.choice:enabled:not([aria-expanded])').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.headline').first()).not.toHaveText(before ?? '')
})
