/** Draws the pictures of the documents anew: docs/screens. The same match, the same day, every time. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Frame, movingPicture } from './moving-picture.ts'
import { Person } from './person.ts'
import { expect, test } from './test.ts'

const folder = path.join(import.meta.dirname, '../../../docs/screens')
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** What is seen, as a still. */
async function still(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  return Buffer.from(data, 'base64')
}

function keep(name: string, webp: Buffer): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.webp`), webp)
}

/** Folds the list of answers and shows each part of the screen from its top. */
async function fromTheTop(page: Page): Promise<void> {
  const list = page.locator('.question details[open] > summary')
  if (await list.isVisible()) await list.click()
  await page.locator('h1').scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('.match-main, .said-panel, html')) each.scrollTop = 0
  })
}

async function picture(page: Page, name: string): Promise<void> {
  await fromTheTop(page)
  keep(name, await still(page))
}

/** Plays to the bot's fourth move, without the hints for a first match. */
async function inTheMiddle(person: Person, ...settings: readonly RegExp[]): Promise<void> {
  await person.page.clock.setFixedTime('2026-11-15T18:00:00')
  await person.page.addInitScript(() => localStorage.setItem('opfor.preferences', '{"hints":false}'))
  await person.starts(...settings)
  let moves = 0
  while (moves < 4) {
    await person.answers()
    moves += await person.page.locator('.headline').filter({ hasText: 'The bot places' }).count()
  }
}

test.use({ reducedMotion: 'reduce', ...phone })

test('the shelf', async ({ page }) => {
  const person = new Person(page)
  await inTheMiddle(person)
  await page.goto('/#/')
  await expect(page.getByRole('heading', { name: 'BLITZKRIEG!' })).toBeVisible()
  await picture(page, 'shelf')
})

test('a match, and why', async ({ page }) => {
  const person = new Person(page)
  await inTheMiddle(person)
  await picture(page, 'match')
  await person.tap('Why?')
  await person.unfolds()
  await picture(page, 'why')
})

test.describe('as it moves', () => {
  test.use({ deviceScaleFactor: 1 })

  test('the bot moves, and why', async ({ page }) => {
    const person = new Person(page)
    await inTheMiddle(person)
    const frames: Frame[] = []
    const see = async (milliseconds: number): Promise<void> => {
      await page.waitForTimeout(400)
      frames.push({ webp: await still(page), milliseconds })
    }
    const moved = page.locator('.headline').filter({ hasText: 'The bot places' })
    do {
      await fromTheTop(page)
      await see(1200)
      await person.answers()
    } while ((await moved.count()) === 0)
    await fromTheTop(page)
    await see(2000)
    await person.tap('Why?')
    await see(2000)
    await person.unfolds()
    await see(3000)
    await page.keyboard.press('Escape')
    await fromTheTop(page)
    await see(1500)
    const { width, height } = phone.viewport
    keep('moving', movingPicture(frames, width, height))
  })
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('beside the real board', async ({ page }) => {
    await inTheMiddle(new Person(page), /At a physical board/)
    await picture(page, 'table')
  })
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false })

  test('the whole board', async ({ page }) => {
    await inTheMiddle(new Person(page))
    await picture(page, 'desk')
  })
})
