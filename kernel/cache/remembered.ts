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
