import { bad, type Edit, good, type Parsed, shown } from '@opfor/kernel'
import { isOn, squareWith } from './board.ts'
import { faces } from './pieces.ts'
import { cardOf, nextOrder, type Ship, shipOn, type Situation, ways, waiting, withShip } from './situation.ts'

/** The situation after one step of a correction: a unit moved, the Stand-by Area put in order, or a number set. */
export function correct(now: Situation, edit: Edit): Parsed<Situation> {
  if ('move' in edit) return move(now, edit.move, edit.from, edit.to)
  if ('set' in edit) return set(now, edit.set, edit.to)
  return arrange(now, edit.arrange, edit.pieces)
}

function move(now: Situation, id: string, from: string, to: string): Parsed<Situation> {
  const ship = now.ships.find((each) => each.id === id)
  if (ship !== undefined && isSunkBy(ship, to)) return good(now)
  if (ship === undefined || placeOf(ship) !== from) return bad(`There is no ${id} at ${from} to be moved.`)
  if (to === 'sunk') return good(withShip(now, id, { at: to }))
  if (to === 'undeployed') return good(withShip(now, id, { at: to, order: 0 }))
  if (ship.points === 0) return bad(`${id} has no Structure Points: it is sunk.`)
  const order = nextOrder(now, ship.side)
  if (to === `standBy.${ship.side}`) return good(withShip(now, id, { at: 'standBy', order }))
  const square = squareWith(to)
  if (square === undefined || !isOn(now.battle.board, square)) return bad(`There is no place ${to}.`)
  if (now.battle.board.islands.includes(to)) return bad(`${to} is an island.`)
  if (shipOn(now, square) !== undefined) return bad(`${to} is taken.`)
  return good(withShip(now, id, { at: to, ...(ship.at === 'undeployed' ? { order } : {}) }))
}

/** Setting its points to 0 in the same correction has sunk it already. */
function isSunkBy({ at, points }: Ship, to: string): boolean {
  return to === 'sunk' && at === 'sunk' && points === 0
}

function placeOf({ at, side }: Ship): string {
  return at === 'standBy' ? `standBy.${side}` : at
}

function arrange(now: Situation, place: string, pieces: readonly string[]): Parsed<Situation> {
  const side = place === 'standBy.player' ? 'player' : place === 'standBy.stratego' ? 'stratego' : undefined
  if (side === undefined) return bad(`${place} is not kept in order.`)
  const there = waiting(now, side)
  if (
    there
      .map(({ id }) => id)
      .toSorted()
      .join(' ') !== pieces.toSorted().join(' ')
  )
    return bad(`${place} holds ${there.map(({ id }) => id).join(', ')}: only their order can be set.`)
  const orders = there.map(({ order }) => order)
  let next = now
  for (const [at, id] of pieces.entries()) next = withShip(next, id, { order: orders[at] ?? 0 })
  return good(next)
}

type Setting = (now: Situation, ship: Ship, to: number | string) => Partial<Ship> | undefined

function whole(from: number, to: number, value: number | string): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
}

/** The numbers of a ship that can be set, each within its bounds. */
const settings: Readonly<Record<string, Setting>> = {
  points: (now, ship, to) =>
    whole(0, cardOf(now, ship).structure, to)
      ? { points: to, ...(to === 0 ? { at: 'sunk' } : {}) }
      : undefined,
  pending: (_, __, to) => (whole(0, 99, to) ? { pending: to } : undefined),
  squadrons: (now, ship, to) =>
    whole(0, cardOf(now, ship).squadrons?.number ?? 0, to) ? { squadrons: to } : undefined,
  face: (_, __, to) => {
    const face = (['', ...faces] as const).find((each) => each === to)
    return face === undefined ? undefined : { face }
  },
  moved: (_, __, to) => (whole(-1, 60, to) ? { moved: to } : undefined),
  artillery: (_, __, to) => (whole(0, 4, to) ? { artillery: to } : undefined),
  launches: (_, __, to) => (whole(0, 2, to) ? { launches: to } : undefined),
  attacked: (_, __, to) => (whole(0, 1, to) ? { attacked: to === 1 } : undefined),
}

function set(now: Situation, what: string, to: number | string): Parsed<Situation> {
  const [first = '', id = '', battery = ''] = what.split('.')
  const ship = now.ships.find((each) => each.id === id)
  const setting = Object.hasOwn(settings, first) ? settings[first] : undefined
  if (ship === undefined) return setOther(now, what, to)
  const change = first === 'fired' ? firedTo(now, ship, Number(battery), to) : setting?.(now, ship, to)
  return change === undefined
    ? bad(`${what} cannot be set to ${shown(to)}.`)
    : good(withShip(now, id, change))
}

function firedTo(now: Situation, ship: Ship, at: number, to: number | string): Partial<Ship> | undefined {
  const most = cardOf(now, ship).batteries[at]?.ammunition
  return most !== undefined && whole(0, most, to) ? { fired: ship.fired.with(at, to) } : undefined
}

function setOther(now: Situation, what: string, to: number | string): Parsed<Situation> {
  const phase = (['standBy', 'movement', 'attack'] as const).find((each) => each === to)
  const ended = (['', ...ways] as const).find((each) => each === to)
  if (what === 'turn' && whole(1, 99, to)) return good({ ...now, turn: to })
  if (what === 'phase' && phase !== undefined) return good({ ...now, phase })
  if (what === 'attacksOver' && whole(0, 1, to)) return good({ ...now, attacksOver: to === 1 })
  if (what === 'ended' && ended !== undefined) return good({ ...now, ended })
  return bad(`${what} cannot be set to ${shown(to)}.`)
}
