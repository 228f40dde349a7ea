import type { Random } from '../../../../kernel/index.ts'

/** A parser of external data: a file, a link, a page of a server. */
export interface Reader {
  readonly name: string
  readonly weight: number
  readonly samples: readonly string[]
  /** Converts a mutated text to an input, for example into a link or with updated hashes. */
  readonly packed?: (text: string, random: Random) => string
  /** Returns why the input is rejected; undefined if accepted. */
  read(input: string): Promise<string | undefined> | string | undefined
  /** Returns the saved data that the last input changed, which is an error. */
  touched?(refused: boolean): string | undefined
}

/** An error message must be informative and not too long. */
export function notInWords(refusal: unknown): string | undefined {
  if (typeof refusal !== 'string') return `the refusal is no text, but ${typeof refusal}`
  if (refusal.trim().length < 8) return 'the refusal says nothing'
  if (refusal.length > 3000) return `the refusal has ${refusal.length} characters`
  const found = programmers.exec(refusal)
  return found === null ? undefined : `the refusal speaks of "${found[0]}"`
}

const programmers =
  /\[object |undefined|Maximum call stack|Cannot (?:read|set|convert|create)|is not (?:a function|iterable|a constructor|an object)|[A-Z]\w+Error\b|Invalid (?:array|string) length|\n\s+at |structuredClone|could not be cloned/
