import type { Journal, Json, Message, Outcome, WhoRolls } from '@opfor/kernel'

/** How far a match has come, and how it ended once it has. */
export interface Progress {
  readonly turns: number
  /** What those are: the turn or round that the game itself counts, or only answers; else turns that ended. */
  readonly counted?: 'turn' | 'round' | 'answers' | undefined
  /** What tells it from others of its game: what was chosen for it. */
  readonly chosen?: readonly Message[] | undefined
  readonly ended?: Pick<Outcome, 'winner' | 'way'> | undefined
}

/** A match as the lists of matches show it; its entries are kept beside it, one by one. */
export interface MatchRecord extends Progress {
  readonly id: string
  readonly game: string
  readonly name: string
  /** Who rolls and draws, once somebody has said so. */
  readonly who?: WhoRolls | undefined
  readonly created: number
  readonly changed: number
  /** How many entries its journal has. */
  readonly entries: number
  /** Another one whenever the journal is replaced as a whole: while it stays the same, the journal only grows. */
  readonly revision?: string | undefined
  /** The journal without its entries. */
  readonly head: Json
}

/** A match with its whole journal, as it lies in the store: not yet read by any rules. */
export interface SavedMatch {
  readonly record: MatchRecord
  readonly journal: { readonly [key: string]: Json; readonly entries: readonly Json[] }
}

/** The id of the game that a journal says it is of. */
export function gameOf(journal: { readonly [key: string]: Json }): string {
  const { game } = journal
  return typeof game === 'string' ? game : ''
}

/** A match as a store keeps it, from its journal. */
export function toSavedMatch(
  record: Omit<MatchRecord, 'entries' | 'head'>,
  journal: Journal | SavedMatch['journal'],
): SavedMatch {
  const { entries, ...head } = journal as SavedMatch['journal']
  return { record: { ...record, entries: entries.length, head }, journal: { ...head, entries } }
}

/** A journal as a match of its own, from now on. */
export function toNewMatch(
  journal: Journal | SavedMatch['journal'],
  name: string,
  progress: Progress,
): SavedMatch {
  const [id, now] = [crypto.randomUUID(), Date.now()]
  const game = gameOf({ game: journal.game })
  return toSavedMatch({ ...progress, id, game, name, created: now, changed: now }, journal)
}
