import type { Game, SettingsInput } from '@opfor/kernel'
import type { PolicyChoice } from './policies.ts'

/** One arm of an experiment: settings with an id. */
export interface Arm {
  readonly id: string
  readonly settings: SettingsInput
}

/** A game, a policy, and the arms that seeds are assigned to in turn. Plain data. */
export interface Experiment {
  readonly game: string
  readonly policy: PolicyChoice
  readonly arms: readonly Arm[]
  /** The text of a variant, if the opponent does not play by its printed lists. */
  readonly variant?: string | undefined
}

/** A range of seeds; `to` is exclusive. */
export interface Seeds {
  readonly from: number
  readonly to: number
}

/** The id of the option for the difficulty, the same in all games. */
const difficulty = 'difficulty'

/** The ids of a game's difficulty levels. */
export function levelsOf(game: Game): readonly string[] {
  const option = game.options.find(({ question }) => question.id === difficulty)
  return option?.question.options?.map(({ id }) => id) ?? []
}

/** One arm per level, or a single arm with the given settings if no level is named. */
export function armsFor(levels: readonly string[], settings: SettingsInput = {}): readonly Arm[] {
  if (levels.length === 0) return [{ id: 'standard', settings }]
  return levels.map((id) => ({
    id,
    settings: { ...settings, options: { ...settings.options, [difficulty]: id } },
  }))
}

/** The arm that a seed is assigned to. */
export function armOf(experiment: Experiment, seed: number): Arm {
  const arm = experiment.arms[seed % experiment.arms.length]
  if (arm === undefined) throw new Error('An experiment needs at least one arm.')
  return arm
}
