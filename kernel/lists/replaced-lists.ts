import type { LineSource } from '../ask/line.ts'
import type { Readings } from '../ask/ruling.ts'

/** Lists, columns and charts that are read instead of a game's own ones of the same id. */
export type ReplacedLists = ReadonlyMap<string, LineSource>

/** The entry among the readings of a match that names its replaced lists. */
const replacedBy = 'replacedBy'

/** By their name. The game of a match holds them, so that they live as long as it does. */
const known = new Map<string, WeakRef<ReplacedLists>>()

/** The situation with the name of the lists that are replaced in it: what is imagined from it is decided by the same lists. */
export function withReplaced<S>(situation: S, name: string, lists: ReplacedLists): S {
  if (known.get(name)?.deref() !== lists) {
    for (const [each, lost] of known) if (lost.deref() === undefined) known.delete(each)
    known.set(name, new WeakRef(lists))
  }
  const { rulings } = situation as { readonly rulings: Readings }
  return { ...situation, rulings: { ...rulings, [replacedBy]: name } }
}

/** What is read instead of a list in a situation; undefined if it is read itself. */
export function replacedIn<L extends LineSource>(situation: unknown, own: L): L | undefined {
  const name = (situation as { readonly rulings?: Readings } | undefined)?.rulings?.[replacedBy]
  if (name === undefined) return undefined
  const lists = known.get(name)?.deref()
  if (lists === undefined) throw new Error(`The lists ${name} of this match are not known.`)
  const other = lists.get(own.id) as L | undefined
  return other === own ? undefined : other
}
