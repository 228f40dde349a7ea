import { Conversation } from '../match/conversation.ts'
import type { GameModule } from '../match/game-module.ts'
import { highestSeed, type Journal } from '../match/journal.ts'
import { fileFormat } from '../read/format.ts'
import { bad, good, type Json, type Parsed, problemOf } from '../read/json.ts'
import { Mismatch } from '../say/mismatch.ts'
import { beginning, type Snapshot } from '../match/run.ts'
import { settled, type SettingsInput } from '../ask/settings.ts'

/** Starts a new match with a seed, the settings, and a position if given. */
export function begin<S>(
  game: GameModule<S>,
  seed: number,
  input: SettingsInput = {},
  start?: Json,
): Parsed<Conversation<S>> {
  if (!Number.isInteger(seed) || seed < 0 || seed > highestSeed)
    return bad(`A seed is a whole number from 0 to ${highestSeed}.`)
  const settings = settled(game, input)
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
  return resume(game, start === undefined ? { ...header, entries: [] } : { ...header, start, entries: [] })
}

/**
 * Resumes a match from its journal; an error if an entry does not fit the rules. `reopen` opens such a match too, up to the
 * first entry that does not fit.
 */
export function resume<S>(game: GameModule<S>, saved: Journal): Parsed<Conversation<S>> {
  if (saved.version > game.version)
    return bad(
      `This journal was played by version ${saved.version} of the rules; this program knows up to ${game.version}. Update it.`,
    )
  if (!isOfRules(game, saved)) return bad('This journal was played by another text of the rules.')
  const settings = settled(game, saved.settings)
  if (!settings.ok) return settings
  const journal = { ...saved, settings: settings.value }
  try {
    const start = startOf(game, journal)
    if (!start.ok) return bad(`The entered position: ${start.problem}`)
    return good(new Conversation(game, journal, start.value))
  } catch (error) {
    if (error instanceof Mismatch) return bad(error.message)
    if (journal.start === undefined) throw error
    return bad(`The rules cannot continue from the entered position: ${problemOf(error)}`)
  }
}

/** Whether a journal was played by the very text that a game is made from. */
export function isOfRules(
  game: Pick<GameModule<never>, 'rules'>,
  { rules }: Pick<Journal, 'rules'>,
): boolean {
  return rules?.digest === game.rules?.digest
}

/** Where a match starts: before set-up, or from its entered position. */
export function startOf<S>(
  game: GameModule<S>,
  { start, settings }: Pick<Journal, 'start' | 'settings'>,
): Parsed<Snapshot<S>> {
  if (start === undefined) return good(beginning(game.begin(settings), true))
  const situation = game.parseSituation(start, settings)
  return situation.ok ? good(beginning(situation.value, false)) : situation
}
