/**
 * A list with another item at one place. The built-in `with` and `toSpliced` are ten times slower on arrays that V8 marks as
 * holey, which `map` often returns.
 */
export function replaced<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const copy = list.slice()
  copy[at] = item
  return copy
}

/** A list without the item at one place. */
export function withoutAt<T>(list: readonly T[], at: number): readonly T[] {
  return list.filter((_, index) => index !== at)
}

/** A list with one more item, before the one at this place. */
export function insertedAt<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const all: T[] = []
  for (const [index, each] of list.entries()) {
    if (index === at) all.push(item)
    all.push(each)
  }
  if (at >= list.length) all.push(item)
  return all
}
