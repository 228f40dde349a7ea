import type { LineSource } from '../ask/line.ts'
import type { Readings } from '../ask/ruling.ts'

/** Lists, columns and charts that are read instead of a game's own ones of the same id. */
export type ReplacedLists = ReadonlyMap<string, LineSource>

/** The entry among the readings of a match that names its replaced lists. */
export const replacedBy = 'replacedBy'

/** The lists by their names. */
export const known = new Map<string, ReplacedLists>()

/** What is read instead of a list in a situation; undefined if it is read itself. */
export function replacedIn<L extends LineSource>(situation: unknown, own: L): L | undefined {
  const name = (situation as { readonly rulings?: Readings } | undefined)?.rulings?.[replacedBy]
  if (name === undefined) return undefined
  const lists = known.get(name)
  if (lists === undefined) throw new Error(`Unknown lists: ${name}.`)
  const other = lists.get(own.id) as L | undefined
  return other === own ? undefined : other
}
