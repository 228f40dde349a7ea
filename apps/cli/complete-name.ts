import { normalize } from './names.ts'

/** The completions of a text, and the part of it that they replace. */
export interface Completion {
  readonly hits: readonly string[]
  readonly replaces: string
}

/** Completes one part of a line: the names that start with it, or the only one that contains it. */
export function completeName(names: readonly string[], typed: string): Completion {
  const all = [...new Set(names)]
  const hits = startingWith(all, typed)
  const containing =
    hits.length > 0 || typed === '' ? [] : all.filter((each) => normalize(each).includes(normalize(typed)))
  return { hits: containing.length === 1 ? containing : hits, replaces: typed }
}

/** The names that start with a text. */
export function startingWith(names: readonly string[], typed: string): readonly string[] {
  return names.filter((each) => each.toLowerCase().startsWith(typed.toLowerCase()))
}

/** Completes the last of several names with commas between them; a name may contain commas. */
export function completeLastName(names: readonly string[], typed: string): Completion {
  const parts = typed.split(',')
  for (let at = 0; at < parts.length; at += 1) {
    const replaces = parts.slice(at).join(',').trimStart()
    const hits = startingWith(names, replaces)
    if (hits.length > 0 && replaces !== '') return { hits, replaces }
  }
  return completeName(names, (parts.at(-1) ?? '').trimStart())
}
