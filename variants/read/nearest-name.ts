/** Shares the most words with the text, and at least half; otherwise undefined. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const [best] = nearestFirst(text, names)
  return best !== undefined && likeness(text, best) >= 0.5 ? best : undefined
}

export function nearestFirst(text: string, names: readonly string[]): readonly string[] {
  return names
    .map((name) => ({ name, like: likeness(text, name) }))
    .toSorted((one, other) => other.like - one.like)
    .map(({ name }) => name)
}

function likeness(text: string, name: string): number {
  const [own, other] = [wordsIn(text), wordsIn(name)]
  const shared = own.filter((word) => other.includes(word)).length
  return shared / Math.max(own.length, other.length, 1)
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
