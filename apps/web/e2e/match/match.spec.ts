import { checkMidMatch } from '../support/check-mid-match.ts'
import { expectResult } from '../support/result.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a match on the board, with reasons, history, a correction and an undo', async ({ page }) => {
    const user = new User(page)
    await user.startMatch()
    let isTried = false
    for (let answers = 0; !(await user.isOver()); answers += 1) {
      const question = await user.question()
      if (question.startsWith('Where do you place')) await user.answerOnBoard()
      else await user.answer()
      if (!isTried && answers > 3 && (await page.getByRole('button', { name: 'Why?' }).isVisible())) {
        isTried = true
        await checkMidMatch(user)
      }
      expect(answers).toBeLessThan(200)
    }
    expect(isTried).toBe(true)
    await expectResult(page, /^(You win|The bot wins)/)
  })

  test("the opponent's move is visible also if the next question is on a map", async ({ page }) => {
    const user = new User(page)
    await user.openGame('Admiral the Board Game')
    await user.tap('On this screen')
    await user.waitForQuestion()
    for (let moves = 0; moves < 2; ) {
      await user.answer()
      if ((await page.locator('.headline').count()) === 0) continue
      moves += 1
      await expect(page.locator('.headline').first()).toBeInViewport({ ratio: 1 })
    }
  })

  test('the same question is shown after a reload', async ({ page }) => {
    const user = new User(page)
    await user.startMatch()
    for (let answers = 0; answers < 5; answers += 1) {
      const question = await user.question()
      const headlines = await page.locator('.headlines').allTextContents()
      await page.reload()
      await user.waitForQuestion()
      expect(await user.question()).toBe(question)
      await expect(page.locator('.headlines')).toHaveText(headlines)
      await user.answer()
    }
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a unit can be selected before its space', async ({ page }) => {
    const user = new User(page)
    await user.startMatch()
    const reserve = page.getByRole('group', { name: 'Your reserve' })
    const spaces = page.locator('.bz-overview .bz-tap.board-lit[data-at*="."]')
    await expect(spaces.first()).toBeVisible()
    const all = await spaces.count()
    await reserve.getByRole('button').last().click()
    await expect.poll(() => spaces.count()).toBeLessThan(all)
    const step = await user.step()
    await spaces.last().click()
    await expect(page.locator('.question')).not.toHaveAttribute('data-step', step ?? '')
    await expect(page.locator('.said-panel')).toContainText('You place')
    await expect(page.locator('.question h2')).not.toHaveText(/^Which unit/)
  })

  test('"Show on the board" shows the table at each decision, back and forward', async ({ page }) => {
    const user = new User(page)
    await user.startMatch()
    await user.answer()
    await user.answer()
    const placed = /^The bot places (.+) on /.exec(
      (await page.locator('.headline').first().textContent()) ?? '',
    )
    const unit = placed?.[1] ?? 'no unit'
    await user.tap('Why?')
    await user.tap('Show on the board')
    const bar = page.locator('.notice.show')
    await expect(bar).toContainText(/: step 1 of \d+\. The board at that point\./)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    while (!(await bar.locator('.headline').innerText()).includes(`${unit} (slot`)) await user.tap('Next')
    const row = page.getByRole('group', { name: "Bot's row" })
    await expect(row.locator('.board-shown')).toHaveAttribute(
      'aria-label',
      new RegExp(`: (the bot's )?${unit}$`),
    )
    // Tappable elements have another highlight; none exist now.
    await expect(page.locator('.board-lit')).toHaveCount(0)
    const text = await bar.innerText()
    await user.tap('Previous')
    await expect(bar).not.toContainText(text.split('\n')[0] ?? '')
    await user.tap('Next')
    await expect(bar).toContainText(text.split('\n')[0] ?? '')
    await user.expectAccessible()
    await bar.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.board-shown')).toHaveCount(0)
    await expect(page.locator('.board-lit').first()).toBeVisible()
  })
})
