import type { Candidate } from '../pieces/candidate.ts'
import { type Pile, pile } from '../pieces/pile.ts'
import type { Readings } from '../ask/ruling.ts'
import type { Settings } from '../ask/settings.ts'
import { type Scouting, scoutingOf } from './scouts.ts'
import { type Card, named, supplies, type TowerId, towers, wholeDeck } from './pieces.ts'

/** Distance and sight count only on a tracked table. */
export interface Tower extends Candidate {
  readonly id: TowerId
  readonly keeper: string
  readonly supplies: number
  readonly distance: number
  readonly inSight: boolean
  /** Increases when the raider moves; facts about this tower depend on it. */
  readonly moved: number
}

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
  readonly scouts?: Scouting | undefined
}

export function initialSituation({ options, rulings }: Settings): Situation {
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

export function tower(situation: Situation, id: string): Tower | undefined {
  return situation.towers.find((each) => each.id === id)
}

export function withTower(situation: Situation, id: string, change: Partial<Tower>): Situation {
  const all = situation.towers.map((each) => (each.id === id ? { ...each, ...change } : each))
  return { ...situation, towers: all }
}

export function suppliesLeft(situation: Situation): number {
  return situation.towers.reduce((sum, each) => sum + each.supplies, 0)
}
