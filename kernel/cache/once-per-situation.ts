/**
 * A function of a situation that computes its value once per situation, and keeps the last one: many lines in a row ask about
 * the same situation. The value may depend on nothing else, and callers must not change it.
 */
export function oncePerSituation<S, T>(compute: (situation: S) => T): (situation: S) => T {
  let last: { readonly situation: S; readonly value: T } | undefined
  return (situation) => {
    if (last === undefined || last.situation !== situation) last = { situation, value: compute(situation) }
    return last.value
  }
}
