import type { CompiledLanguage } from '../language/index.ts'

/** The name with the same first letter and the fewest differences; never the word itself, undefined if too different. */
export function nearestName(
  low: string,
  names: Iterable<string>,
  { words }: Pick<CompiledLanguage, 'words'>,
): string | undefined {
  const article = words.articles.find((each) => low.startsWith(each))
  const word = article === undefined ? low : low.slice(article.length)
  if (word.length < 3 || word.length > 60) return undefined
  const most = word.length < 6 ? 1 : 2
  let best: string | undefined
  let fewest = most + 1
  for (const name of names) {
    if (name[0] !== word[0] || Math.abs(name.length - word.length) > most || name === word) continue
    const distance = differing(word, name, most)
    if (distance >= fewest) continue
    best = name
    fewest = distance
  }
  return best
}

/** The edit distance, limited to `most` + 1. */
function differing(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line]
    for (let index = 1; index <= other.length; index += 1) {
      const same = one[line - 1] === other[index - 1] ? 0 : 1
      next.push(Math.min((row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1, (row[index - 1] ?? 0) + same))
    }
    if (Math.min(...next) > most) return most + 1
    row = next
  }
  return row[other.length] ?? 0
}
