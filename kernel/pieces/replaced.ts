/**
 * A list with another item at one place. The built-in `with` and `toSpliced` are several times slower on lists that the
 * engine takes for ones with holes, such as those made by `map`.
 */
export function replaced<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const copy = list.slice()
  copy[at] = item
  return copy
}

/** A list less the item at one place. */
export function withoutAt<T>(list: readonly T[], at: number): readonly T[] {
  const rest = list.slice(1)
  for (let i = 0; i < at; i += 1) rest[i] = list[i] as T
  return rest
}

/** A list with one more item, before the one at this place. */
export function insertedAt<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const all = list.slice()
  all.push(item)
  for (let i = list.length; i > at; i -= 1) all[i] = list[i - 1] as T
  all[at] = item
  return all
}
