import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { User } from './user.ts'
import { watchViolations } from './test.ts'

/** A device with a profile of its own. */
export interface Device {
  readonly context: BrowserContext
  readonly page: Page
  readonly user: User
  readonly violations: readonly string[]
}

/** As when the network comes back: the app looks for news. */
export function triggerSync(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('online'))
  })
}

/** Looks for news until the match on the screen stands at this step: another device may still be sending it. */
export async function waitForStep(page: Page, step: string | null): Promise<void> {
  await expect(async () => {
    await triggerSync(page)
    await expect(page.locator('.question')).toHaveAttribute('data-step', step ?? '', { timeout: 1000 })
  }).toPass()
}

/** A device of its own, with a passkey holder that answers by itself. */
export async function openDevice(
  browser: Browser,
  address: string,
  width: number,
  height: number,
): Promise<Device> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    locale: 'en-GB',
  })
  const violations = await watchViolations(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { context, page, user: new User(page), violations }
}
