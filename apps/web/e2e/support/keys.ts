import type { Page } from '@playwright/test'

export async function tabTo(page: Page, place: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press(key)
    if ((await page.locator(':focus').and(page.locator(place)).count()) > 0) return
  }
  throw new Error(`Not reachable with Tab: ${place}`)
}

export async function press(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const text = `:text-is(${JSON.stringify(name)})`
  await tabTo(page, `:is(button, a, summary):is(${text}, :has(> span${text}))`, key)
  await page.keyboard.press('Enter')
}
