/** The name that has most words in common with a text, if it has at least half of them. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const [best] = nearestFirst(text, names)
  return best !== undefined && likeness(text, best) >= 0.5 ? best : undefined
}

/** The names, those first that have most words in common with a text. */
export function nearestFirst(text: string, names: readonly string[]): readonly string[] {
  return names
    .map((name) => ({ name, like: likeness(text, name) }))
    .toSorted((one, other) => other.like - one.like)
    .map(({ name }) => name)
}

/** The share of words that two texts have in common. */
function likeness(text: string, name: string): number {
  const [own, other] = [wordsIn(text), wordsIn(name)]
  const shared = own.filter((word) => other.includes(word)).length
  return shared / Math.max(own.length, other.length, 1)
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
