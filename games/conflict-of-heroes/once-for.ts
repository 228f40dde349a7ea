/** What is made of a part of the situation once, as long as that part stays the same. */
export function onceFor<Part extends object, Made, Rest extends readonly unknown[]>(
  make: (part: Part, ...rest: Rest) => Made,
): (part: Part, ...rest: Rest) => Made {
  const known = new WeakMap<Part, Made>()
  let last: { readonly part: Part; readonly made: Made } | undefined
  return (part, ...rest) => {
    // The last part is compared first: that is faster than a look-up in the WeakMap.
    if (last?.part === part) return last.made
    const made = known.get(part) ?? make(part, ...rest)
    known.set(part, made)
    last = { part, made }
    return made
  }
}

/** What is made of two parts once, as long as both stay the same. */
export function onceForBoth<One extends object, Other extends object, Made, Rest extends readonly unknown[]>(
  make: (one: One, other: Other, ...rest: Rest) => Made,
): (one: One, other: Other, ...rest: Rest) => Made {
  const makeOf = onceFor((one: One) => onceFor((other: Other, ...rest: Rest) => make(one, other, ...rest)))
  return (one, other, ...rest) => makeOf(one)(other, ...rest)
}
