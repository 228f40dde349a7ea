import {
  type LiveMatch,
  type Divergence,
  type Game,
  type Json,
  type Parsed,
  parseJournal,
  errorMessage,
  resumeMatch,
  type MatchState,
  type WhoRolls,
  resolveWhoRolls,
} from '@opfor/kernel'
import { usePreferences } from '../device/preferences.ts'
import { gameOfJournal } from '../storage/games.ts'
import type { MatchRecord, SavedMatch } from '../storage/saved-match.ts'
import { loadMatch } from '../storage/storage.ts'

export interface OpenMatch {
  readonly record: MatchRecord
  readonly game: Game
  readonly match: MatchState
  readonly who: WhoRolls
}

/** The match is missing or disagrees with the rules; the saved match is unchanged. */
export interface OpenFailure {
  readonly id: string
  readonly problem?: string
  readonly saved?: SavedMatch
  readonly diverged?: DivergedMatch
  /** The part of the app that plays the match is not on this device. */
  readonly isPartMissing?: boolean
}

export interface DivergedMatch {
  readonly saved: SavedMatch
  /** Read-only up to the divergence; continuing creates a new match. */
  readonly match: LiveMatch<unknown>
  readonly divergence: Divergence
}

export interface OpenedMatch extends Omit<OpenMatch, 'match'> {
  readonly conversation: LiveMatch<unknown>
}

export async function openSavedMatch(id: string): Promise<OpenedMatch | OpenFailure> {
  const saved = await loadMatch(id)
  if (saved === undefined) return { id }
  const { record, journal } = saved
  const game = await gameOfJournal(journal).catch(() => 'missing' as const)
  if (game === 'missing') return { id, saved, isPartMissing: true }
  if (game === undefined) return { id, saved, problem: `Unknown game "${record.game}".` }
  const match = openJournal(game, journal)
  if (!match.ok) return describeFailure(game, saved, match.problem)
  const who = record.who ?? resolveWhoRolls(match.value, usePreferences.getState())
  return { record, game, who, conversation: match.value }
}

/** Never throws: returns any damage as a problem. */
export function openJournal(game: Game, journal: Json): Parsed<LiveMatch<unknown>> {
  try {
    const parsed = parseJournal(journal, game)
    return parsed.ok ? resumeMatch(game, parsed.value) : parsed
  } catch (error) {
    return { ok: false, problem: errorMessage(error) }
  }
}

async function describeFailure(game: Game, saved: SavedMatch, problem: string): Promise<OpenFailure> {
  const { id, name } = saved.record
  const { reopenJournal } = await import('../storage/reopen-journal.ts')
  const opened = reopenJournal(game, saved.journal, name)
  if (!opened.ok || opened.value.divergence === undefined) return { id, saved, problem }
  const { match, divergence } = opened.value
  return { id, saved, problem, diverged: { saved, match, divergence } }
}
