import {
  chanceAnswererFor,
  beginMatch,
  type LiveMatch,
  type Game,
  type Journal,
  type Json,
  type Parsed,
  autoPlay,
  type SettingsInput,
  type MatchState,
  type WhoRolls,
  resolveWhoRolls,
} from '@opfor/kernel'
import { requestPersistence } from '../device/persistence.ts'
import { usePreferences } from '../device/preferences.ts'
import { asJson } from '../storage/as-json.ts'
import { progressOf } from '../storage/progress.ts'
import { type Progress, type SavedMatch, toNewMatch } from '../storage/saved-match.ts'
import { saveMatch, saveWhoRolls } from '../storage/storage.ts'
import { openJournal, type OpenMatch } from './open-match.ts'

/** Plays to the user's first question and saves the match. */
export async function startMatch(
  game: Game,
  settings: SettingsInput,
  name: string,
  position?: Json,
  who?: WhoRolls,
): Promise<Parsed<string>> {
  return saveNewMatch(beginMatch(game, newSeed(), settings, position), name, who)
}

export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

/** Plays a new match to the user's first question and saves it; returns its id. */
export async function saveNewMatch(
  match: Parsed<LiveMatch<unknown>>,
  name: string,
  who?: WhoRolls,
): Promise<Parsed<string>> {
  if (!match.ok) return match
  autoPlay(match.value, chanceAnswererFor(who ?? resolveWhoRolls(match.value, usePreferences.getState())))
  const id = await saveJournal(match.value.journal, name, progressOf(match.value))
  if (who !== undefined) await saveWhoRolls(id, who)
  void requestPersistence()
  return { ok: true, value: id }
}

export async function saveJournal(
  journal: Journal | SavedMatch['journal'],
  name: string,
  progress: Progress,
): Promise<string> {
  const saved = toNewMatch(journal, name, progress)
  await saveMatch(saved)
  return saved.record.id
}

export function journalUntil(match: Pick<MatchState, 'journal' | 'steps'>, step: number): Journal {
  return { ...match.journal, entries: match.steps.slice(0, step) }
}

export async function branchMatch(open: OpenMatch, step: number, name: string): Promise<string> {
  const match = openJournal(open.game, asJson(journalUntil(open.match, step)))
  if (!match.ok) throw new Error(match.problem)
  return saveJournal(match.value.journal, name, progressOf(match.value))
}
