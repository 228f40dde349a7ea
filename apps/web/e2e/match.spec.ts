import { expect, test } from '@playwright/test'
import { Person } from './person.ts'

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a whole match on screen, with a why, a why-not, an undo, a look back and a correction', async ({
    page,
  }) => {
    const person = new Person(page)
    await person.starts()
    for (let answers = 0; !(await person.isOver()); answers += 1) {
      await person.answers()
      if (answers === 4) await inTheMiddle(person)
      expect(answers).toBeLessThan(200)
    }
    await expect(page.locator('.question h2')).toContainText(/You win|The bot wins/)
  })

  test('at most three taps lead from the first screen to the first move of the bot', async ({ page }) => {
    const person = new Person(page)
    await person.starts()
    let rolledSixes = 0
    while ((await page.locator('.headline').count()) === 0) {
      expect(await person.question()).toContain('Your choice')
      rolledSixes += 1
      await person.answers()
    }
    expect(person.taps - Math.max(0, rolledSixes - 1)).toBeLessThanOrEqual(3)
  })

  test('at the table with real dice and draws', async ({ page }) => {
    const person = new Person(page)
    await person.starts(/Beside the real board/)
    await person.tap('More')
    await page.getByRole('group', { name: 'Dice' }).getByRole('radio', { name: 'real' }).check()
    await person.tap('Close')
    for (let answers = 0; !(await person.isOver()); answers += 1) {
      await person.answers()
      expect(answers).toBeLessThan(400)
    }
  })

  test('closed at any moment and opened again: the same question', async ({ page }) => {
    const person = new Person(page)
    await person.starts()
    for (let answers = 0; answers < 5; answers += 1) {
      const question = await person.question()
      const said = await page.locator('.said-panel').textContent()
      await page.reload()
      await person.asked()
      expect(await person.question()).toBe(question)
      expect(await page.locator('.said-panel').textContent()).toBe(said)
      await person.answers()
    }
  })
})

async function inTheMiddle(person: Person): Promise<void> {
  const { page } = person
  const question = await person.question()
  await person.findsNoBarrier()
  await person.tap('Why?')
  await page.locator('dialog summary').first().click()
  await page
    .getByRole('button', { name: /^Why not/ })
    .first()
    .click()
  await expect(page.locator('dialog .notice')).toBeVisible()
  await person.findsNoBarrier()
  await person.tap('Close')
  await person.tap('More')
  await person.findsNoBarrier()
  await person.tap('History')
  await person.findsNoBarrier()
  await page.locator('.history-step').last().click()
  await expect(page.getByText(/You are looking at step/)).toBeVisible()
  await person.tap('Back to now')
  await person.tap('More')
  await person.tap('Correct')
  await person.findsNoBarrier()
  await page.getByLabel("the bot's VP").fill('17')
  await page.getByLabel("the bot's VP").press('Enter')
  await expect(page.getByLabel("the bot's VP")).toHaveValue('17')
  await person.tap('Close')
  await expect(page.getByText(/Bot\s*17 VP/).first()).toBeVisible()
  await person.tap('Undo')
  await expect(page.getByText('To bring your table into line')).toBeVisible()
  await expect(page.locator('.question h2')).toHaveText(question)
}

test('loaded once, it works offline: reload, play, nothing lost', async ({ page, context }) => {
  const person = new Person(page)
  await person.starts()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  await page.reload()
  await person.asked()
  for (let answers = 0; answers < 6; answers += 1) await person.answers()
  const question = await person.question()
  await page.reload()
  await person.asked()
  await expect(page.locator('.question h2')).toHaveText(question)
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('every screen is free of barriers', async ({ page }) => {
    const person = new Person(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'BLITZKRIEG!' })).toBeVisible()
    await person.findsNoBarrier()
    for (const name of ['Reference', 'Settings']) {
      await page.goto('/')
      await person.tap(name)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await person.findsNoBarrier()
    }
    await person.starts()
    await person.findsNoBarrier()
  })

  test('the move of the bot is announced, and the whole app speaks German', async ({ page }) => {
    const person = new Person(page)
    await person.starts()
    while ((await page.locator('[aria-live] .headline').count()) === 0) await person.answers()
    await expect(page.locator('[aria-live="polite"] .headline').first()).toContainText('The bot places')
    await page.goto('/#/settings')
    await page.getByRole('radio', { name: 'Deutsch' }).check()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  })
})
