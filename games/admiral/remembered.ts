/** A function that keeps its last six results: situations and their parts never change. */
export function remembered<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const last: { readonly args: Args; readonly result: Result }[] = []
  let oldest = 0
  return (...args) => {
    for (const each of last) if (isSame(each.args, args)) return each.result
    const result = work(...args)
    last[oldest] = { args, result }
    oldest = (oldest + 1) % maxEntries
    return result
  }
}

const maxEntries = 6

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false
  for (let at = 0; at < now.length; at += 1) if (before[at] !== now[at]) return false
  return true
}

/** A function of an object that keeps its result as long as the object lives. */
export function rememberedOf<Of extends object, Result>(work: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, Result>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before
    const result = work(of)
    known.set(of, result)
    return result
  }
}
