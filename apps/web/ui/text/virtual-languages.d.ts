declare module 'virtual:languages' {
  import type { Language } from '@opfor/kernel'

  /** Loads a language; by its code, without English. */
  export const loaders: Readonly<Record<string, () => Promise<{ readonly language: Language }>>>
}

declare module 'virtual:languages-told' {
  /** Says in a language that this language is not on the device, with {language} for its name. */
  export const missingIn: Readonly<Record<string, string | undefined>>

  /** The languages that still wait for a review. */
  export const unreviewed: readonly string[]

  /** The address of the source code; empty if the publisher has not named it. */
  export const repository: string
}
