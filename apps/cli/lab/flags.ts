import { availableParallelism } from 'node:os'
import { bad, type Game, good, type Json, type Parsed, settled, type SettingsInput } from '@opfor/kernel'
import { levelsOf, type PolicyChoice, type PolicyName, defaultBudget } from '@opfor/lab'
import { findGame } from '../journal-file.ts'
import { parsePairs, parseOptions } from '../set-up.ts'

/** The flags of all lab commands. */
export interface LabFlags {
  readonly games: number
  readonly policy: PolicyName
  readonly budget?: number
  readonly difficulty?: string
  readonly from: number
  readonly workers?: number
  readonly set: readonly string[]
  readonly ruling: readonly string[]
  readonly json?: boolean
}

/** The parsed flags. */
export interface LabRequest {
  readonly game: Game
  readonly policy: PolicyChoice
  readonly levels: readonly string[]
  readonly settings: SettingsInput
  readonly seeds: { readonly from: number; readonly to: number }
  readonly workers: number
}

/** Parses the flags of a lab command (default: all difficulty levels). */
export function parseFlags(id: string, flags: LabFlags): Parsed<LabRequest> {
  const game = findSimulatedGame(id)
  if (!game.ok) return game
  const offered = levelsOf(game.value)
  const levels = flags.difficulty?.split(',') ?? offered
  const unknown = levels.find((level) => !offered.includes(level))
  if (unknown !== undefined) return bad(`Unknown difficulty "${unknown}". Available: ${offered.join(', ')}.`)
  const settings = parseSettings(game.value, flags.set, flags.ruling)
  if (!settings.ok) return settings
  return good({
    game: game.value,
    policy: { name: flags.policy, budget: flags.budget ?? defaultBudget },
    levels,
    settings: settings.value,
    seeds: { from: flags.from, to: flags.from + flags.games },
    workers: Math.max(1, flags.workers ?? availableParallelism()),
  })
}

function findSimulatedGame(id: string): Parsed<Game> {
  const game = findGame(id)
  return game.ok && !game.value.canSimulate ? bad(`${game.value.title} cannot be simulated.`) : game
}

/** Parses and validates the settings from the command line. */
export function parseSettings(
  game: Game,
  set: readonly string[],
  ruling: readonly string[],
): Parsed<SettingsInput> {
  const options = parseOptions(game, set)
  if (!options.ok) return options
  const rulings = parsePairs(ruling)
  if (!rulings.ok) return rulings
  const settings = { options: options.value as Readonly<Record<string, Json>>, rulings: rulings.value }
  const checked = settled(game, settings)
  return checked.ok ? good(settings) : checked
}
