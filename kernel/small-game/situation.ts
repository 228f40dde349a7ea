import type { Candidate } from '../pieces/candidate.ts'
import { type Pile, pile } from '../pieces/pile.ts'
import type { Readings } from '../ask/ruling.ts'
import type { Settings } from '../ask/settings.ts'
import { type Scouting, scoutingOf } from './scouts.ts'
import { type Card, named, supplies, type TowerId, towers, wholeDeck } from './pieces.ts'

/** A watchtower as the program knows it. Distance and sight count only on a tracked table. */
export interface Tower extends Candidate {
  readonly id: TowerId
  readonly keeper: string
  readonly supplies: number
  readonly distance: number
  readonly inSight: boolean
  /** Increases when the raider moves; facts about this tower depend on it. */
  readonly moved: number
}

/** The small game's state. */
export interface Situation {
  readonly rulings: Readings
  readonly length: number
  readonly tracked: boolean
  readonly turn: number
  readonly deck: Pile
  readonly card: Card | ''
  readonly guards: Readonly<Record<string, string>>
  readonly towers: readonly Tower[]
  readonly looted: number
  /** Only in matches with scouts. */
  readonly scouts?: Scouting | undefined
}

/** The table before the first answer. */
export function begin({ options, rulings }: Settings): Situation {
  return {
    rulings,
    length: Number(options['length']),
    tracked: true,
    turn: 1,
    deck: pile(wholeDeck),
    card: '',
    guards: {},
    towers: towers.map(({ id, keeper }) => ({
      ...named(id),
      id,
      keeper,
      supplies,
      distance: 0,
      inSight: false,
      moved: 0,
    })),
    looted: 0,
    ...scoutingOf(options['scouts']),
  }
}

/** The tower with this id, as it is now. */
export function tower(situation: Situation, id: string): Tower | undefined {
  return situation.towers.find((each) => each.id === id)
}

/** The situation with one tower changed. */
export function withTower(situation: Situation, id: string, change: Partial<Tower>): Situation {
  const all = situation.towers.map((each) => (each.id === id ? { ...each, ...change } : each))
  return { ...situation, towers: all }
}

/** How much is left in all towers. */
export function suppliesLeft(situation: Situation): number {
  return situation.towers.reduce((sum, each) => sum + each.supplies, 0)
}
