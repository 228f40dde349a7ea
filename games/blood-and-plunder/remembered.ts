/** What a function says of a part of a situation, found once as long as the situation stays the same. */
export function remembered<Situation extends object, Part, Found>(
  find: (now: Situation, part: Part) => Found,
): (now: Situation, part: Part) => Found {
  const known = new WeakMap<Situation, Map<Part, Found>>()
  return (now, part) => {
    const found = known.get(now) ?? new Map<Part, Found>()
    const before = found.get(part)
    if (before !== undefined) return before
    const made = find(now, part)
    known.set(now, found.set(part, made))
    return made
  }
}
