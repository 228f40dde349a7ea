import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, watchViolations } from './test.ts'
import { User } from './user.ts'

export const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

export interface OtherDevice {
  readonly context: BrowserContext
  readonly page: Page
  /** Refused by the security headers. */
  readonly refused: readonly string[]
}

export async function otherDevice(browser: Browser): Promise<OtherDevice> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow', locale: 'en-GB' })
  const refused = await watchViolations(context)
  return { context, refused, page: await context.newPage() }
}

/** Waits until the device has everything that the open match needs. */
export async function goOffline({ context, page }: OtherDevice): Promise<void> {
  await new User(page).waitUntilOffline()
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('opfor-parts')).keys()).length))
    .toBeGreaterThan(3)
  await context.setOffline(true)
  await page.reload()
}
