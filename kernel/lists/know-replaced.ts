import type { Readings } from '../ask/ruling.ts'
import { known, replacedBy, type ReplacedLists } from './replaced-lists.ts'

const mostKnown = 200

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
