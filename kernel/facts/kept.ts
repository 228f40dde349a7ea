/** A function of a situation that keeps its last value: many lines in a row ask about the same situation. */
export function kept<S, T>(compute: (situation: S) => T): (situation: S) => T {
  let last: { readonly situation: S; readonly value: T } | undefined
  return (situation) => {
    if (last?.situation !== situation) last = { situation, value: compute(situation) }
    return last.value
  }
}
