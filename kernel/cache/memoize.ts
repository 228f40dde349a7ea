/** Caches one value per part while the situation stays the same. */
export function memoizeByPart<Now, Part, Found>(
  find: (now: Now, part: Part) => Found,
): (now: Now, part: Part) => Found {
  let last: Now | undefined
  const known = new Map<Part, Found>()
  return (now, part) => {
    if (now !== last) known.clear()
    last = now
    const before = known.get(part)
    if (before !== undefined) return before
    const found = find(now, part)
    known.set(part, found)
    return found
  }
}

/** Caches the value as long as the object lives. Further arguments must not change the value. */
export function memoizeByObject<Of extends object, Made, Rest extends readonly unknown[] = []>(
  make: (of: Of, ...rest: Rest) => Made,
): (of: Of, ...rest: Rest) => Made {
  const known = new WeakMap<Of, Made>()
  return (of, ...rest) => {
    const before = known.get(of)
    if (before !== undefined) return before
    const made = make(of, ...rest)
    known.set(of, made)
    return made
  }
}

export function memoizeByObjects<
  One extends object,
  Other extends object,
  Made,
  Rest extends readonly unknown[],
>(make: (one: One, other: Other, ...rest: Rest) => Made): (one: One, other: Other, ...rest: Rest) => Made {
  const makeOf = memoizeByObject((one: One) =>
    memoizeByObject((other: Other, ...rest: Rest) => make(one, other, ...rest)),
  )
  return (one, other, ...rest) => makeOf(one)(other, ...rest)
}

/** Caches the last value. It may depend only on the situation; callers must not change it. */
export function memoizeLast<S, T>(compute: (situation: S) => T): (situation: S) => T {
  let last: { readonly situation: S; readonly value: T } | undefined
  return (situation) => {
    if (last === undefined || last.situation !== situation) last = { situation, value: compute(situation) }
    return last.value
  }
}

/** Caches the last six results; arguments must be immutable. */
export function memoizeRecent<Args extends readonly unknown[], Result>(
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
