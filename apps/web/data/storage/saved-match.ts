import type { Journal, Json, Message, MatchOutcome, Score, Scoring, WhoRolls } from '@opfor/kernel'

export interface Progress {
  readonly turns: number
  /** Undefined if `turns` counts completed turns. */
  readonly counted?: 'turn' | 'round' | 'answers' | undefined
  /** The settings that distinguish this match from others of the game. */
  readonly chosen?: readonly Message[] | undefined
  readonly ended?: Pick<MatchOutcome, 'winner' | 'way'> | undefined
  /** As players count it; undefined if the game has none, or none yet. */
  readonly standing?: (Score & Pick<Scoring<unknown>, 'opponent' | 'unit'>) | undefined
  /** The open question is the player's own: neither chance nor what lies on the table. */
  readonly isYourTurn?: boolean | undefined
}

/** Without the entries, which are stored separately. */
export interface MatchRecord extends Progress {
  readonly id: string
  readonly game: string
  readonly name: string
  /** Undefined until it is set. */
  readonly who?: WhoRolls | undefined
  readonly created: number
  readonly changed: number
  readonly entries: number
  /** Changes whenever the journal is replaced; with the same revision, the journal only grows. */
  readonly revision?: string | undefined
  /** The journal without its entries. */
  readonly head: Json
}

/** The journal is complete as stored, and not parsed yet. */
export interface SavedMatch {
  readonly record: MatchRecord
  readonly journal: { readonly [key: string]: Json; readonly entries: readonly Json[] }
}

/** Empty if the journal names no game. */
export function gameIdOfJournal(journal: { readonly [key: string]: Json }): string {
  const { game } = journal
  return typeof game === 'string' ? game : ''
}

export function toSavedMatch(
  record: Omit<MatchRecord, 'entries' | 'head'>,
  journal: Journal | SavedMatch['journal'],
): SavedMatch {
  const { entries, ...head } = journal as SavedMatch['journal']
  return { record: { ...record, entries: entries.length, head }, journal: { ...head, entries } }
}

export function toNewMatch(
  journal: Journal | SavedMatch['journal'],
  name: string,
  progress: Progress,
): SavedMatch {
  const [id, now] = [crypto.randomUUID(), Date.now()]
  const game = gameIdOfJournal({ game: journal.game })
  return toSavedMatch({ ...progress, id, game, name, created: now, changed: now }, journal)
}
