/** A browser driven from outside, through the little that Firefox and WebKit have in common. */
export interface Browser {
  readonly name: string
  /** What the page reported as an error: uncaught errors and violations of the security headers. */
  readonly errors: readonly string[]
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Calls a function in the page, with text as arguments. */
  call<T>(body: string, ...args: readonly string[]): Promise<T>
  /** Clicks the element that a function in the page finds. */
  click(find: string, ...args: readonly string[]): Promise<void>
  /** Chooses a file in the file field that a selector finds. */
  upload(selector: string, file: string): Promise<void>
  /** A picture of the page, as a PNG in base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

/** An error of the page, as opposed to other console output. */
export const isError = /content security policy|trusted ?(type|script|html)|securitypolicyviolation|error/i

/** Waits until a function in the page returns something true, and returns it. */
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
