/** What a function says of a part of the situation, found once as long as the situation stays the same. */
export function remembered<Situation, Part, Found>(
  find: (now: Situation, part: Part) => Found,
): (now: Situation, part: Part) => Found {
  let last: Situation | undefined
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
