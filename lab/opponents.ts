import { digest, type GameModule, type Readings, type Settings, type SettingsInput } from '@opfor/kernel'
import { settingsOf } from './match.ts'

/** One of two opponents: its game, its settings, and the readings and replaced lists that its situations name. */
export interface Opponent<S> {
  readonly game: GameModule<S>
  readonly settings: Settings
  readonly rulings: Readings
}

/** Two opponents to compare. */
export interface OpponentPair<S> {
  readonly first: Opponent<S>
  readonly second: Opponent<S>
  /** What is different: only the lists, also readings, or also options. */
  readonly differIn: 'lists' | 'readings' | 'options'
  /** The lines that the second one has dropped or moved, if that is all: without a part of them a turn is the same. */
  readonly touched?: ReadonlySet<string> | undefined
}

/** An opponent with these settings. */
export function opponentOf<S>(game: GameModule<S>, input: SettingsInput): Opponent<S> {
  const settings = settingsOf(game, input)
  const { rulings } = game.begin(settings) as { readonly rulings: Readings }
  return { game, settings, rulings }
}

/** Two opponents, and what is different between them. */
export function pairOf<S>(
  first: Opponent<S>,
  second: Opponent<S>,
  touched?: ReadonlySet<string>,
): OpponentPair<S> {
  const same = (part: keyof Settings) => digest(first.settings[part]) === digest(second.settings[part])
  const differIn = same('options') ? (same('rulings') ? 'lists' : 'readings') : 'options'
  return { first, second, differIn, touched }
}
