import type { Game, SettingsInput } from '@opfor/kernel'
import type { PolicyChoice } from './policies.ts'

/** One setting of an experiment, by a name of its own. */
export interface Arm {
  readonly id: string
  readonly settings: SettingsInput
}

/** What is measured: a game, who plays it, and the settings that the seeds are dealt to in turn. Plain data. */
export interface Experiment {
  readonly game: string
  readonly policy: PolicyChoice
  readonly arms: readonly Arm[]
}

/** A range of seeds, the last one not included. */
export interface Seeds {
  readonly from: number
  readonly to: number
}

/** The option by which games say how hard they are. */
const difficulty = 'difficulty'

/** The levels of difficulty that a game offers, by their ids. */
export function levelsOf(game: Game): readonly string[] {
  const option = game.options.find(({ question }) => question.id === difficulty)
  return option?.question.options?.map(({ id }) => id) ?? []
}

/** An arm for each of these levels; one with the standard settings where none is named. */
export function armsFor(levels: readonly string[], settings: SettingsInput = {}): readonly Arm[] {
  if (levels.length === 0) return [{ id: 'standard', settings }]
  return levels.map((id) => ({
    id,
    settings: { ...settings, options: { ...settings.options, [difficulty]: id } },
  }))
}

/** The setting that a seed is dealt to. */
export function armOf(experiment: Experiment, seed: number): Arm {
  const arm = experiment.arms[seed % experiment.arms.length]
  if (arm === undefined) throw new Error('An experiment has at least one setting.')
  return arm
}
