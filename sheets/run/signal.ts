import type { Path } from '../model/index.ts'

/** How steps are left before their end. */
export type Signal =
  /** On with a step of the same section. */
  | { readonly to: 'step'; readonly path: Path }
  /** On with another section, without coming back. */
  | { readonly to: 'section'; readonly section: string }
  /** The end of the section, of the loop, of the turn or of the game. */
  | { readonly to: 'done' | 'stop' | 'endTurn' | 'endGame' }

/** The signal that leaves more than a section. */
export function leavesSection(signal: Signal | undefined): Signal | undefined {
  return signal?.to === 'endTurn' || signal?.to === 'endGame' ? signal : undefined
}
