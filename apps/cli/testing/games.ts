import { shelf } from '@opfor/games'
import type { Game } from '@opfor/kernel'

/** A game of the shelf by its id. */
export function gameOf(id: string): Game {
  const game = shelf.find((each) => each.id === id)
  if (game === undefined) throw new Error(`There is no ${id} on the shelf.`)
  return game
}
