import {
  noteText,
  ask,
  choice,
  withParams,
  type Message,
  message,
  type Procedure,
  resultText,
  type Table,
  playerActionText,
} from '@opfor/kernel'
import { goAboard } from '../opposing-force-ships/aboard.ts'
import { withGrapple } from '../opposing-force-ships/grapples.ts'
import { leftMelee } from '../attack/left-melee.ts'
import { isMapped } from '../../table/on-the-map.ts'
import {
  ownShipOf,
  type Ship,
  shipOf,
  shipsOf,
  shipWith,
  type Situation,
  type Unit,
  unitWith,
} from '../../table/situation.ts'
import { whereItEnded } from '../movement/where-it-ended.ts'
import { whereShipEnded, withShipPlaced } from '../opposing-force-ships/where-ship-ended.ts'
import { told } from '../../table/words.ts'

const words = {
  grapples: message('blood-and-plunder.ask.whichShip', 'Which ship did {ship} grapple?'),
  boards: message('blood-and-plunder.ask.boards', 'Which ship did {unit} board?'),
  sailed: { id: 'blood-and-plunder.yourShip', ...playerActionText(noteText('{ship} has moved.')) },
  cut: { id: 'blood-and-plunder.cutLoose', ...resultText('{ship} and {other} are no longer grappled.') },
}

export type ShipAction = 'sailed' | 'grappled' | 'cut' | 'landed' | 'boarded'

export const mayHave: Readonly<Record<ShipAction, (now: Situation, unit: Unit) => boolean>> = {
  sailed: (now, unit) => ownShipOf(now, unit) !== undefined,
  grappled: (now, unit) => ownShipOf(now, unit)?.grappled === '' && freeShips(now).length > 0,
  cut: (now, unit) => (shipOf(now, unit)?.grappled ?? '') !== '',
  landed: (now, unit) => shipOf(now, unit) !== undefined,
  boarded: (now, unit) => shipsToBoard(now, unit).length > 0,
}

function freeShips(now: Situation): readonly Ship[] {
  return shipsOf(now, 'opfor').filter(({ grappled }) => grappled === '')
}

function shipsToBoard(now: Situation, { aboard, side }: Unit): readonly Ship[] {
  return now.ships.filter(
    (ship) =>
      ship.gone !== true &&
      ship.id !== aboard &&
      (ship.side === side || (aboard !== '' && ship.grappled === aboard)),
  )
}

export const playerShipActions: Readonly<
  Record<ShipAction, (table: Table<Situation>, id: string) => Procedure<void>>
> = {
  *sailed(table, id) {
    const ship = ownShipOf(table.now, unitWith(table.now, id))
    if (ship === undefined) return
    if (isMapped(table.now)) yield* whereShipEnded(table, ship.id, (lying) => lying)
    else table.change(withShipPlaced(table.now, ship.id), words.sailed, { ship: ship.name })
  },
  *grappled(table, id) {
    const ship = ownShipOf(table.now, unitWith(table.now, id))
    if (ship === undefined) return
    const text = withParams(words.grapples, { ship: ship.name })
    const other = yield* oneShip(table, 'blood-and-plunder.whichShip', text, freeShips)
    if (other === undefined) return
    const names = { ship: ship.name, other: other.name }
    table.change(withGrapple(table.now, ship.id, other.id), told.grappled, names)
  },
  *cut(table, id) {
    const ship = shipOf(table.now, unitWith(table.now, id))
    const other = ship === undefined ? undefined : shipWith(table.now, ship.grappled)
    if (ship === undefined || other === undefined) return
    table.change(withGrapple(table.now, ship.id, ''), words.cut, { ship: ship.name, other: other.name })
  },
  *landed(table, id) {
    const unit = unitWith(table.now, id)
    const ship = shipOf(table.now, unit)
    if (ship === undefined) return
    goAboard(table, id, '')
    if (isMapped(table.now)) yield* whereItEnded(table, id, (now) => unitWith(now, id).at)
    yield* leftMelee(table, id)
  },
  *boarded(table, id) {
    const text = withParams(words.boards, { unit: unitWith(table.now, id).name })
    const ship = yield* oneShip(table, 'blood-and-plunder.boards', text, (now) =>
      shipsToBoard(now, unitWith(now, id)),
    )
    if (ship === undefined) return
    goAboard(table, id, ship.id)
    yield* leftMelee(table, id)
  },
}

function* oneShip(
  table: Table<Situation>,
  id: string,
  text: Message,
  among: (now: Situation) => readonly Ship[],
): Procedure<Ship | undefined> {
  const [only, another] = among(table.now)
  if (only === undefined || another === undefined) return only
  return yield* ask(table, (now) =>
    among(now).length === 0 ? undefined : choice(id, 'player', text, among(now)),
  )
}
