import { normalize } from './names.ts'

export interface Completion {
  readonly hits: readonly string[]
  readonly replaces: string
}

/** Completes to names that start with the text, or the only one that contains it. */
export function completeName(names: readonly string[], typed: string): Completion {
  const all = [...new Set(names)]
  const hits = namesStartingWith(all, typed)
  const containing =
    hits.length > 0 || typed === '' ? [] : all.filter((each) => normalize(each).includes(normalize(typed)))
  return { hits: containing.length === 1 ? containing : hits, replaces: typed }
}

export function namesStartingWith(names: readonly string[], typed: string): readonly string[] {
  return names.filter((each) => each.toLowerCase().startsWith(typed.toLowerCase()))
}

/** Names are separated by commas and may contain commas. */
export function completeLastName(names: readonly string[], typed: string): Completion {
  const parts = typed.split(',')
  for (let at = 0; at < parts.length; at += 1) {
    const replaces = parts.slice(at).join(',').trimStart()
    const hits = namesStartingWith(names, replaces)
    if (hits.length > 0 && replaces !== '') return { hits, replaces }
  }
  return completeName(names, (parts.at(-1) ?? '').trimStart())
}
