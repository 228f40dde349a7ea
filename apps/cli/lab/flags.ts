import { availableParallelism } from 'node:os'
import {
  parseFailure,
  type Game,
  parseSuccess,
  type Json,
  type Parsed,
  type SettingsInput,
  resolveSettings,
} from '@opfor/kernel'
import { levelsOf, type PolicyChoice, type PolicyName, defaultBudget } from '@opfor/lab'
import { findGame } from '../files/journal-file.ts'
import { parsePairs, parseOptions } from '../set-up/set-up.ts'

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

export interface LabRequest {
  readonly game: Game
  readonly policy: PolicyChoice
  readonly levels: readonly string[]
  readonly settings: SettingsInput
  readonly seeds: { readonly from: number; readonly to: number }
  readonly workers: number
}

/** Uses all difficulty levels by default. */
export function parseFlags(id: string, flags: LabFlags): Parsed<LabRequest> {
  const game = findSimulatedGame(id)
  if (!game.ok) return game
  const offered = levelsOf(game.value)
  const levels = flags.difficulty?.split(',') ?? offered
  const unknown = levels.find((level) => !offered.includes(level))
  if (unknown !== undefined)
    return parseFailure(`Unknown difficulty "${unknown}". Available: ${offered.join(', ')}.`)
  const settings = parseSettings(game.value, flags.set, flags.ruling)
  if (!settings.ok) return settings
  return parseSuccess({
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
  return game.ok && !game.value.canSimulate ? parseFailure(`${game.value.title} cannot be simulated.`) : game
}

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
  const checked = resolveSettings(game, settings)
  return checked.ok ? parseSuccess(settings) : checked
}
