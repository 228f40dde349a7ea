import type { Page } from '@playwright/test'
import { builtWithSmallGame, serve } from '../support/host.ts'
import { User } from '../support/user.ts'
import { expect, test, watchViolations } from '../support/test.ts'

async function answerAny(page: Page): Promise<void> {
  const question = page.locator('.question')
  const handedOver = question.getByRole('button', { name: /^I'm / })
  const asked = question.locator('.pad, .choice, .face')
  await expect(asked.or(handedOver).first()).toBeAttached()
  if (await handedOver.isVisible()) {
    await expect(question.locator('.choice')).toHaveCount(0)
    await handedOver.click()
  }
  const step = (await question.getAttribute('data-step')) ?? ''
  const pad = question.locator('.pad')
  const several = question.locator('.choice[aria-pressed]')
  await expect(asked.first()).toBeAttached()
  if (await pad.isVisible()) {
    await pad.getByRole('button', { name: '7', exact: true }).click()
    await pad.getByRole('button', { name: 'Done' }).click()
  } else if ((await several.count()) > 0) {
    if ((await question.getByRole('button', { pressed: true }).count()) === 0) await several.first().click()
    await question.getByRole('button', { name: 'Done' }).click()
  } else await question.locator('.choice:enabled').first().click()
  await expect(page.locator(`.question[data-step="${step}"]`)).toHaveCount(0)
}

test.describe('a game without a board', () => {
  test('is played to its end, with reasons and an undo', async ({ browser }, { workerIndex }) => {
    const host = await serve(builtWithSmallGame, workerIndex)
    const context = await browser.newContext({
      baseURL: host.address,
      locale: 'en-GB',
      viewport: { width: 390, height: 844 },
    })
    const refused = await watchViolations(context)
    const page = await context.newPage()
    const user = new User(page)
    await user.openGame('Watchtowers')
    await user.tap('Match settings')
    await page.getByLabel('How many turns?').fill('3')
    await user.tap('Start')
    await user.waitForQuestion()
    await expect(page.locator('.picture').getByRole('rowheader', { name: 'Hill', exact: true })).toBeVisible()

    while ((await page.getByRole('button', { name: 'Why?' }).count()) === 0) await answerAny(page)
    await user.tap('Why?')
    await user.expandDecision()
    await expect(page.locator('dialog li').first()).toBeVisible()
    await user.expectAccessible()
    await user.tap('Close')

    const question = await user.question()
    const asked = await page.locator('.question').getAttribute('data-step')
    await answerAny(page)
    await user.tap('Undo')
    await expect(page.locator('.question h2')).toHaveText(question)
    await expect(page.locator('.question')).toHaveAttribute('data-step', asked ?? '')

    for (let answers = 0; !(await user.isOver()); answers += 1) {
      expect(answers).toBeLessThan(100)
      await answerAny(page)
    }
    await expect(page.locator('.question h2')).toHaveText(/The towers hold out|The raider has looted all/)
    await context.close()
    await host.stop()
    expect(refused).toEqual([])
  })
})
