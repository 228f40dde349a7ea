import { reading, type Table } from '@opfor/kernel'
import { capability } from './damage.ts'
import { shipName } from './names.ts'
import { stalemate } from './rulings.ts'
import { isAfloat, type Ship, type Situation, type Way, withShip } from './situation.ts'
import { words } from './words.ts'

/** Resolution: assigned damage takes effect, sunk units leave the board, and the battle may be over. */
export function resolve(table: Table<Situation>): void {
  for (const ship of table.now.ships) if (ship.pending > 0) suffer(table, ship)
  const ended = endOf(table.now)
  if (ended !== undefined) table.change({ ...refreshed(table.now), ended }, words.over)
  else
    table.change({ ...refreshed(table.now), turn: table.now.turn + 1 }, words.resolved, {
      turn: table.now.turn,
    })
}

function suffer(table: Table<Situation>, ship: Ship): void {
  const points = Math.max(0, ship.points - ship.pending)
  const what = { ship: shipName(ship), points, lost: ship.pending }
  if (points === 0)
    table.change(withShip(table.now, ship.id, { points, pending: 0, at: 'sunk' }), words.sunk, what)
  else table.change(withShip(table.now, ship.id, { points, pending: 0 }), words.damaged, what)
}

/** A new turn: nobody has thrown, moved or attacked. */
function refreshed(now: Situation): Situation {
  const ships = now.ships.map(
    (ship): Ship => ({
      ...ship,
      pending: 0,
      underFire: false,
      face: '',
      moved: -1,
      from: ship.at,
      artillery: 0,
      launches: 0,
      splits: false,
      attacked: false,
      active: [],
    }),
  )
  return { ...now, ships, phase: 'standBy', attacksOver: false, lastTarget: '', attacks: [] }
}

/** End of the game: a fleet is destroyed; or nobody can destroy the other; or the last turn is over. */
function endOf(now: Situation): Way | undefined {
  const left = now.ships.filter((ship) => isAfloat(ship) || ship.at === 'standBy')
  const yours = left.filter(({ side }) => side === 'player')
  const theirs = left.filter(({ side }) => side === 'stratego')
  if (yours.length === 0) return theirs.length === 0 ? 'both-destroyed' : 'player-destroyed'
  if (theirs.length === 0) return 'stratego-destroyed'
  if (reading(now, stalemate) === 'draw' && !canHurt(now, yours, theirs) && !canHurt(now, theirs, yours))
    return 'stalemate'
  return now.turn >= now.longest ? 'last-turn' : undefined
}

function canHurt(now: Situation, some: readonly Ship[], others: readonly Ship[]): boolean {
  return some.some((ship) => others.some((other) => capability(now, ship, other, 2) > 0))
}
