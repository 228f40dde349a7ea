import type { Layout, PieceGroup, Place } from '@opfor/kernel'
import { squaresOf, squareWith } from '../../table/house-model/board.ts'
import { countersOf } from './counters/all.ts'
import { shipAs } from '../../table/names.ts'
import { sides } from '../../table/battles/pieces.ts'
import { boardName, isOpen, standByOf, sunk, undeployed } from '../../table/places.ts'
import { hasBegun, type Ship, type Situation, waiting } from '../../table/situation.ts'

export function layout(now: Situation): Layout {
  return {
    lying: now.ships.flatMap(lies),
    rows: sides.map((side) => ({ at: standByOf(side), pieces: waiting(now, side).map(shipAs) })),
    counters: countersOf(now),
    places: placesIn(now),
  }
}

function lies(ship: Ship): readonly PieceGroup[] {
  const square = squareWith(ship.at)
  if (square !== undefined) return [{ piece: shipAs(ship), at: square, count: 1, part: boardName }]
  const place = [sunk, undeployed].find(({ id }) => id === ship.at)
  return place === undefined ? [] : [{ piece: shipAs(ship), at: place, count: 1 }]
}

function placesIn(now: Situation): readonly Place[] {
  const { board } = now.battle
  const open = squaresOf(board).filter((square) => isOpen(board, square))
  const squares = open.map(({ id, name }) => ({ id, name, part: boardName }))
  return [...squares, ...sides.map(standByOf), sunk, ...(hasBegun(now) ? [] : [undeployed])]
}
