import {
  ask,
  type Candidate,
  choice,
  message,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { askUnlessOne } from '../your-side/your-attack.ts'
import { type Square, squareIn } from '../../table/house-model/board.ts'
import { shipName } from '../../table/names.ts'
import { part } from '../../table/places.ts'
import { type Side, sides } from '../../table/battles/pieces.ts'
import { corners, standBy } from '../rulings.ts'
import { fleetOf, shipOn, type Situation, waiting, withShip } from '../../table/situation.ts'
import { words } from '../../table/words.ts'

const mostDeployed = 8

/** From the side's own right. */
export function firstRow(now: Situation, side: Side): readonly Square[] {
  const { columns, rows } = now.battle.board
  const fromRight = side === 'player' || currentReading(now, corners) === 'same'
  return Array.from({ length: columns }, (_, at) => (fromRight ? columns - 1 - at : at)).flatMap(
    (x) => squareIn(x, side === 'player' ? 0 : rows - 1) ?? [],
  )
}

function freeSquares(now: Situation, side: Side): readonly Square[] {
  return firstRow(now, side).filter((square) => shipOn(now, square) === undefined)
}

function roomFor(now: Situation): number {
  return Math.min(mostDeployed, now.battle.board.columns)
}

const enterNow = message('admiral.ask.enter', 'Does {ship} enter on {square}?')
const enterWhere = message('admiral.ask.enterWhere', 'Where does {ship} enter?')
const later: Candidate = { id: 'later', name: message('admiral.later', 'it waits') }

/** Setup: waiting units enter at the start of a turn while there is room. */
export function* enterFromStandBy(table: Table<Situation>): Procedure<void> {
  for (const side of sides) {
    let entered = true
    while (entered) entered = yield* part(table, () => enterNext(table, side))
  }
}

/** Returns false if the first one waits: so do those behind it. */
function* enterNext(table: Table<Situation>, side: Side): Procedure<boolean> {
  const [next] = waiting(table.now, side)
  if (next === undefined || table.now.phase !== 'standBy' || firstFree(table.now, side) === undefined)
    return false
  const manual = applyRuling(table, standBy) === 'manual'
  if (!manual && side === 'stratego') applyRuling(table, corners)
  const square = manual
    ? yield* askWhere(table, side, next.id)
    : side === 'player' && mayWait(table.now, side)
      ? yield* askWhether(table, next.id)
      : firstFree(table.now, side)
  if (square === undefined) return false
  enter(table, next.id, square)
  return true
}

export function firstFree(now: Situation, side: Side): Square | undefined {
  return fleetOf(now, side).length < roomFor(now) ? freeSquares(now, side)[0] : undefined
}

/** A side without a ship on the board must enter. */
function mayWait(now: Situation, side: Side): boolean {
  return fleetOf(now, side).length > 0
}

function* askWhether(table: Table<Situation>, id: string): Procedure<Square | undefined> {
  const enters = yield* ask(table, (now) =>
    yesNo(
      'admiral.enter',
      'player',
      { ...enterNow, params: { ship: nameOf(now, id), square: firstFree(now, 'player')?.id ?? '' } },
      { proposal: true },
    ),
  )
  return enters ? firstFree(table.now, 'player') : undefined
}

function* askWhere(table: Table<Situation>, side: Side, id: string): Procedure<Square | undefined> {
  const answer = yield* askUnlessOne(table, (now) =>
    choice<Candidate>(
      'admiral.enterWhere',
      'player',
      { ...enterWhere, params: { ship: nameOf(now, id) } },
      [...freeSquares(now, side), ...(mayWait(now, side) ? [later] : [])],
      { points: { by: 'place', leadsTo: (to) => (to === later.id ? [] : [to]) } },
    ),
  )
  return freeSquares(table.now, side).find((square) => square.id === answer?.id)
}

function nameOf(now: Situation, id: string): ReturnType<typeof shipName> | string {
  const ship = now.ships.find((each) => each.id === id)
  return ship === undefined ? id : shipName(ship)
}

function enter(table: Table<Situation>, id: string, square: Square): void {
  const ship = nameOf(table.now, id)
  table.change(withShip(table.now, id, { at: square.id, from: square.id }), words.enters, {
    ship,
    square: square.name,
  })
}
