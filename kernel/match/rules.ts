import { textDigest } from '../read/digest.ts'

/** The most characters of rules that a journal carries. */
export const longestRules = 100_000

/** The text of rules that a game was made from: named by its digest, and carried along where it is there. */
export interface Rules {
  readonly digest: string
  readonly text?: string | undefined
}

/** The rules of a text. */
export function rulesOf(text: string): Rules {
  return { digest: textDigest(text), text }
}
