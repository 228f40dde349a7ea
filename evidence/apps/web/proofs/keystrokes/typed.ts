/** Times are in milliseconds. */
export interface Keystroke {
  readonly letter: string
  readonly at: number
}

export interface Round {
  readonly keystrokes: readonly Keystroke[]
  readonly interrupted: number
  readonly found: string
  /** True if undo and redo changed the line and restored it; undefined if not tried. */
  readonly couldUndo?: boolean
}

function typedIn({ keystrokes }: Round): string {
  return keystrokes.map(({ letter }) => letter).join('')
}

/** Returns the age of the oldest missing keystroke in milliseconds; undefined if none is missing. */
export function oldestLost(round: Round): number | undefined {
  const { keystrokes, interrupted, found } = round
  // Ignores trailing spaces, which the screen may not show.
  const isAsTyped = typedIn(round).startsWith(found.trimEnd())
  const first = isAsTyped
    ? keystrokes.slice(found.length).find(({ letter }) => letter !== ' ')
    : keystrokes[0]
  return first === undefined ? undefined : interrupted - first.at
}

export function summary(
  name: string,
  rounds: readonly Round[],
): { readonly text: string; readonly isGood: boolean } {
  const lost = rounds.map(oldestLost)
  const late = rounds.filter((round) => (oldestLost(round) ?? 0) >= 1000)
  const oldest = Math.round(Math.max(0, ...lost.map((age) => age ?? 0)))
  const typed = rounds.reduce((sum, { keystrokes }) => sum + keystrokes.length, 0)
  const missing = rounds.reduce(
    (sum, { keystrokes, found }) => sum + Math.max(0, keystrokes.length - found.length),
    0,
  )
  const tried = rounds.filter(({ couldUndo }) => couldUndo !== undefined)
  const undone = tried.filter(({ couldUndo }) => couldUndo === true).length
  return {
    text: [
      `${name}: ${typed} keystrokes typed, ${missing} missing, the oldest of them ${oldest} ms old;`,
      `${late.length} rounds lost one older than a second;`,
      `undo and redo worked in ${undone} of ${tried.length}`,
      ...late.map((round) => `\n  typed: ${typedIn(round)}\n  found: ${round.found}`),
    ].join(' '),
    isGood: late.length === 0 && undone === tried.length,
  }
}
