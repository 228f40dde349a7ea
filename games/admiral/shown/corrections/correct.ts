import { parseFailure, type Edit, parseSuccess, type Parsed, describeJson } from '@opfor/kernel'
import { isOn, squareWith } from '../../table/house-model/board.ts'
import { withCounter } from './counters/all.ts'
import { sides } from '../../table/battles/pieces.ts'
import { isOpen, standByOf, sunk, undeployed } from '../../table/places.ts'
import {
  nextOrder,
  type Ship,
  shipOn,
  shipsOf,
  type Situation,
  waiting,
  withShip,
} from '../../table/situation.ts'

export function applyEdit(now: Situation, edit: Edit): Parsed<Situation> {
  const next = corrected(now, edit)
  return next.ok ? parseSuccess(withWaitingLast(next.value)) : next
}

function corrected(now: Situation, edit: Edit): Parsed<Situation> {
  if ('move' in edit) return move(now, edit)
  if ('arrange' in edit) return arrange(now, edit.arrange, edit.pieces)
  const next = withCounter(now, edit.set, edit.to)
  return next === undefined
    ? parseFailure(`${edit.set} cannot be set to ${describeJson(edit.to)}.`)
    : parseSuccess(next)
}

type Moving = Extract<Edit, { readonly move: string }>

function move(now: Situation, { move: id, from, to, count }: Moving): Parsed<Situation> {
  const ship = now.ships.find((each) => each.id === id)
  if (ship !== undefined && isSunkBy(ship, to)) return parseSuccess(now)
  if (ship === undefined || count !== 1 || placeOf(ship) !== from)
    return parseFailure(`There is no ${id} at ${from} to be moved.`)
  if (to === sunk.id) return parseSuccess(withShip(now, id, { at: to }))
  if (to === undeployed.id) return parseSuccess(withShip(now, id, { at: to, order: 0 }))
  if (ship.points === 0) return parseFailure(`${id} has no Structure Points: it is sunk.`)
  const last = nextOrder(now, ship.side)
  if (to === standByOf(ship.side).id) return parseSuccess(withShip(now, id, { at: 'standBy', order: last }))
  const problem = whyNotOn(now, to)
  if (problem !== undefined) return parseFailure(problem)
  return parseSuccess(withShip(now, id, { at: to, order: ship.order === 0 ? last : ship.order }))
}

/** Setting its points to 0 sank it already. */
function isSunkBy({ at, points }: Ship, to: string): boolean {
  return to === sunk.id && at === sunk.id && points === 0
}

function placeOf({ at, side }: Ship): string {
  return at === 'standBy' ? standByOf(side).id : at
}

function whyNotOn(now: Situation, to: string): string | undefined {
  const { board } = now.battle
  const square = squareWith(to)
  if (square === undefined || !isOn(board, square)) return `There is no place ${to}.`
  if (!isOpen(board, square)) return `${to} is an island.`
  return shipOn(now, square) === undefined ? undefined : `${to} is taken.`
}

function arrange(now: Situation, place: string, pieces: readonly string[]): Parsed<Situation> {
  const side = sides.find((each) => standByOf(each).id === place)
  if (side === undefined) return parseFailure(`${place} is not kept in order.`)
  const there = waiting(now, side).map(({ id }) => id)
  if (there.toSorted().join(' ') !== pieces.toSorted().join(' '))
    return parseFailure(`${place} holds ${there.join(', ')}: only their order can be set.`)
  return parseSuccess(pieces.reduce((next, id) => withShip(next, id, { order: nextOrder(next, side) }), now))
}

/** Setup: waiting units come after all deployed ones, in their own order. */
function withWaitingLast(now: Situation): Situation {
  if (!now.ships.some(({ at }) => at === 'standBy')) return now
  return sides.reduce((next, side) => {
    const row = waiting(now, side)
    if (row.length === 0) return next
    const others = shipsOf(now, side).filter(({ at }) => at !== 'standBy')
    const last = Math.max(0, ...others.map(({ order }) => order))
    return row.reduce((after, { id }, at) => withShip(after, id, { order: last + 1 + at }), next)
  }, now)
}
