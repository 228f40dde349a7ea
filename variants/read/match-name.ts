/** A name that fits a pattern: the words and the numbers that stand in its slots. */
export interface NameMatch {
  readonly words?: string
  readonly numbers: readonly number[]
}

const cache = new Map<string, RegExp>()

/** Fits words to a name in any case: `{n}` in it stands for a whole number, `{words}` for any words. */
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
