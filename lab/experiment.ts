import type { Game, SettingsInput } from '@opfor/kernel'
import type { PolicyChoice } from './policies/policies.ts'

export interface Arm {
  readonly id: string
  readonly settings: SettingsInput
}

/** Seeds are assigned to arms in turn. Plain data. */
export interface Experiment {
  readonly game: string
  readonly policy: PolicyChoice
  readonly arms: readonly Arm[]
  readonly variant?: string | undefined
}

/** `to` is exclusive. */
export interface SeedRange {
  readonly from: number
  readonly to: number
}

/** The same option id in all games. */
const difficulty = 'difficulty'

export function levelsOf(game: Game): readonly string[] {
  const option = game.options.find(({ question }) => question.id === difficulty)
  return option?.question.options?.map(({ id }) => id) ?? []
}

/** One arm per level; a single arm if no level is named. */
export function armsByLevel(levels: readonly string[], settings: SettingsInput = {}): readonly Arm[] {
  if (levels.length === 0) return [{ id: 'standard', settings }]
  return levels.map((id) => ({
    id,
    settings: { ...settings, options: { ...settings.options, [difficulty]: id } },
  }))
}

export function armOfSeed(experiment: Experiment, seed: number): Arm {
  const arm = experiment.arms[seed % experiment.arms.length]
  if (arm === undefined) throw new Error('An experiment needs at least one arm.')
  return arm
}
