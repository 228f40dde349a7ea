import { type Candidate, type CounterValue, message } from '@opfor/kernel'
import { isOn, type Square, squaresOf } from './house-model/board.ts'
import { standByName } from './names.ts'
import type { Board, Side } from './battles/pieces.ts'

/** The board, to which the squares belong. */
export const boardName = message('admiral.place.board', 'the board')

/** Where sunk units lie. */
export const sunk: Candidate = { id: 'sunk', name: message('admiral.place.sunk', 'the sunk units') }

/** Setup: where units lie before they are deployed. */
export const undeployed: Candidate = {
  id: 'undeployed',
  name: message('admiral.place.undeployed', 'the units not deployed yet'),
}

/** Setup: where units of a side wait in order. */
export function standByOf(side: Side): Candidate {
  return { id: `standBy.${side}`, name: standByName(side) }
}

/** Whether a unit may be on a square: it lies on the board and is no island. */
export function isOpen(board: Board, square: Square): boolean {
  return isOn(board, square) && !board.islands.includes(square.id)
}

const known = new WeakMap<Board, Map<Side, readonly CounterValue[]>>()

/** Every place where a ship of a side may have been; nowhere before it is deployed. */
export function placesEver(board: Board, side: Side): readonly CounterValue[] {
  const ofBoard = known.get(board) ?? new Map<Side, readonly CounterValue[]>()
  known.set(board, ofBoard)
  const before = ofBoard.get(side)
  if (before !== undefined) return before
  const waiting = { id: 'standBy', name: standByName(side) }
  const all = [...squaresOf(board), waiting, sunk, undeployed].map(({ id, name }) => ({
    value: id,
    reads: name,
  }))
  const made = [{ value: '', reads: message('admiral.counter.nowhere', 'nowhere') }, ...all]
  ofBoard.set(side, made)
  return made
}
