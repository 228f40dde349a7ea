/**
 * A function that remembers what it was asked last, and says the same again: situations and their parts never change.
 */
export function remembered<A extends readonly unknown[], R>(work: (...asked: A) => R): (...asked: A) => R {
  const last: { readonly asked: A; readonly said: R }[] = []
  let oldest = 0
  return (...asked) => {
    for (const each of last) if (isSame(each.asked, asked)) return each.said
    const said = work(...asked)
    last[oldest] = { asked, said }
    oldest = (oldest + 1) % most
    return said
  }
}

const most = 6

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false
  for (let at = 0; at < now.length; at += 1) if (before[at] !== now[at]) return false
  return true
}

/** A function of a thing that stays: what it says of it is worked out once, and forgotten with it. */
export function rememberedOf<T extends object, R>(work: (of: T) => R): (of: T) => R {
  const known = new WeakMap<T, R>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before
    const said = work(of)
    known.set(of, said)
    return said
  }
}
