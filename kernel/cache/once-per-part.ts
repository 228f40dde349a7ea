/** A function of the situation and a part of it that computes its value once a part, as long as the situation stays the same. */
export function oncePerPart<Now, Part, Found>(
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
