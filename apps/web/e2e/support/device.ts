import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { User } from './user.ts'
import { watchViolations } from './test.ts'

export interface Device {
  readonly context: BrowserContext
  readonly page: Page
  readonly user: User
  readonly violations: readonly string[]
}

/** By an online event. */
export function triggerSync(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('online'))
  })
}

/** Another device may still be sending the step. */
export async function waitForStep(page: Page, step: string | null): Promise<void> {
  await expect(async () => {
    await triggerSync(page)
    await expect(page.locator('.question')).toHaveAttribute('data-step', step ?? '', { timeout: 1000 })
  }).toPass()
}

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
