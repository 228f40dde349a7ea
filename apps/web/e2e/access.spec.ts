import type { Page } from '@playwright/test'
import { Person } from './person.ts'
import { expect, test } from './test.ts'

/** What reaches beyond the screen or is cut off at its sides. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? ['the page'] : []
    const parts = [
      ...document.querySelectorAll<HTMLElement>('main, section, header, dialog, details, .choice, button'),
    ]
    const cut = parts.filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
    return [
      ...wide,
      ...cut.map((part) => `${part.tagName} ${part.className} ${part.textContent.slice(0, 40)}`),
    ]
  })
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } })

    test('every screen and every sheet is free of barriers', async ({ page }) => {
      const person = new Person(page)
      await person.comes()
      await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible()
      await person.findsNoBarrier()
      for (const [name, title] of [
        ['New match', 'BLITZKRIEG!'],
        ['Reference', 'BLITZKRIEG!: reference'],
        ['Settings', 'Settings'],
      ] as const) {
        await page.goto('/')
        await person.tap(name)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await person.findsNoBarrier()
      }
      await page.goto('/')
      await person.tap('New match')
      await page.getByRole('radio', { name: /At a physical board/ }).check()
      await person.tap('Start')
      await person.asked()
      await person.findsNoBarrier()
      while (!(await person.question()).startsWith('Where do you place')) await person.answers()
      await person.findsNoBarrier()
      await person.tap('Why?')
      await person.unfolds()
      await person.findsNoBarrier()
      await person.tap('Close')
      await person.tap('More')
      await person.tap('Correct the position')
      await expect(page.locator('.correcting')).toBeVisible()
      await person.findsNoBarrier()
      await person.tap('Done')
      for (const name of ['History', 'Check your table', 'Share']) {
        await person.tap('More')
        await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
        if (name === 'History') await person.findsNoBarrier()
        await person.tap(name)
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await person.findsNoBarrier()
        await person.tap('Close')
      }
    })
  })

test('the move of the bot is announced: it enters a live region that was there before', async ({ page }) => {
  const person = new Person(page, 15)
  await person.comes()
  await person.tap('Play now')
  await person.asked()
  const region = page.locator('.headlines')
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await region.evaluate((node) => node.setAttribute('data-same', 'yes'))
  await expect(region).toBeEmpty()
  while ((await page.locator('.headline').count()) === 0) await person.answers()
  await expect(region.locator('.headline')).toContainText('The bot places')
  const before = await region.textContent()
  await person.answers()
  await person.answers()
  await expect(region).not.toHaveText(before ?? '')
  await expect(region).toHaveAttribute('data-same', 'yes')
})

test('the whole app speaks German', async ({ page }) => {
  const person = new Person(page)
  await person.starts()
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  await person.tap('Zurück')
  await expect(page.locator('.headline')).toContainText('Der Bot setzt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test.describe('with text of twice the size', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a whole match is played, and nothing is cut off', async ({ page }) => {
    const person = new Person(page)
    await page.goto('/#/settings')
    await page.getByRole('radio', { name: '200 %' }).check()
    expect(await cutOff(page)).toEqual([])
    await page.goto('/#/reference/blitzkrieg')
    await expect(page.getByRole('searchbox')).toBeVisible()
    expect(await cutOff(page)).toEqual([])
    await person.starts()
    for (let answers = 0; !(await person.isOver()); answers += 1) {
      if (answers < 12) expect(await cutOff(page)).toEqual([])
      if (answers === 4)
        for (const name of ['Why?', 'More']) {
          await person.tap(name)
          const folded = page.locator('dialog .decision summary').first()
          if (name === 'Why?') await folded.click()
          expect(await cutOff(page)).toEqual([])
          await person.tap('Close')
        }
      await person.answers()
      await expect(page.locator('.question h2')).toBeInViewport()
      expect(answers).toBeLessThan(200)
    }
  })
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 820, height: 1180 } })

  test('a whole match is played, and lit places are told apart', async ({ page }) => {
    const person = new Person(page)
    await person.starts()
    await expect(page.locator('.board-lit').first()).toBeVisible()
    const [lit, plain] = await page
      .locator('.board-lit > .bz-ring, .bz-space:not(.board-lit) > .bz-ring')
      .evaluateAll((rings) =>
        ['.board-lit', ':not(.board-lit)'].map((which) => {
          const ring = rings.find((each) => each.parentElement?.matches(which))
          return ring === undefined ? '' : getComputedStyle(ring).stroke
        }),
      )
    expect(lit).not.toBe('')
    expect(lit).not.toBe(plain)
    await person.findsNoBarrier()
    for (let answers = 0; !(await person.isOver()); answers += 1) {
      await person.answers()
      expect(answers).toBeLessThan(200)
    }
  })
})
