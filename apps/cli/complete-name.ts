import { plain } from './names.ts'

/** The completions of a text, and the part of it that they replace. */
export interface Completion {
  readonly hits: readonly string[]
  readonly of: string
}

/** Completes one part of a line: the names that start with it, or the only one that contains it. */
export function part(names: readonly string[], typed: string): Completion {
  const all = [...new Set(names)]
  const hits = startingWith(all, typed)
  const holding =
    hits.length > 0 || typed === '' ? [] : all.filter((each) => plain(each).includes(plain(typed)))
  return { hits: holding.length === 1 ? holding : hits, of: typed }
}

/** The names that start with a text. */
export function startingWith(names: readonly string[], typed: string): readonly string[] {
  return names.filter((each) => each.toLowerCase().startsWith(typed.toLowerCase()))
}

/** Completes the last of several names with commas between them; a name may contain commas. */
export function lastPart(names: readonly string[], typed: string): Completion {
  const parts = typed.split(',')
  for (let at = 0; at < parts.length; at += 1) {
    const of = parts.slice(at).join(',').trimStart()
    const hits = startingWith(names, of)
    if (hits.length > 0 && of !== '') return { hits, of }
  }
  return part(names, (parts.at(-1) ?? '').trimStart())
}
