import type { Battery, Battle, Board, Feature, ShipClass, Squadrons } from './pieces.ts'

type Either<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]?: T[P] | undefined }

/** Fields with a default may be omitted. */
export type WrittenBattery = Either<Battery, 'kind'>

export type WrittenFeature = Either<Feature, 'by'>

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

export interface WrittenBattle
  extends Omit<Either<Battle, 'author' | 'costs'>, 'board' | 'classes' | 'typed'> {
  readonly board: Either<Board, 'metric' | 'islands' | 'throughFriends' | 'friendsBlock'>
  readonly classes: readonly WrittenClass[]
  readonly typed?: readonly Either<Battle['typed'][number], 'symbols'>[]
}
