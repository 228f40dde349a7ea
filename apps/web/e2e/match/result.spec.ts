import { statSync } from 'node:fs'
import { expectResult, pngSize } from '../support/result.ts'
import { importAndOpen, importFiles, replayFile } from '../support/saved-matches.ts'
import { expect, test } from '../support/test.ts'
import { User } from '../support/user.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a match played to its end shows score, curve, turning point and record', async ({ page }) => {
  const user = new User(page)
  await user.startMatch(/^Medium/, /At a physical board/)
  await user.tap('More')
  await page.getByRole('group', { name: 'Draws' }).getByRole('radio', { name: 'app' }).click()
  await user.tap('Close')
  for (let answers = 0; !(await user.isOver()); answers += 1) {
    await user.answer()
    expect(answers).toBeLessThan(200)
  }
  await expectResult(page, /^(You win|The bot wins)/)
  const result = page.locator('.result-page')
  const [, won] = /wins? (\d+) to/.exec((await result.locator('h2').textContent()) ?? '') ?? []
  await expect(result.locator('.result-winner dd')).toHaveText(won ?? '')
  await expect(
    result.getByRole('img', { name: /^VP after each round: 1: you \d+, the bot \d+; 2: / }),
  ).toBeVisible()
  await expect(result.locator('.curve-turning')).toHaveCount(1)
  await expect(result.locator('.result-record')).toContainText('Your record at this level: Medium')
  await expect(result.locator('.result-count')).toHaveText(/^(1 won, 0 lost|0 won, 1 lost)$/)
  await user.expectAccessible()

  const turning = result.locator('.result-move').filter({ hasText: 'The turning point' })
  await turning.getByRole('button', { name: 'Show the board at that point' }).click()
  await expect(page.locator('.look-bar')).toContainText(/Move \d+ of \d+/)
  await expect(result).toHaveCount(0)
  await user.tap('Back to the match')
  await expect(result).toBeVisible()

  const first = page.url()
  await user.tap('Again with the same settings')
  await expect(page).not.toHaveURL(first)
  await user.waitForQuestion()
  await user.tap('More')
  await expect(page.getByRole('group', { name: 'Draws' }).getByRole('radio', { name: 'app' })).toBeChecked()
  await page.goto('/#/matches')
  await expect(page.locator('.match-row')).toHaveCount(2)
  for (const row of await page.locator('.match-row').all())
    await expect(row).toContainText(/Medium.*At a physical board/s)
})

test('the turning point of the opponent has its reasons', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, replayFile('whole-match-nippon'))
  const turning = page.locator('.result-move').filter({ hasText: 'The turning point' })
  await expect(turning).toContainText('+7 VP for the bot: it closes New York at the end of its track')
  await turning.getByRole('button', { name: 'Why?' }).click()
  await expect(page.locator('dialog .decision')).not.toHaveCount(0)
  await user.expectAccessible()
})

test('three wins in a row suggest a harder level, which starts with one tap', async ({ page }) => {
  const user = new User(page)
  const won = ['end-you-reach-25-on-your-turn', 'end-you-win-on-your-last-turn', 'end-equal-totals-are-yours']
  await importFiles(page, replayFile('whole-match-nippon'), ...won.map((name) => replayFile(name)))
  await page.locator('.match-link').first().click()
  const record = page.locator('.result-record')
  await expect(record).toContainText('3 won, 0 lost')
  await expect(record).toContainText('Too easy? Try a harder level.')
  await user.expectAccessible()
  await record.getByRole('button', { name: /^Try Medium/ }).click()
  await expect(record).toHaveCount(0)
  await user.waitForQuestion()
  await expect(page.locator('.bz-score-player')).toContainText('0')
  await page.goto('/#/matches')
  await expect(page.locator('.match-row').first()).toContainText('Medium')
})

test('three losses in a row suggest an easier level, unless there is none', async ({ page }) => {
  const lost = [
    'end-you-cannot-place',
    'end-bot-reaches-25-on-your-turn',
    'end-bot-wins-after-your-last-turn',
  ]
  await importFiles(page, ...lost.map((name) => replayFile(name)))
  await page.locator('.match-link').first().click()
  await expect(page.locator('.result-record')).toContainText('0 won, 3 lost')
  await expect(page.locator('.result-record')).not.toContainText('Try')
})

test('the picture of the result is a PNG file', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, replayFile('whole-match-at-the-table'))
  const saving = page.waitForEvent('download')
  await user.tap('Share a picture')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('blitzkrieg-result.png')
  expect(await pngSize(saved)).toEqual({ width: 1200, height: 630 })
  const { size } = statSync(await saved.path())
  expect(size).toBeGreaterThan(10_000)
  expect(size).toBeLessThan(300_000)
  await expect(page.getByText('The picture is ready.')).toBeVisible()
})

test('a device that can share files shares the picture', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = (what) => {
      document.title = what?.files?.map(({ name, type }) => `${name} ${type}`).join() ?? ''
      return Promise.resolve()
    }
  })
  const user = new User(page)
  await importAndOpen(page, replayFile('whole-match-at-the-table'))
  await user.tap('Share a picture')
  await expect(page).toHaveTitle('blitzkrieg-result.png image/png')
})

const others = [
  [
    'blood-and-plunder',
    'land-with-a-map',
    /^You have no units left\. The OPFOR wins/,
    'Strike points (fewer is better)',
  ],
  ['conflict-of-heroes', 'the-solo-example-in-play', /^You win with 3 VP/, 'VP'],
  ['admiral', 'destroyer-fight', /^Your fleet is destroyed/, 'Structure Points'],
] as const

for (const [game, replay, outcome, unit] of others)
  test(`${game}: the last answer leads to the result`, async ({ page }) => {
    const user = new User(page)
    await importAndOpen(page, replayFile(replay, game))
    await expectResult(page, outcome)
    await user.tap('Undo')
    await expect(page.locator('.result-page')).toHaveCount(0)
    await user.tap('More')
    await user.tap('Redo')
    if (game !== 'admiral') await user.tap('No, none')
    await expect(page.locator('.result-page h2')).toHaveText(outcome)
    await expect(page.locator('.result-unit')).toHaveText(unit)
    await expect(page.locator('.score-curve')).toBeVisible()
    await expect(page.locator('.result-record')).toContainText(/Your record(1 won, 0 lost|0 won, 1 lost)/)
    await user.expectAccessible()
  })

test('a generated firefight has a briefing, and no score or record', async ({ page }) => {
  const user = new User(page)
  await importAndOpen(page, replayFile('the-printed-example', 'conflict-of-heroes'))
  await expectResult(page, /^The firefight is generated/)
  await expect(page.locator('.result-page').getByRole('link', { name: 'Briefing' })).toBeInViewport()
  await expect(page.locator('.result-total, .score-curve, .result-record')).toHaveCount(0)
  await user.expectAccessible()
})
