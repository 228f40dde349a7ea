import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { KillableBrowser } from '../../../../../apps/web/e2e/support/killable-browser.ts'
import type { Keystroke } from './typed.ts'

const sheet = `# Proof

## Turn
1. It moves.
2. You: go on.

## Notes
Typed below.
`

export async function newPage(browser: KillableBrowser, address: string): Promise<string> {
  const page = await browser.open(address)
  await page.getByRole('link', { name: 'Your own opponents' }).first().click()
  await page.getByRole('textbox', { name: 'Paste the page here' }).fill(sheet)
  await page.getByRole('button', { name: 'Add this page' }).click()
  await page.getByRole('link', { name: 'Workshop' }).click()
  await lastLine(page)
  const workshop = page.url()
  await pause(1000)
  await browser.kill()
  return workshop
}

export async function lastLine(page: Page): Promise<string> {
  await page.getByRole('textbox', { name: 'The page' }).click()
  await page.keyboard.press('Control+End')
  return shownLine(page)
}

export async function shownLine(page: Page): Promise<string> {
  const text = await page.locator('.cm-activeLine').last().textContent()
  return (text ?? '').replaceAll('\u200B', '')
}

export async function newLine(page: Page): Promise<void> {
  await lastLine(page)
  await page.keyboard.press('Enter')
}

/** The space is last, so that no line begins with it: the editor would indent all later lines. */
const letters = 'abcdefghijklmnopqrstuvwxyz '

/** The browser may be killed meanwhile. */
export async function typeUntil(page: Page, isStopped: () => boolean): Promise<readonly Keystroke[]> {
  const typed: Keystroke[] = []
  while (!isStopped()) {
    const count = typed.length === 0 ? letters.length - 1 : letters.length
    const letter = letters.charAt(Math.floor(Math.random() * count))
    const at = performance.now()
    try {
      await page.keyboard.type(letter)
    } catch {
      // The browser was killed during this keystroke, which may or may not be saved.
      typed.push({ letter, at })
      break
    }
    typed.push({ letter, at })
    await pause(20 + Math.random() * 130)
  }
  return typed
}
