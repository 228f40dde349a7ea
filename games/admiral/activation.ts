import { type Procedure, ruled, type Table } from '@opfor/kernel'
import { combined, readDie, throwDie } from './action-dice.ts'
import { triggerFeatures, triggerForMove, triggerForRange } from './admiral-symbol.ts'
import { airTargets, flying } from './aircraft.ts'
import { carrierTable } from './carriers.ts'
import { reaches } from './green-features.ts'
import { enemyInRange } from './in-range.ts'
import { shipAs, shipName } from './names.ts'
import type { Condition, Face } from './pieces.ts'
import { part } from './part.ts'
import { carrierAdmiral, movementInRange, twoMoves } from './rulings.ts'
import { sail, staysFor } from './sailing.ts'
import { shipWith, type Situation, withShip } from './situation.ts'
import { mayReachByFeature } from './triggers.ts'
import { words } from './words.ts'

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
  const lent = carrier ? 0 : yield* triggerForRange(table, id, featuresOf(face))
  const enemy = yield* enemyInRange(table, id)
  const condition = enemy === undefined ? 'alone' : 'inRange'
  const symbols = carrier
    ? carrierSymbols(table, id, face, condition)
    : unitSymbols(table, id, face, condition)
  const { artillery, launches, moves } = symbols
  const ship = shipWith(table.now, id)
  table.change(
    withShip(table.now, id, { artillery, launches, splits: !carrier }),
    carrier ? words.carrierSymbol : words.symbols,
    { ship: shipName(ship), artillery, launches },
  )
  const used = lent + (moves > 0 ? yield* triggerForMove(table, id, symbols.features - lent) : 0)
  if (moves > 0) yield* part(table, () => sail(table, id, moves))
  else staysFor(table, id, enemy === undefined ? words.staysStill : words.staysInRange, enemy)
  yield* triggerFeatures(table, id, symbols.features - used)
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
  const free = face === 'admiral' && value === 'best' && !near
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
  const die = face === 'admiral' && !launchesToo(table, id, condition) ? 'wild' : face
  const use = carrierTable.read(table, die, condition, shipAs(shipWith(table.now, id)))
  return {
    moves: use === 'movement' ? 1 : 0,
    artillery: use === 'artillery' ? 1 : 0,
    launches: use === 'launch' ? 2 : 1,
    features: face === 'admiral' && use !== 'launch' ? 1 : 0,
  }
}

/** Whether a thrown Admiral launches aircraft too: more are on board than one launch takes, and they can damage an enemy that is in range. */
function launchesToo(table: Table<Situation>, id: string, condition: Condition): boolean {
  const ship = shipWith(table.now, id)
  if (ship.squadrons <= flying(table.now, ship)) return false
  if (condition === 'inRange' && !airTargets(table.now, ship).some(({ grade }) => grade > 0)) return false
  return ruled(table, carrierAdmiral) === 'launches'
}
