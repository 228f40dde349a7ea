import type { Random } from '../../index.ts'

/** Something that reads what came from elsewhere: a file, a link, a page of a server. */
export interface Reader {
  readonly name: string
  /** How often it is tried, beside the others. */
  readonly weight: number
  /** Real inputs. */
  readonly samples: readonly string[]
  /** How to pass a mutated text to it, if not directly: packed into a link, or with its hashes updated. */
  readonly packed?: (text: string, random: Random) => string
  /** Reads an input: says in words why it is refused; undefined where it is taken. */
  read(input: string): Promise<string | undefined> | string | undefined
  /** What of the person's own was touched by the last input, though it must not be. */
  touched?(refused: boolean): string | undefined
}

/** What is wrong with a refusal: it must tell a person something, and not too much. */
export function notInWords(refusal: unknown): string | undefined {
  if (typeof refusal !== 'string') return `the refusal is no text, but ${typeof refusal}`
  if (refusal.trim().length < 8) return 'the refusal says nothing'
  if (refusal.length > 3000) return `the refusal has ${refusal.length} characters`
  const found = programmers.exec(refusal)
  return found === null ? undefined : `the refusal speaks of "${found[0]}"`
}

const programmers =
  /\[object |undefined|Maximum call stack|Cannot (?:read|set|convert|create)|is not (?:a function|iterable|a constructor|an object)|[A-Z]\w+Error\b|Invalid (?:array|string) length|\n\s+at |structuredClone|could not be cloned/
