import { opens, replay, standing } from './kept-matches.ts'
import { Person } from './person.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an earlier position is looked at step by step, with what was said and why; the match stays where it is', async ({
  page,
}) => {
  const person = new Person(page)
  await opens(page, replay('a-correction'))
  const saidThen = await page.locator('.headline').allInnerTexts()
  const [askedThen, stepThen] = await standing(page)
  for (let answers = 0; answers < 4; answers += 1) await person.answers()
  const now = await standing(page)
  await person.tap('More')
  await person.tap('History')
  await expect(page.getByRole('button', { name: /^Corrected\s?Move/ })).toBeVisible()
  await expect(page.locator('.history strong').first()).toContainText('The bot places')
  await person.findsNoBarrier()
  await page.locator('.history-step').first().click()
  for (let step = Number(now[1]) - 1; step > Number(stepThen); step -= 1) await person.tap('One step back')
  await expect(page.getByText(`Viewing step ${stepThen} of ${now[1]}.`)).toBeVisible()
  await expect(page.getByText(`Question at this step: ${askedThen}`)).toBeVisible()
  expect(await page.locator('.headline').allInnerTexts()).toEqual(saidThen)
  await person.findsNoBarrier()
  await person.tap('Why?')
  await expect(page.locator('dialog .decision').first()).toBeVisible()
  await person.tap('Close')
  await person.tap('Back to the current step')
  expect(await standing(page)).toEqual(now)
})

test('a branch from an earlier position is a match of its own; the first one stays as it was', async ({
  page,
}) => {
  const person = new Person(page)
  const first = await opens(page, replay('a-correction'))
  await person.answers()
  await person.answers()
  const now = await standing(page)
  await person.tap('More')
  await person.tap('History')
  await page.locator('.history-step').filter({ hasText: 'Where do you place a unit?' }).last().click()
  await expect(page.getByText('Question at this step: Where do you place a unit?')).toBeVisible()
  await person.tap('Branch from here')
  await expect(page).not.toHaveURL(first)
  await expect(page.getByText('Question at this step')).toBeHidden()
  const [question, step] = await standing(page)
  expect(question).toBe('Where do you place a unit?')
  expect(Number(step)).toBeLessThan(Number(now[1]))
  await page.goto('/')
  await expect(page.getByRole('link', { name: /BLITZKRIEG! \(branch\)/ })).toBeVisible()
  await page.goto(first)
  expect(await standing(page)).toEqual(now)
})

test('going back and redo lead to where it was; wholly on screen there is no table to bring into line', async ({
  page,
}) => {
  const person = new Person(page)
  await opens(page, replay('a-correction'))
  const then = await standing(page)
  await person.answers()
  await person.answers()
  const now = await standing(page)
  await person.tap('Undo')
  await person.tap('Undo')
  await expect.poll(() => standing(page)).toEqual(then)
  await expect(page.getByText('Update your table')).toHaveCount(0)
  await person.tap('More')
  await person.tap('Redo')
  await person.tap('More')
  await person.tap('Redo')
  await expect.poll(() => standing(page)).toEqual(now)
})

test('a Why stands beside its own sentence only; the last move can still be asked about', async ({
  page,
}) => {
  const person = new Person(page)
  await opens(page, replay('a-correction'))
  while ((await page.locator('.headline').count()) > 0) await person.answers()
  await expect(page.getByRole('button', { name: 'Why?' })).toHaveCount(0)
  await person.tap('More')
  await person.tap('Why the last move?')
  await expect(page.locator('dialog .decision').first()).toBeVisible()
})
