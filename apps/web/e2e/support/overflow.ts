import type { Page } from '@playwright/test'

export async function findOverflow(page: Page): Promise<readonly string[]> {
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
