import { LiveMatch } from '../match/live-match.ts'
import type { GameModule } from '../match/game-module.ts'
import { highestSeed, type Journal } from '../match/journal.ts'
import { fileFormat } from '../read/file-format.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, errorMessage } from '../read/json.ts'
import { ReplayMismatch } from '../messages/replay-mismatch.ts'
import { initialSnapshot, type Snapshot } from '../match/match-run.ts'
import { resolveSettings, type SettingsInput } from '../ask/settings.ts'

export function beginMatch<S>(
  game: GameModule<S>,
  seed: number,
  input: SettingsInput = {},
  start?: Json,
): Parsed<LiveMatch<S>> {
  if (!Number.isInteger(seed) || seed < 0 || seed > highestSeed)
    return parseFailure(`A seed is a whole number from 0 to ${highestSeed}.`)
  const settings = resolveSettings(game, input)
  if (!settings.ok) return settings
  const { id, version } = game
  const rules = game.rules === undefined ? {} : { rules: game.rules }
  const header = {
    opfor: fileFormat,
    game: id,
    version,
    ...rules,
    settings: settings.value,
    seed,
  } as const
  return resumeMatch(
    game,
    start === undefined ? { ...header, entries: [] } : { ...header, start, entries: [] },
  )
}

/** Fails if an entry does not fit the rules; `reopen` keeps the entries before that. */
export function resumeMatch<S>(game: GameModule<S>, saved: Journal): Parsed<LiveMatch<S>> {
  if (saved.version > game.version)
    return parseFailure(
      `This journal was played by version ${saved.version} of the rules; this program knows up to ${game.version}. Update it.`,
    )
  if (!hasSameRules(game, saved)) return parseFailure('This journal was played by another text of the rules.')
  const settings = resolveSettings(game, saved.settings)
  if (!settings.ok) return settings
  const journal = { ...saved, settings: settings.value }
  try {
    const start = initialSnapshotOf(game, journal)
    if (!start.ok) return parseFailure(`The entered position: ${start.problem}`)
    return parseSuccess(new LiveMatch(game, journal, start.value))
  } catch (error) {
    if (error instanceof ReplayMismatch) return parseFailure(error.message)
    if (journal.start === undefined) throw error
    return parseFailure(`The rules cannot continue from the entered position: ${errorMessage(error)}`)
  }
}

export function hasSameRules(
  game: Pick<GameModule<never>, 'rules'>,
  { rules }: Pick<Journal, 'rules'>,
): boolean {
  return rules?.digest === game.rules?.digest
}

export function initialSnapshotOf<S>(
  game: GameModule<S>,
  { start, settings }: Pick<Journal, 'start' | 'settings'>,
): Parsed<Snapshot<S>> {
  if (start === undefined) return parseSuccess(initialSnapshot(game.initialSituation(settings), true))
  const situation = game.parseSituation(start, settings)
  return situation.ok ? parseSuccess(initialSnapshot(situation.value, false)) : situation
}
