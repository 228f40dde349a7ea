import { registry } from '@opfor/games'
import { findOverflow } from '../support/overflow.ts'
import { User } from '../support/user.ts'
import { expect, test } from '../support/test.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } })

    test('every screen and every sheet passes axe', async ({ page }) => {
      const user = new User(page)
      await user.openApp()
      await expect(page.getByRole('link', { name: 'Watch a match' })).toBeVisible()
      await user.expectAccessible()
      await user.tap('BLITZKRIEG!')
      await expect(page.getByRole('button', { name: 'On this screen' })).toBeVisible()
      await user.expectAccessible()
      for (const [route, name, title] of [
        ['/#/game/blitzkrieg', 'Match settings', 'BLITZKRIEG!'],
        ['/#/game/blitzkrieg', 'Reference', 'BLITZKRIEG!: reference'],
        ['/#/', 'Settings', 'Settings'],
      ] as const) {
        await page.goto(route)
        await user.tap(name)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await user.expectAccessible()
      }
      await page.goto('/#/game/blitzkrieg')
      await user.tap('Match settings')
      await page.getByRole('radio', { name: /At a physical board/ }).check()
      await user.tap('Start')
      await user.waitForQuestion()
      await user.expectAccessible()
      while (!(await user.question()).startsWith('Where do you place')) await user.answer()
      await user.expectAccessible()
      await user.tap('Why?')
      await user.expandDecision()
      await user.expectAccessible()
      await user.tap('Close')
      await user.tap('More')
      await user.tap('Fix the position')
      await expect(page.locator('.correcting')).toBeVisible()
      await user.expectAccessible()
      await user.tap('Done')
      for (const name of ['History', 'Check your table', 'Share']) {
        await user.tap('More')
        await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
        if (name === 'History') await user.expectAccessible()
        await user.tap(name)
        await expect(page.getByRole('dialog', { name })).toBeVisible()
        await user.expectAccessible()
        await user.tap('Close')
      }
    })
  })

test('every screen names the page, and its heading takes the focus', async ({ page }) => {
  const user = new User(page)
  await user.openApp()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveTitle('Opfor')
  await expect(heading).toBeVisible()
  await expect(heading).not.toBeFocused()
  for (const [route, title] of [
    ['new/blitzkrieg', 'BLITZKRIEG! · Opfor'],
    ['reference/blitzkrieg', 'BLITZKRIEG!: reference · Opfor'],
    ['settings', 'Settings · Opfor'],
    ['lab/blitzkrieg', 'Lab: BLITZKRIEG! · Opfor'],
    ['', 'Opfor'],
  ] as const) {
    await page.goto(`/#/${route}`)
    await expect(page).toHaveTitle(title)
    await expect(heading).toBeFocused()
  }
})

test('markers and score are announced, not only the headline', async ({ page }) => {
  const user = new User(page, 15)
  await user.startMatch()
  const heard = page.locator('.announced')
  await expect(heard).toHaveAttribute('aria-live', 'polite')
  await heard.evaluate((node) => node.setAttribute('data-same', 'yes'))
  while (!(await heard.innerText()).includes('Move the marker of')) await user.answer()
  await expect(heard).toHaveAttribute('data-same', 'yes')
})

test('the next question is announced after the move', async ({ page }) => {
  const user = new User(page, 15)
  await user.startMatch()
  for (let answers = 0; answers < 3; answers += 1) {
    await user.answer()
    expect((await page.locator('.announced').innerText()).endsWith(await user.question())).toBe(true)
  }
})

test('every name on the home screen and on the page of a game says where it leads, and is heard once', async ({
  page,
}) => {
  const user = new User(page)
  await user.openApp()
  await expect(page.getByText('Import a file')).toBeVisible()
  const controls = page.getByRole('link').or(page.getByRole('button'))
  const names = async (): Promise<readonly string[]> => {
    const told = await Promise.all((await controls.all()).map((each) => each.ariaSnapshot()))
    return told.map((each) => /(?:link|button) "(.+?)"/.exec(each)?.[1] ?? '')
  }
  const atHome = await names()
  expect(atHome).toEqual(expect.arrayContaining(registry.map(({ title }) => title)))
  expect(atHome).not.toContain('')
  expect(new Set(atHome).size).toBe(atHome.length)
  for (const { title } of registry) {
    await page.goto('/#/')
    await user.tap(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Opfor`)
    const onPage = await names()
    expect(onPage).toEqual(expect.arrayContaining(['At my table', 'On this screen', 'Reference']))
    expect(new Set(onPage).size).toBe(onPage.length)
  }
})

test('the move of the bot is announced in an existing live region', async ({ page }) => {
  const user = new User(page, 15)
  await user.startMatch()
  const region = page.locator('.announced')
  await expect(region).toHaveAttribute('aria-live', 'polite')
  await region.evaluate((node) => node.setAttribute('data-same', 'yes'))
  while ((await page.locator('.headline').count()) === 0) await user.answer()
  await expect(region).toContainText('The bot places')
  const before = await region.textContent()
  await user.answer()
  await user.answer()
  await expect(region).not.toHaveText(before ?? '')
  await expect(region).toHaveAttribute('data-same', 'yes')
})

test('the app is available in German', async ({ page }) => {
  const user = new User(page)
  await user.startMatch()
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
  await user.tap('Zurück')
  await expect(page.locator('.headline')).toContainText('Der Bot setzt')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('French is marked as not yet reviewed, and games without it are shown in English', async ({ page }) => {
  await new User(page).openApp()
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'Français (not yet reviewed)' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages')
  await expect(page.getByText('CONTRIBUTING.md')).toBeVisible()
  await page.goto('/#/game/blitzkrieg')
  await expect(page.getByText('Vous jouez les Alliés')).toBeVisible()
  await page.goto('/#/game/admiral')
  await expect(page.getByText('You lead a fleet')).toBeVisible()
})

test.describe('with 200 % text size', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a match can be played without clipped content', async ({ page }) => {
    const user = new User(page)
    await page.goto('/#/settings')
    await page.getByRole('radio', { name: '200 %' }).check()
    expect(await findOverflow(page)).toEqual([])
    await page.goto('/#/reference/blitzkrieg')
    await expect(page.getByRole('searchbox')).toBeVisible()
    expect(await findOverflow(page)).toEqual([])
    await user.startMatch()
    for (let answers = 0; !(await user.isOver()); answers += 1) {
      if (answers < 12) expect(await findOverflow(page)).toEqual([])
      if (answers === 4)
        for (const name of ['Why?', 'More']) {
          await user.tap(name)
          const folded = page.locator('dialog .decision summary').first()
          if (name === 'Why?') await folded.click()
          expect(await findOverflow(page)).toEqual([])
          await user.tap('Close')
        }
      await user.answer()
      await expect(page.locator('.question h2')).toBeInViewport()
      expect(answers).toBeLessThan(200)
    }
  })
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 820, height: 1180 } })

  test('a match can be played, and highlighted places are distinguishable', async ({ page }) => {
    const user = new User(page)
    await user.startMatch()
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
    await user.expectAccessible()
    for (let answers = 0; !(await user.isOver()); answers += 1) {
      await user.answer()
      expect(answers).toBeLessThan(200)
    }
  })
})
