import type { Battery, Battle, Board, Feature, ShipClass, Squadrons } from './pieces.ts'

/** An object in which some fields may be left out. */
type Either<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: T[P] | undefined }

/** A battery as it is written: what has a standard may be left out. */
export type WrittenBattery = Either<Battery, 'kind'>

/** A feature as it is written. */
export type WrittenFeature = Either<Feature, 'by'>

/** A ship card as it is written. */
export interface WrittenClass
  extends Omit<
    Either<ShipClass, 'light' | 'severe' | 'antiAircraft'>,
    'batteries' | 'squadrons' | 'green' | 'red'
  > {
  readonly batteries: readonly WrittenBattery[]
  readonly squadrons?: Either<Squadrons, 'perLaunch'> | undefined
  readonly green?: readonly WrittenFeature[]
  readonly red?: readonly WrittenFeature[]
}

/** A battle as it is written. */
export interface WrittenBattle
  extends Omit<Either<Battle, 'author' | 'costs'>, 'board' | 'classes' | 'typed'> {
  readonly board: Either<Board, 'metric' | 'islands' | 'throughFriends' | 'friendsBlock'>
  readonly classes: readonly WrittenClass[]
  readonly typed?: readonly Either<Battle['typed'][number], 'symbols'>[]
}
