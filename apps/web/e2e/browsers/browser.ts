/** Uses only features common to Firefox and WebKit. */
export interface Browser {
  readonly name: string
  /** Uncaught errors and violations of the security headers. */
  readonly errors: readonly string[]
  open(address: string): Promise<void>
  reload(): Promise<void>
  call<T>(body: string, ...args: readonly string[]): Promise<T>
  /** `find` is a function in the page. */
  click(find: string, ...args: readonly string[]): Promise<void>
  upload(selector: string, file: string): Promise<void>
  /** PNG in base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

export const isError = /content security policy|trusted ?(type|script|html)|securitypolicyviolation|error/i

/** Returns the first truthy result of a function in the page. */
export async function waitFor<T>(
  browser: Browser,
  body: string,
  args: readonly string[] = [],
  seconds = 60,
): Promise<T> {
  const until = performance.now() + seconds * 1000
  for (;;) {
    const value = await browser.call<T>(body, ...args)
    if (value !== null && value !== undefined && value !== false) return value
    if (browser.errors.length > 0) throw new Error(browser.errors.join('\n'))
    if (performance.now() > until) throw new Error(`${browser.name}: waited ${seconds} s for ${body}`)
    await sleep(20)
  }
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
