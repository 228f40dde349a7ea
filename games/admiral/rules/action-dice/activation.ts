import { type Procedure, reading, ruled, type Table } from '@opfor/kernel'
import { combined, readDie, throwDie } from './action-dice.ts'
import { triggerForMove, triggerForRange } from '../admiral-symbol/admiral-symbol.ts'
import { airTargets, flying } from '../exception/aircraft.ts'
import { carrierTable, maySplit } from '../exception/carriers.ts'
import { reaches } from '../admiral-symbol/green-features.ts'
import type { Target } from '../attack/hierarchy.ts'
import { enemyInRange } from './in-range.ts'
import { shipAs, shipName } from '../../table/names.ts'
import type { Condition, Face } from '../../table/battles/pieces.ts'
import { part } from '../movement/part.ts'
import { movementInRange, twoMoves } from '../rulings.ts'
import { carrierAdmiral, greenFeatures } from '../admiral-symbol/symbol-rulings.ts'
import { sail, staysFor } from './sailing.ts'
import { shipWith, type Situation, withShip } from '../../table/situation.ts'
import { triggerOrHold } from '../admiral-symbol/symbols-kept.ts'
import { symbolsTold } from './symbols-told.ts'
import { mayReachByFeature } from '../admiral-symbol/triggers.ts'
import { words } from '../../table/words.ts'

/** What a unit has for its turn: Movement and Artillery symbols, launches, and features it may trigger. */
interface Symbols {
  readonly moves: number
  readonly artillery: number
  readonly launches: number
  readonly features: number
}

/** How Stratego's ships work: the die, its value, features, and the move. */
export function* activate(table: Table<Situation>, id: string): Procedure<void> {
  const face = yield* throwDie(table, id)
  const carrier = shipWith(table.now, id).squadrons > 0
  const lent = yield* triggerForRange(table, id, featuresOf(face) - (carrier ? 1 : 0))
  let enemy = yield* enemyInRange(table, id)
  let { features, moves } = assign(table, id, face, enemy)
  let used = lent
  if (triggersFirst(table.now, moves)) {
    used += yield* triggerForMove(table, id, features - lent)
    const near = used > lent && isAsked(table.now) ? yield* enemyInRange(table, id) : undefined
    if (near !== undefined) {
      enemy = near
      ;({ features, moves } = assign(table, id, face, near))
    }
  }
  if (moves > 0) yield* part(table, () => sail(table, id, moves))
  else staysFor(table, id, enemy === undefined ? words.staysStill : words.staysInRange, enemy)
  yield* triggerOrHold(table, id, features - used)
}

/** The unit has its symbols, as an enemy is in range or none is. */
function assign(table: Table<Situation>, id: string, face: Face, enemy: Target | undefined): Symbols {
  const carrier = shipWith(table.now, id).squadrons > 0
  const condition = enemy === undefined ? 'alone' : 'inRange'
  const symbols = carrier
    ? carrierSymbols(table, id, face, condition)
    : unitSymbols(table, id, face, condition)
  const { artillery, launches } = symbols
  const { tell, uses } = symbolsTold(face, carrier, symbols)
  const ship = shipWith(table.now, id)
  table.change(withShip(table.now, id, { artillery, launches, splits: maySplit(table.now, ship) }), tell, {
    ship: shipName(ship),
    artillery,
    launches,
    uses,
  })
  return symbols
}

/** Whether a person says which features are used: one that was named may have brought an enemy into range. */
function isAsked(now: Situation): boolean {
  return reading(now, greenFeatures) === 'asked'
}

/** Whether features are looked at before the move: with two Movement symbols it does not move to fire, but you may say which. */
function triggersFirst(now: Situation, moves: number): boolean {
  return moves === 1 || (moves > 1 && isAsked(now))
}

/** The Admiral symbols that trigger features: its own, and a thrown one. */
function featuresOf(face: Face): number {
  return face === 'admiral' ? 2 : 1
}

/** Any unit but a carrier with aircraft: the thrown die, and its Admiral symbol by the table. */
function unitSymbols(table: Table<Situation>, id: string, face: Face, condition: Condition): Symbols {
  const value = readDie(table, face, condition, shipAs(shipWith(table.now, id)))
  const near = condition === 'inRange'
  const features = featuresOf(face)
  const free = face === 'admiral' && (value === 'best' || value === 'movement') && !near
  if (free && !reachesTarget(table.now, id) && ruled(table, twoMoves) === 'allowed')
    return { moves: 2, artillery: 0, launches: 0, features }
  const { moves, artillery } = combined(face, value, near)
  const holds = near && face === 'movement' && artillery > 0 && ruled(table, movementInRange) === 'holds'
  return { moves, artillery: holds ? 0 : artillery, launches: 0, features }
}

/** Whether one move brings a target within range, by a feature if need be. */
function reachesTarget(now: Situation, id: string): boolean {
  const ship = shipWith(now, id)
  return reaches(now, ship) || mayReachByFeature(now, ship, 'moving')
}

/** Exception: a carrier with aircraft launches with its Admiral symbol; the die is all it has besides. */
function carrierSymbols(table: Table<Situation>, id: string, face: Face, condition: Condition): Symbols {
  const use = carrierTable.read(
    table,
    carrierDie(table, id, face, condition),
    condition,
    shipAs(shipWith(table.now, id)),
  )
  return {
    moves: use === 'movement' ? 1 : 0,
    artillery: use === 'artillery' ? 1 : 0,
    launches: use === 'launch' ? 2 : 1,
    features: face === 'admiral' && use !== 'launch' ? 1 : 0,
  }
}

/** What a die of a carrier is: an Admiral launches too, or does not; it cannot where one launch takes all that are on board. */
function carrierDie(table: Table<Situation>, id: string, face: Face, condition: Condition) {
  if (face !== 'admiral') return face
  const ship = shipWith(table.now, id)
  if (ship.squadrons <= flying(table.now, ship)) return 'last'
  return launchesToo(table, id, condition) ? 'admiral' : 'wild'
}

/** Whether a thrown Admiral launches aircraft too, where more are on board than one launch takes: they can damage an enemy that is in range. With none in range it moves by either reading. */
function launchesToo(table: Table<Situation>, id: string, condition: Condition): boolean {
  if (condition === 'alone') return reading(table.now, carrierAdmiral) === 'launches'
  const ship = shipWith(table.now, id)
  if (!airTargets(table.now, ship).some(({ grade }) => grade > 0)) return false
  return ruled(table, carrierAdmiral) === 'launches'
}
