/** The hint of a game at the start of a match on the screen, once for each game. */
type StartHint = `start ${string}`

/** The names of all hints: kinds of questions, and other parts of the screen. */
export type HintName = StartHint | 'board' | 'draw' | 'die' | 'ticks' | 'why' | 'undo' | 'whyNot' | 'history'

/** Whether a hint belongs to the start of a match. */
export function isStart(name: HintName): name is StartHint {
  return name.startsWith('start ')
}
