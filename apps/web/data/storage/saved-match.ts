import type { Journal, Json, Message, Outcome, WhoRolls } from '@opfor/kernel'

/** The progress of a match, and its outcome if it has ended. */
export interface Progress {
  readonly turns: number
  /** What `turns` counts: the turn or round of the game, or answers; undefined for completed turns. */
  readonly counted?: 'turn' | 'round' | 'answers' | undefined
  /** The settings that distinguish it from other matches of the game. */
  readonly chosen?: readonly Message[] | undefined
  readonly ended?: Pick<Outcome, 'winner' | 'way'> | undefined
}

/** The record of a match without its entries, which are stored separately. */
export interface MatchRecord extends Progress {
  readonly id: string
  readonly game: string
  readonly name: string
  /** Who rolls and draws, once it was set. */
  readonly who?: WhoRolls | undefined
  readonly created: number
  readonly changed: number
  /** The number of entries in its journal. */
  readonly entries: number
  /** Changes whenever the journal is replaced; while it stays the same, the journal only grows. */
  readonly revision?: string | undefined
  /** The journal without its entries. */
  readonly head: Json
}

/** A match with its complete journal as stored, not parsed yet. */
export interface SavedMatch {
  readonly record: MatchRecord
  readonly journal: { readonly [key: string]: Json; readonly entries: readonly Json[] }
}

/** The id of the game in a journal, or an empty string. */
export function gameOf(journal: { readonly [key: string]: Json }): string {
  const { game } = journal
  return typeof game === 'string' ? game : ''
}

/** Creates a saved match from a record and a journal. */
export function toSavedMatch(
  record: Omit<MatchRecord, 'entries' | 'head'>,
  journal: Journal | SavedMatch['journal'],
): SavedMatch {
  const { entries, ...head } = journal as SavedMatch['journal']
  return { record: { ...record, entries: entries.length, head }, journal: { ...head, entries } }
}

/** Creates a new saved match from a journal. */
export function toNewMatch(
  journal: Journal | SavedMatch['journal'],
  name: string,
  progress: Progress,
): SavedMatch {
  const [id, now] = [crypto.randomUUID(), Date.now()]
  const game = gameOf({ game: journal.game })
  return toSavedMatch({ ...progress, id, game, name, created: now, changed: now }, journal)
}
