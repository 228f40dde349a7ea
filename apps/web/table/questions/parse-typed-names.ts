import type { Names } from '@opfor/kernel'

/** Names as they stand in the box and above it. */
export interface TypedNames {
  /** Those given before, then those that are typed. */
  readonly names: readonly string[]
  /** Whether a typed one is given already. */
  readonly isTaken: boolean
}

/** The names of a question so far: those added, and those in the box with commas between them. */
export function parseTypedNames(
  { taken }: Pick<Names, 'taken'>,
  given: readonly string[],
  typed: string,
): TypedNames {
  const more = typed
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const before = new Set([...taken, ...given].map((each) => each.trim().toLowerCase()))
  let isTaken = false
  for (const each of more) {
    isTaken ||= before.has(each.toLowerCase())
    before.add(each.toLowerCase())
  }
  return { names: [...given, ...more], isTaken }
}
