import {
  type Message,
  messages,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import type { Condition, Face } from '../../table/battles/pieces.ts'
import { shipAs, shipName } from '../../table/names.ts'
import { part } from '../../table/places.ts'
import { shipWith, type Situation, withShip } from '../../table/situation.ts'
import { words } from '../../table/words.ts'
import { triggerForMove, triggerForRange } from '../admiral-symbol/admiral-symbol.ts'
import { reaches } from '../admiral-symbol/green-features.ts'
import { carrierAdmiral, greenFeatures } from '../admiral-symbol/symbol-rulings.ts'
import { triggerOrHold } from '../admiral-symbol/symbols-kept.ts'
import { mayReachByFeature } from '../admiral-symbol/triggers.ts'
import type { Target } from '../attack/hierarchy.ts'
import { airTargets, flying } from '../exception/aircraft.ts'
import { carrierTable, maySplit } from '../exception/carriers.ts'
import { movementInRange, twoMoves } from '../rulings.ts'
import { combined, readDie, throwDie } from './action-dice.ts'
import { enemyInRange } from './in-range.ts'
import { sail, staysFor } from './sailing.ts'

const uses = messages('admiral.uses', {
  both: 'a Movement and an Artillery',
  twoMovements: 'two Movement symbols',
  twoArtillery: 'two Artillery symbols',
  movement: 'a Movement',
  artillery: 'an Artillery',
  launch: 'a second launch',
})

interface Had {
  readonly moves: number
  readonly artillery: number
  readonly launches: number
}

function symbolsTold(
  face: Face,
  carrier: boolean,
  had: Had,
): { readonly tell: Message; readonly uses: Message } {
  if (face !== 'admiral') return { tell: carrier ? words.carrierSymbol : words.symbols, uses: uses.both }
  if (carrier) return { tell: words.carrierAdmirals, uses: ofOne(had) }
  return had.moves + had.artillery < 2
    ? { tell: words.admiralAlone, uses: ofOne(had) }
    : { tell: words.admirals, uses: ofTwo(had) }
}

/** That of a carrier, or if the own symbol is worth nothing. */
function ofOne({ moves, artillery }: Had): Message {
  return moves > 0 ? uses.movement : artillery > 0 ? uses.artillery : uses.launch
}

function ofTwo(had: Had): Message {
  return had.moves === 0 ? uses.twoArtillery : had.artillery === 0 ? uses.twoMovements : uses.both
}

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

/** A feature named by the person may bring an enemy into range. */
function isAsked(now: Situation): boolean {
  return currentReading(now, greenFeatures) === 'asked'
}

/** With two Movement symbols a unit does not move to fire, unless the person decides on features. */
function triggersFirst(now: Situation, moves: number): boolean {
  return moves === 1 || (moves > 1 && isAsked(now))
}

function featuresOf(face: Face): number {
  return face === 'admiral' ? 2 : 1
}

function unitSymbols(table: Table<Situation>, id: string, face: Face, condition: Condition): Symbols {
  const value = readDie(table, face, condition, shipAs(shipWith(table.now, id)))
  const near = condition === 'inRange'
  const features = featuresOf(face)
  const free = face === 'admiral' && (value === 'best' || value === 'movement') && !near
  if (free && !reachesTarget(table.now, id) && applyRuling(table, twoMoves) === 'allowed')
    return { moves: 2, artillery: 0, launches: 0, features }
  const { moves, artillery } = combined(face, value, near)
  const holds =
    near && face === 'movement' && artillery > 0 && applyRuling(table, movementInRange) === 'holds'
  return { moves, artillery: holds ? 0 : artillery, launches: 0, features }
}

function reachesTarget(now: Situation, id: string): boolean {
  const ship = shipWith(now, id)
  return reaches(now, ship) || mayReachByFeature(now, ship, 'moving')
}

/** Exception: a carrier with aircraft launches with its Admiral symbol; otherwise it has only the die. */
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

/** A second launch is impossible if one launch takes all aircraft on board. */
function carrierDie(table: Table<Situation>, id: string, face: Face, condition: Condition) {
  if (face !== 'admiral') return face
  const ship = shipWith(table.now, id)
  if (ship.squadrons <= flying(table.now, ship)) return 'last'
  return launchesToo(table, id, condition) ? 'admiral' : 'wild'
}

/** An Admiral launches too if the aircraft can damage an enemy in range. Without one it moves by either reading. */
function launchesToo(table: Table<Situation>, id: string, condition: Condition): boolean {
  if (condition === 'alone') return currentReading(table.now, carrierAdmiral) === 'launches'
  const ship = shipWith(table.now, id)
  if (!airTargets(table.now, ship).some(({ grade }) => grade > 0)) return false
  return applyRuling(table, carrierAdmiral) === 'launches'
}
