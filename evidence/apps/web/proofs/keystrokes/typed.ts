/** A letter that was typed, and when it was sent to the browser, in milliseconds. */
export interface Keystroke {
  readonly letter: string
  readonly at: number
}

/** What was typed before an interruption, and what was there after it. */
export interface Round {
  readonly keystrokes: readonly Keystroke[]
  readonly interrupted: number
  /** The line that was typed, as it is shown after the interruption. */
  readonly found: string
  /** Whether undo and redo changed the line and brought it back; undefined if it was not tried. */
  readonly couldUndo?: boolean
}

/** The letters of a round in order. */
function typedIn({ keystrokes }: Round): string {
  return keystrokes.map(({ letter }) => letter).join('')
}

/** The age of the oldest keystroke that is missing, in milliseconds; undefined if none is. */
export function oldestLost(round: Round): number | undefined {
  const { keystrokes, interrupted, found } = round
  // The end of a line is not compared by its spaces, which the screen may not show.
  const isAsTyped = typedIn(round).startsWith(found.trimEnd())
  const first = isAsTyped
    ? keystrokes.slice(found.length).find(({ letter }) => letter !== ' ')
    : keystrokes[0]
  return first === undefined ? undefined : interrupted - first.at
}

/** The figures of some rounds, and whether nothing older than a second was lost. */
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
