import type { LineSource } from '../ask/line.ts'
import type { Readings } from '../ask/ruling.ts'

/** Lists, columns and charts that are read instead of a game's own ones of the same id. */
export type ReplacedLists = ReadonlyMap<string, LineSource>

/** The entry among the readings of a match that names its replaced lists. */
const replacedBy = 'replacedBy'

const mostKnown = 200
const known = new Map<string, ReplacedLists>()

/** Keeps lists by their name, as long as no more than two hundred others are used after them. */
export function knowReplaced(name: string, lists: ReplacedLists): void {
  known.delete(name)
  known.set(name, lists)
  const [oldest] = known.keys()
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
}

/** The situation with the name of the lists that are replaced in it: what is imagined from it is decided by the same lists. */
export function withReplaced<S>(situation: S, name: string): S {
  const { rulings } = situation as { readonly rulings: Readings }
  return { ...situation, rulings: { ...rulings, [replacedBy]: name } }
}

/** What is read instead of a list in a situation; undefined if it is read itself. */
export function replacedIn<L extends LineSource>(situation: unknown, own: L): L | undefined {
  const name = (situation as { readonly rulings?: Readings } | undefined)?.rulings?.[replacedBy]
  if (name === undefined) return undefined
  const lists = known.get(name)
  if (lists === undefined) throw new Error(`The lists ${name} of this match are not known.`)
  const other = lists.get(own.id) as L | undefined
  return other === own ? undefined : other
}
