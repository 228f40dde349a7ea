/** Shown once for each game. */
type StartHint = `start ${string}`

export type HintName = StartHint | 'board' | 'draw' | 'die' | 'ticks' | 'why' | 'undo' | 'whyNot' | 'history'

export function isStart(name: HintName): name is StartHint {
  return name.startsWith('start ')
}
