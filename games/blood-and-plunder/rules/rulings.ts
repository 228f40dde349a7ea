import type { Ruling } from '@opfor/kernel'
import * as actions from './rulings/actions.ts'
import * as commandAndShips from './rulings/command-and-ships.ts'
import * as exceptions from './rulings/exceptions.ts'
import * as turn from './rulings/turn.ts'
import * as whereMovesEnd from './rulings/where-moves-end.ts'

/** Sorted, because bundlers do not agree on the order of exports. */
export const rulings: readonly Ruling[] = [turn, actions, whereMovesEnd, exceptions, commandAndShips].flatMap(
  (part) => Object.values<Ruling>(part).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
)
