/** The name that has most words in common with a text, if it has at least half of them. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const own = wordsIn(text)
  let best: string | undefined
  let most = 0
  for (const name of names) {
    const other = wordsIn(name)
    const shared = own.filter((word) => other.includes(word)).length
    const share = shared / Math.max(own.length, other.length)
    if (share <= most) continue
    best = name
    most = share
  }
  return most >= 0.5 ? best : undefined
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
