import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { KillableBrowser } from '../../../../../apps/web/e2e/support/killable-browser.ts'
import type { Round } from './typed.ts'
import { lastLine, newLine, shownLine, typeUntil } from './workshop-page.ts'

/** Long enough for keystrokes older than a second. */
function typingTime(): number {
  return 1200 + Math.random() * 2500
}

async function typeAndInterrupt(
  page: Page,
  interrupt: () => Promise<unknown>,
): Promise<Pick<Round, 'keystrokes' | 'interrupted'>> {
  let isStopped = false
  const typing = typeUntil(page, () => isStopped)
  await pause(typingTime())
  const interrupted = performance.now()
  isStopped = true
  await interrupt()
  return { keystrokes: (await typing).filter(({ at }) => at <= interrupted), interrupted }
}

async function couldUndo(page: Page, line: string): Promise<boolean> {
  await page.keyboard.press('Control+z')
  const undone = await shownLine(page)
  await page.keyboard.press('Control+y')
  return undone !== line && (await shownLine(page)) === line
}

export async function* afterKills(
  browser: KillableBrowser,
  address: string,
  count: number,
): AsyncGenerator<Round> {
  let page = await browser.open(address)
  for (let nth = 0; nth < count; nth += 1) {
    await newLine(page)
    const typed = await typeAndInterrupt(page, () => browser.kill())
    page = await browser.open(address)
    const found = await lastLine(page)
    yield { ...typed, found, couldUndo: await couldUndo(page, found) }
  }
  await browser.kill()
}

export async function* afterReloads(
  browser: KillableBrowser,
  address: string,
  count: number,
): AsyncGenerator<Round> {
  const page = await browser.open(address)
  for (let nth = 0; nth < count; nth += 1) {
    await newLine(page)
    const typed = await typeAndInterrupt(page, () => page.reload())
    const found = await lastLine(page)
    // Letters typed while the page loads are lost.
    yield { ...typed, found, couldUndo: await couldUndo(page, found) }
  }
  await browser.kill()
}

async function untilShown(page: Page, typed: string): Promise<void> {
  for (const end = performance.now() + 20_000; (await lastLine(page)) !== typed; await pause(50))
    if (performance.now() > end) throw new Error(`The other window does not show: ${typed}`)
}

/** Types in the second of two windows, after it shows the first one's text, and kills the browser. */
export async function* afterTwoWindows(
  browser: KillableBrowser,
  address: string,
  count: number,
): AsyncGenerator<Round> {
  for (let nth = 0; nth < count; nth += 1) {
    const one = await browser.open(address)
    const other = await one.context().newPage()
    await other.goto(address)
    await lastLine(other)
    await one.bringToFront()
    await newLine(one)
    const until = performance.now() + 600
    const first = await typeUntil(one, () => performance.now() > until)
    await other.bringToFront()
    const typed = first.map(({ letter }) => letter).join('')
    await untilShown(other, typed)
    const { keystrokes, interrupted } = await typeAndInterrupt(other, () => browser.kill())
    const page = await browser.open(address)
    const found = await lastLine(page)
    yield {
      keystrokes: [...first, ...keystrokes],
      interrupted,
      found,
      couldUndo: await couldUndo(page, found),
    }
    await browser.kill()
  }
}
