import { type Procedure, reading, ruled, type Table } from '@opfor/kernel'
import { type Condition, dieTable, throwDie } from './action-dice.ts'
import { mayReachByFeature, triggerFeatures, triggerForMove } from './admiral-symbol.ts'
import { flying } from './aircraft.ts'
import { volleyOf } from './damage.ts'
import { reaches } from './green-features.ts'
import { shipName } from './names.ts'
import type { Face } from './pieces.ts'
import { part } from './part.ts'
import { gradeFrom } from './ranges.ts'
import { carrierAdmiral, inRange, movementInRange, twoMoves } from './rulings.ts'
import { sail, staysFor } from './sailing.ts'
import { enemyOf, fleetOf, type Ship, shipWith, type Situation, squareOf, withShip } from './situation.ts'
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
  const condition = conditionOf(table.now, shipWith(table.now, id), carrier ? 1 : symbolsInRange(face))
  if (!carrier) dieTable.read(table, face, condition)
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
  const used = moves > 0 && symbols.features > 0 ? yield* triggerForMove(table, id, symbols.features) : 0
  if (moves > 0) yield* part(table, () => sail(table, id, moves))
  else staysFor(table, id, condition === 'inRange' ? words.staysInRange : words.staysStill)
  yield* triggerFeatures(table, id, symbols.features - used)
}

function symbolsInRange(face: Face): number {
  return face === 'movement' ? 1 : 2
}

/** Whether an enemy is in range: one that it may fire at, and damage with the symbols it would have. */
function conditionOf(now: Situation, ship: Ship, symbols: number): Condition {
  const from = squareOf(ship)
  if (from === undefined) return 'alone'
  const volley = volleyOf(now, ship, symbols)
  const enough = reading(now, inRange) === 'any' ? 0 : 1
  for (const enemy of fleetOf(now, enemyOf(ship.side)))
    if ((gradeFrom(now, ship, from, enemy, volley) ?? -1) >= enough) return 'inRange'
  return 'alone'
}

/** Any unit but a carrier with aircraft: the thrown die, and its Admiral symbol by the table. */
function unitSymbols(table: Table<Situation>, id: string, face: Face, condition: Condition): Symbols {
  const features = face === 'admiral' ? 2 : 1
  if (condition === 'inRange') {
    const fires = face !== 'movement' || ruled(table, movementInRange) === 'attacks'
    return { moves: 0, artillery: fires ? symbolsInRange(face) : 0, launches: 0, features }
  }
  const far = face === 'admiral' && !reachesTarget(table.now, id) && ruled(table, twoMoves) === 'allowed'
  return { moves: far ? 2 : 1, artillery: far ? 0 : 1, launches: 0, features }
}

/** Whether one move brings a target within range, by a feature if need be. */
function reachesTarget(now: Situation, id: string): boolean {
  const ship = shipWith(now, id)
  return reaches(now, ship) || mayReachByFeature(now, ship)
}

/** Exception: a carrier with aircraft launches with its Admiral symbol; the die is all it has besides. */
function carrierSymbols(table: Table<Situation>, id: string, face: Face, condition: Condition): Symbols {
  const near = condition === 'inRange'
  if (face === 'movement') return { moves: near ? 0 : 1, artillery: 0, launches: 1, features: 0 }
  if (face === 'artillery') return { moves: 0, artillery: 1, launches: 1, features: 0 }
  const ship = shipWith(table.now, id)
  const twice = ship.squadrons > flying(table.now, ship) && ruled(table, carrierAdmiral) === 'launches'
  if (twice) return { moves: 0, artillery: 0, launches: 2, features: 0 }
  return { moves: near ? 0 : 1, artillery: near ? 1 : 0, launches: 1, features: 1 }
}
