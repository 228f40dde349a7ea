import type { Names } from '@opfor/kernel'

export interface TypedNames {
  /** First the names given before, then the typed ones. */
  readonly names: readonly string[]
  /** Whether a typed name was given already. */
  readonly isTaken: boolean
}

/** `given` names are already added; `typed` is the box, separated by commas. */
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
