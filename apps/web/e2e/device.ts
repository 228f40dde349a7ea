import type { Browser, BrowserContext, Page } from '@playwright/test'
import { Person } from './person.ts'
import { watch } from './test.ts'

/** A device with a profile of its own. */
export interface Device {
  readonly context: BrowserContext
  readonly page: Page
  readonly person: Person
  readonly noted: readonly string[]
}

/** A device of its own, with a passkey holder that answers by itself. */
export async function deviceAt(
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
  const noted = await watch(context)
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
  return { context, page, person: new Person(page), noted }
}
