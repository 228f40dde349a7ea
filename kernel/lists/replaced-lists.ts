import type { RuleList } from '../ask/decision.ts'
import type { Readings } from '../ask/ruling.ts'

/** Read instead of a game's own lists of the same id. */
export type ReplacedLists = ReadonlyMap<string, RuleList>

/** The entry among the readings of a match that names its replaced lists. */
const replacementKey = 'replacedBy'

const registeredLists = new Map<string, ReplacedLists>()

/** Undefined if the list is not replaced. */
export function replacementOf<L extends RuleList>(situation: unknown, own: L): L | undefined {
  const name = (situation as { readonly rulings?: Readings } | undefined)?.rulings?.[replacementKey]
  if (name === undefined) return undefined
  const lists = registeredLists.get(name)
  if (lists === undefined) throw new Error(`Unknown lists: ${name}.`)
  const other = lists.get(own.id) as L | undefined
  return other === own ? undefined : other
}

const mostKnown = 200

/** Registers lists by name, until two hundred others are used after them. */
export function registerLists(name: string, lists: ReplacedLists): void {
  registeredLists.delete(name)
  registeredLists.set(name, lists)
  const [oldest] = registeredLists.keys()
  if (registeredLists.size > mostKnown && oldest !== undefined) registeredLists.delete(oldest)
}

/** Names the replaced lists in the situation, so that situations derived from it use them too. */
export function withReplacedLists<S>(situation: S, name: string): S {
  const { rulings } = situation as { readonly rulings: Readings }
  return { ...situation, rulings: { ...rulings, [replacementKey]: name } }
}
