import { digestValue, type GameModule, type Readings, type Settings, type SettingsInput } from '@opfor/kernel'
import { requireSettings } from './match.ts'

export interface Opponent<S> {
  readonly game: GameModule<S>
  readonly settings: Settings
  readonly rulings: Readings
}

export interface OpponentPair<S> {
  readonly first: Opponent<S>
  readonly second: Opponent<S>
  /** Only the lists differ, also readings, or also options. */
  readonly differIn: 'lists' | 'readings' | 'options'
  /** Lines that the second opponent drops or moves, if nothing else differs: turns without them are the same. */
  readonly touched?: ReadonlySet<string> | undefined
}

export function makeOpponent<S>(game: GameModule<S>, input: SettingsInput): Opponent<S> {
  const settings = requireSettings(game, input)
  const { rulings } = game.initialSituation(settings) as { readonly rulings: Readings }
  return { game, settings, rulings }
}

export function makeOpponentPair<S>(
  first: Opponent<S>,
  second: Opponent<S>,
  touched?: ReadonlySet<string>,
): OpponentPair<S> {
  const same = (part: keyof Settings) =>
    digestValue(first.settings[part]) === digestValue(second.settings[part])
  const differIn = same('options') ? (same('rulings') ? 'lists' : 'readings') : 'options'
  return { first, second, differIn, touched }
}
