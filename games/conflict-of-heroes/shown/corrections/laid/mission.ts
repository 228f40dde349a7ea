import type { Candidate, PieceGroup, OrderedRow } from '@opfor/kernel'
import { orderCards, orderName, tileName, tileNumbers } from '../../../table/pieces.ts'
import { placeAt } from '../place-names.ts'
import type { Situation } from '../../../table/situation.ts'
import { lie } from './lie.ts'

const orderPieces = orderCards.map((card) => ({ id: `order ${card}`, card, name: orderName(card) }))

/** The Order Cards; what comes out of their deck is decided at the draw. */
export function orders(now: Situation): readonly PieceGroup[] {
  const { rest = [], discard = [] } = now.mission?.deck ?? {}
  return orderPieces.map((what) => {
    const at = rest.includes(what.card) ? 'orders' : discard.includes(what.card) ? 'orders-drawn' : 'supply'
    const lying = lie(now, what, at)
    // Draws from a real deck are not told to the app, so it does not know what is left there.
    return now.ordersBy === 'real' ? { ...lying, unused: true } : lying
  })
}

function tilePiece(tile: string): Candidate {
  return { id: `tile ${tile}`, name: tileName(tile) }
}

/** The AI Tiles on the Mission Track and in the box. */
export function tiles(now: Situation): readonly PieceGroup[] {
  const { counteractions = [], orders: onOrders = [], track = [] } = now.mission ?? {}
  return tileNumbers
    .filter((tile) => !counteractions.includes(tile) && !onOrders.includes(tile))
    .map((tile) => {
      const space = track.find((each) => each.tile === tile)?.space
      return lie(now, tilePiece(tile), space === undefined ? 'supply' : `track-${space}`)
    })
}

/** G 5.3.2: the AI Tiles on the Solo Mission Sheet, from left to right. */
export function sheet(now: Situation): readonly OrderedRow[] {
  const { mission } = now
  if (mission === undefined) return []
  return (['counteractions', 'orders'] as const).map((row) => ({
    at: placeAt(now, `sheet-${row}`),
    pieces: mission[row].map(tilePiece),
  }))
}
