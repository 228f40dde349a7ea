/**
 * A function of an object that computes its value once, and keeps it as long as the object lives. Further arguments must not
 * change the value.
 */
export function onceFor<Of extends object, Made, Rest extends readonly unknown[] = []>(
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

/** The same for two objects. */
export function onceForBoth<One extends object, Other extends object, Made, Rest extends readonly unknown[]>(
  make: (one: One, other: Other, ...rest: Rest) => Made,
): (one: One, other: Other, ...rest: Rest) => Made {
  const makeOf = onceFor((one: One) => onceFor((other: Other, ...rest: Rest) => make(one, other, ...rest)))
  return (one, other, ...rest) => makeOf(one)(other, ...rest)
}
