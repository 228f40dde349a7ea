import { type BrowserContext, test as playwright } from '@playwright/test'

export { expect } from '@playwright/test'

const forbidden = /content security policy|trusted ?(type|script|html)|securitypolicyviolation/i

export async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const noted: string[] = []
  context.on('console', (said) => {
    if (forbidden.test(said.text())) noted.push(said.text())
  })
  context.on('weberror', (error) => noted.push(String(error.error())))
  context.on('serviceworker', (worker) =>
    worker.on('console', (said) => {
      if (forbidden.test(said.text())) noted.push(said.text())
    }),
  )
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI} ${sample}`)
    }),
  )
  return noted
}

/** Every test fails on uncaught errors and violations of the security headers. */
export const test = playwright.extend({
  context: async ({ context }, use) => {
    const noted = await watchViolations(context)
    await use(context)
    playwright.expect(noted, 'violations and uncaught errors').toEqual([])
  },
})
