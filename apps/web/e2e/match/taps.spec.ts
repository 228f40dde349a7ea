import type { Page } from '@playwright/test'
import { AdmiralUser } from '../support/admiral-user.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

interface Asked {
  readonly question: string
  readonly taps: number
  readonly scrolls: number
}

async function startAtTable(user: User, whoDraws: string, stratagems: boolean): Promise<void> {
  await user.page.addInitScript(() => {
    if (localStorage.getItem('opfor.preferences') === null)
      localStorage.setItem('opfor.preferences', '{"hints":false}')
  })
  await user.openGame()
  await user.confirmSetUp()
  await user.tap('At my table')
  await user.page.getByRole('radio', { name: whoDraws }).check()
  await user.tap('Match settings')
  const option = user.page.getByRole('group', { name: /stratagem tokens/ })
  await option.getByRole('radio', { name: stratagems ? 'Yes' : 'No' }).check()
  await user.tap('Start')
  await user.waitForQuestion()
  while (!isYourTurn(await user.question())) await user.answer()
  await user.page.locator('.question h2').click({ trial: true })
}

function isYourTurn(question: string): boolean {
  return question.startsWith('Where do you place')
}

/** Answers that need scrolling; special weapons have their own list below. */
async function hiddenAnswers(page: Page): Promise<number> {
  const answers = page.locator('.question').locator('.choice:enabled, .face').filter({ visible: true })
  await expect(answers.first()).toBeVisible()
  return answers.evaluateAll((all) => {
    const hidden = all.filter((each) => {
      if (each.closest('.piece-named') !== null) return false
      const { top, bottom } = each.getBoundingClientRect()
      const bar = each.closest('.question')?.getBoundingClientRect()
      return bar === undefined || top < bar.top - 1 || bottom > Math.min(bar.bottom, innerHeight) + 1
    })
    return hidden.length
  })
}

async function playRound(user: User): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  do {
    const question = await user.question()
    const before = user.taps
    const onBoard = (await user.page.locator('.question > details').count()) > 0
    // A step before the draw may push the last answer down.
    const isLonger = (await user.page.locator('.question .first-step').count()) > 0
    const scrolls = onBoard || isLonger ? 0 : await hiddenAnswers(user.page)
    if (onBoard) await user.answerOnBoard()
    else await user.answer()
    asked.push({ question, taps: user.taps - before, scrolls })
  } while (!(await user.isOver()) && !isYourTurn(await user.question()))
  return asked
}

const everyRound = [
  /^Where do you place/,
  /^Which unit do you place/,
  /^Which stratagem/,
  /\(end of the turn\)/,
]

for (const { whoDraws, stratagems, most } of [
  { whoDraws: 'I draw, the app rolls', stratagems: true, most: 5 },
  { whoDraws: 'I draw, the app rolls', stratagems: false, most: 4 },
  { whoDraws: 'The app rolls and draws', stratagems: true, most: 3 },
])
  test(`BLITZKRIEG!: ${most} taps a round and no scrolling: ${whoDraws}, stratagems: ${stratagems}`, async ({
    page,
  }) => {
    const user = new User(page)
    await startAtTable(user, whoDraws, stratagems)
    let rounds = 0
    for (; rounds < 4 && !(await user.isOver()); rounds += 1) {
      const asked = await playRound(user)
      const left = new Set(everyRound)
      const isUsual = ({ question }: Asked): boolean => {
        const kind = [...left].find((each) => each.test(question))
        return kind !== undefined && left.delete(kind)
      }
      const usual = asked.filter(isUsual)
      expect(usual.reduce((sum, { taps }) => sum + taps, 0)).toBeLessThanOrEqual(most)
      // Added by a space or a unit.
      for (const each of asked.filter((one) => !usual.includes(one))) expect(each.taps).toBeLessThanOrEqual(2)
      expect(asked.filter(({ scrolls }) => scrolls > 0)).toEqual([])
    }
    expect(rounds).toBeGreaterThan(3)
  })

test("BLITZKRIEG!: with physical dice the bot's first move takes one more tap for each token and die", async ({
  page,
}) => {
  const user = new User(page)
  await user.openGame()
  await user.tap('At my table')
  user.taps += 1
  await page.getByRole('radio', { name: 'I roll and draw' }).check()
  await user.tap('Ready to play')
  await user.waitForQuestion()
  await user.answer()
  let dice = 0
  for (; (await page.locator('.headline').count()) === 0; dice += 1) {
    await expect(page.locator('.question .face')).toHaveCount(6)
    await user.answer()
  }
  await expect(page.locator('.headline')).toContainText('The bot places')
  expect(dice).toBeGreaterThanOrEqual(3)
  expect(user.taps).toBe(4 + 5 + dice)
})

test("Admiral: at most one tap for each of Stratego's attacks", async ({ page }) => {
  const user = new AdmiralUser(page)
  await user.startBattle(/destroyers in the straits/, /At a physical board/, /You, by your rules/)
  await user.answerWith('Draw for me')
  let attacks = 0
  for (let answers = 0; attacks < 4 && !(await user.isOver()); answers += 1) {
    expect(answers).toBeLessThan(60)
    const isAttack = /^Stratego's \w+ (?:fires|sends|launches)/.test(await user.question())
    const [before, step] = [user.taps, await user.step()]
    if (isAttack) {
      expect(await hiddenAnswers(page)).toBe(0)
      await user.touch(page.locator('.question .choice').first())
      await user.waitUntilAnswered(step)
      expect(user.taps - before).toBe(1)
      attacks += 1
    } else await user.enterAnswer()
  }
  expect(attacks).toBeGreaterThan(3)
})
