/** The words and numbers in the slots of a pattern. */
export interface NameMatch {
  readonly words?: string
  readonly numbers: readonly number[]
}

const cache = new Map<string, RegExp>()

/** Ignores case: `{n}` matches a whole number, `{words}` any words. */
export function matchName(name: string, words: string): NameMatch | undefined {
  const found = patternOf(name).exec(words)
  if (found === null) return undefined
  const { words: own } = found.groups ?? {}
  const numbers = found.slice(1).filter((each) => /^\d+$/.test(each))
  return { ...(own === undefined ? {} : { words: own }), numbers: numbers.map(Number) }
}

function patternOf(name: string): RegExp {
  const known = cache.get(name)
  if (known !== undefined) return known
  const escaped = name.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  const pattern = escaped.replaceAll('{n}', String.raw`(\d{1,6})`).replace('{words}', '(?<words>.+?)')
  const made = new RegExp(`^${pattern}$`, 'i')
  cache.set(name, made)
  return made
}
