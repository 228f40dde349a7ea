import {
  parseFailure,
  type Game,
  parseSuccess,
  type Json,
  type Parsed,
  type SettingsInput,
  resolveSettings,
} from '@opfor/kernel'
import type { Arm } from '../experiment.ts'

/** A study measures all combinations of these options and rulings. */
export interface StudyGrid {
  readonly options?: Readonly<Record<string, readonly Json[]>> | undefined
  readonly rulings?: Readonly<Record<string, readonly string[]>> | undefined
}

export const maxArms = 60

interface Axis {
  readonly id: string
  readonly values: readonly { readonly name: string; readonly settings: SettingsInput }[]
}

/** In the file's order; the last axis varies fastest. */
export function armsOf(game: Game, grid: StudyGrid): Parsed<{ readonly arms: readonly Arm[] }> {
  const axes = axesOf(grid)
  for (const { id, values } of axes) {
    if (values.length === 0) return parseFailure(`${id}: at least one value is expected`)
    for (const [at, { name, settings }] of values.entries()) {
      const checked = resolveSettings(game, settings)
      if (!checked.ok) return parseFailure(`${id}[${at}]: ${checked.problem}`)
      if (values.findIndex((each) => each.name === name) < at)
        return parseFailure(`${id}[${at}]: duplicate value`)
    }
  }
  const count = axes.reduce((product, { values }) => product * values.length, 1)
  if (count > maxArms)
    return parseFailure(
      `these options and rulings make ${count} settings; at most ${maxArms} can be measured`,
    )
  const arms = axes.reduce<
    readonly { readonly names: readonly string[]; readonly settings: SettingsInput }[]
  >(
    (before, { values }) =>
      before.flatMap(({ names, settings }) =>
        values.map((value) => ({
          names: values.length === 1 ? names : [...names, value.name],
          settings: mergeSettings(settings, value.settings),
        })),
      ),
    [{ names: [], settings: {} }],
  )
  for (const { names, settings } of arms) {
    const checked = resolveSettings(game, settings)
    if (!checked.ok) return parseFailure(`${names.join(', ')}: ${checked.problem}`)
  }
  return parseSuccess({
    arms: arms.map(({ names, settings }) => ({ id: names.join(', ') || 'standard', settings })),
  })
}

function axesOf({ options = {}, rulings = {} }: StudyGrid): readonly Axis[] {
  return [
    ...Object.entries(options).map(([id, values]) => ({
      id: `options.${id}`,
      values: values.map((value, at) => ({
        name: valueName(id, value, at),
        settings: { options: { [id]: value } },
      })),
    })),
    ...Object.entries(rulings).map(([id, values]) => ({
      id: `rulings.${id}`,
      values: values.map((value) => ({ name: value, settings: { rulings: { [id]: value } } })),
    })),
  ]
}

function valueName(id: string, value: Json, at: number): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' ? `${id} ${at + 1}` : `${id} ${String(value)}`
}

function mergeSettings(one: SettingsInput, other: SettingsInput): SettingsInput {
  return {
    options: { ...one.options, ...other.options },
    rulings: { ...one.rulings, ...other.rulings },
  }
}
