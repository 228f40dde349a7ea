/** What is made of a part of the situation once, as long as that part stays the same. */
export function onceFor<Part extends object, Made, Rest extends readonly unknown[]>(
  make: (part: Part, ...rest: Rest) => Made,
): (part: Part, ...rest: Rest) => Made {
  const known = new WeakMap<Part, Made>()
  return (part, ...rest) => {
    const before = known.get(part)
    if (before !== undefined) return before
    const made = make(part, ...rest)
    known.set(part, made)
    return made
  }
}
