import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

const folder = path.join(import.meta.dirname, '../../../../docs/screens')

async function captureWebp(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  return Buffer.from(data, 'base64')
}

function saveScreenshot(name: string, webp: Buffer): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.webp`), webp)
}

async function scrollToTop(page: Page): Promise<void> {
  const list = page.locator('.question details[open] > summary')
  if (await list.isVisible()) await list.click()
  await page.locator('h1').scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('.match-main, .said-panel, html')) each.scrollTop = 0
  })
}

export async function takeScreenshot(page: Page, name: string): Promise<void> {
  await scrollToTop(page)
  saveScreenshot(name, await captureWebp(page))
}
