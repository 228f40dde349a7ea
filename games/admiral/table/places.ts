import {
  restartable,
  type Candidate,
  type AllowedValue,
  message,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import type { Board, Side } from './battles/pieces.ts'
import { isOn, type Square, squaresOf } from './house-model/board.ts'
import { standByName } from './names.ts'
import type { Situation } from './situation.ts'

/** Restarts this part after a correction, or the whole action if the unit has done nothing yet. */
export function* part<T>(table: Table<Situation>, step: () => Procedure<T>): Procedure<T> {
  return yield* table.stepIsUnchanged ? step() : restartable(table, step)
}

export const boardName = message('admiral.place.board', 'the board')

export const sunk: Candidate = { id: 'sunk', name: message('admiral.place.sunk', 'the sunk units') }

/** Setup: the place before deployment. */
export const undeployed: Candidate = {
  id: 'undeployed',
  name: message('admiral.place.undeployed', 'the units not deployed yet'),
}

/** Setup: units wait here in order. */
export function standByOf(side: Side): Candidate {
  return { id: `standBy.${side}`, name: standByName(side) }
}

export function isOpen(board: Board, square: Square): boolean {
  return isOn(board, square) && !board.islands.includes(square.id)
}

const known = new WeakMap<Board, Map<Side, readonly AllowedValue[]>>()

/** Includes none, for before deployment. */
export function placesEver(board: Board, side: Side): readonly AllowedValue[] {
  const ofBoard = known.get(board) ?? new Map<Side, readonly AllowedValue[]>()
  known.set(board, ofBoard)
  const before = ofBoard.get(side)
  if (before !== undefined) return before
  const waiting = { id: 'standBy', name: standByName(side) }
  const all = [...squaresOf(board), waiting, sunk, undeployed].map(({ id, name }) => ({
    value: id,
    text: name,
  }))
  const made = [{ value: '', text: message('admiral.counter.nowhere', 'nowhere') }, ...all]
  ofBoard.set(side, made)
  return made
}
