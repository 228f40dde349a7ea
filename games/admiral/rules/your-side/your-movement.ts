import { type Candidate, choice, message, type Procedure, type Table } from '@opfor/kernel'
import { askUnlessOne } from './your-attack.ts'
import { toMove } from '../movement/movement.ts'
import { shipAs, shipName } from '../../table/names.ts'
import { inRows, reachable, squaresAMove, type Stop } from '../house-model/reach.ts'
import { isInOne, type Ship, shipWith, type Situation, squareOf, withShip } from '../../table/situation.ts'
import { words } from '../../table/words.ts'
import { isUse, use, usesBeforeMove } from './your-features.ts'

const whichShip = message('admiral.ask.mover', 'Which of your ships moves?')
const whichAndWhere = message('admiral.ask.course', 'Which of your ships moves, and where to?')
const whereTo = message('admiral.ask.square', 'Where does {ship} sail?')
const rest: Candidate = { id: 'rest', name: message('admiral.rest', 'the rest stays') }
const stays = 'stays'

export function* youMove(table: Table<Situation>): Procedure<void> {
  const mover = yield* askUnlessOne(table, (now) => {
    const ships = movers(now)
    if (ships.length === 0) return undefined
    return isInOne(now)
      ? choice<Candidate>(
          'admiral.course',
          'player',
          whichAndWhere,
          [...inOne(now, ships), ...usesBeforeMove(now, ships)],
          { points: { by: 'piece', leadsTo: (course) => shipAndSquare(now, course) } },
        )
      : choice<Candidate>(
          'admiral.mover',
          'player',
          whichShip,
          [...ships.map(shipAs), ...usesBeforeMove(now, ships), rest],
          { points: { by: 'piece', leadsTo: (id) => shipAndCourses(now, id) } },
        )
  })
  if (mover === undefined) return
  if (isUse(mover)) {
    use(table, mover)
    return
  }
  const [id = '', to] = mover.id.split(' ')
  if (id === rest.id) restStays(table)
  else if (to === undefined) yield* sailTo(table, id)
  else sails(table, id, to)
}

function movers(now: Situation): readonly Ship[] {
  return now.phase === 'movement' && now.ended === '' ? toMove(now, 'player') : []
}

function shipAndSquare(now: Situation, course: string): readonly string[] {
  const [id = '', to = ''] = course.split(' ')
  const ship = now.ships.find((each) => each.id === id)
  if (ship === undefined) return []
  return to === stays ? [id, ship.at] : [id, to]
}

function shipAndCourses(now: Situation, id: string): readonly string[] {
  const ship = movers(now).find((each) => each.id === id)
  return ship === undefined ? [] : [id, ...courses(now, ship).map((stop) => stop.id)]
}

/** "The rest stays" needs several ships. */
function inOne(now: Situation, ships: readonly Ship[]): readonly Candidate[] {
  return [
    ...(ships.length > 1 ? [rest] : []),
    ...ships.map((ship) => ({
      id: `${ship.id} ${stays}`,
      name: message('admiral.shipStays', '{ship} stays on {square}', {
        ship: shipName(ship),
        square: ship.at,
      }),
    })),
    ...ships.flatMap((ship) =>
      courses(now, ship).map((stop) => ({
        id: `${ship.id} ${stop.id}`,
        name: message('admiral.shipSails', '{ship} to {square}', { ship: shipName(ship), square: stop.name }),
      })),
    ),
  ]
}

function* sailTo(table: Table<Situation>, id: string): Procedure<void> {
  const to = yield* askUnlessOne(table, (now) => {
    const ship = movers(now).find((each) => each.id === id)
    if (ship === undefined) return undefined
    return choice<Candidate>(
      'admiral.to',
      'player',
      { ...whereTo, params: { ship: shipName(ship) } },
      [...courses(now, ship), staying(ship)],
      { points: { by: 'place', about: [id], leadsTo: (to) => (to === stays ? [] : [to]) } },
    )
  })
  if (to !== undefined) sails(table, id, to.id)
}

function sails(table: Table<Situation>, id: string, to: string): void {
  const ship = shipWith(table.now, id)
  const stop = courses(table.now, ship).find((each) => each.id === to)
  const from = ship.at
  if (stop === undefined)
    table.change(withShip(table.now, id, stopped(table.now, 0)), words.youStay, {
      ship: shipName(ship),
      from,
    })
  else
    table.change(withShip(table.now, id, { at: stop.id, ...stopped(table.now, stop.steps) }), words.youSail, {
      ship: shipName(ship),
      from,
      to: stop.name,
    })
}

/** Beside the real board the reach of two Movement symbols. */
export function courses(now: Situation, ship: Ship): readonly Stop[] {
  return inRows(reachable(now, ship, squaresAMove(now, ship) * (now.where === 'table' ? 2 : 1)))
}

function staying(ship: Ship): Candidate {
  return {
    id: stays,
    name: message('admiral.stays', 'stays on {square}', { square: squareOf(ship)?.id ?? '' }),
  }
}

/**
 * House model: two Artillery symbols if it stays, one if it moves. If damage is typed your own dice decide: as many as splitting
 * permits.
 */
function stopped({ damage }: Situation, moved: number): Partial<Ship> {
  return { moved, artillery: damage === 'typed' ? mostTyped : moved > 0 ? 1 : 2, launches: 1 }
}

const mostTyped = 4

function restStays(table: Table<Situation>): void {
  const staying = new Set(toMove(table.now, 'player').map(({ id }) => id))
  const ships = table.now.ships.map((ship) =>
    staying.has(ship.id) ? { ...ship, ...stopped(table.now, 0) } : ship,
  )
  table.change({ ...table.now, ships }, words.restStays)
}
