import type { Candidate, OrderedRow, PieceGroup } from '@opfor/kernel'
import { orderCards, orderName, tileName, tileNumbers } from '../../../table/pieces.ts'
import { placeAt } from '../place-names.ts'
import type { Situation } from '../../../table/situation.ts'
import { lie } from './counters.ts'

const orderPieces = orderCards.map((card) => ({ id: `order ${card}`, card, name: orderName(card) }))

/** The next card is decided at the draw. */
export function orders(now: Situation): readonly PieceGroup[] {
  const { rest = [], discard = [] } = now.mission?.deck ?? {}
  return orderPieces.map((what) => {
    const at = rest.includes(what.card) ? 'orders' : discard.includes(what.card) ? 'orders-drawn' : 'supply'
    const lying = lie(now, what, at)
    // The app does not see draws from a real deck, so the rest is unknown.
    return now.ordersBy === 'real' ? { ...lying, unused: true } : lying
  })
}

function tilePiece(tile: string): Candidate {
  return { id: `tile ${tile}`, name: tileName(tile) }
}

export function tiles(now: Situation): readonly PieceGroup[] {
  const { counteractions = [], orders: onOrders = [], track = [] } = now.mission ?? {}
  return tileNumbers
    .filter((tile) => !counteractions.includes(tile) && !onOrders.includes(tile))
    .map((tile) => {
      const space = track.find((each) => each.tile === tile)?.space
      return lie(now, tilePiece(tile), space === undefined ? 'supply' : `track-${space}`)
    })
}

/** G 5.3.2: from left to right. */
export function sheet(now: Situation): readonly OrderedRow[] {
  const { mission } = now
  if (mission === undefined) return []
  return (['counteractions', 'orders'] as const).map((row) => ({
    at: placeAt(now, `sheet-${row}`),
    pieces: mission[row].map(tilePiece),
  }))
}
