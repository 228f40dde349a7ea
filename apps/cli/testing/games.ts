import { shelf } from '@opfor/games'
import type { Game } from '@opfor/kernel'

/** Finds a game by its id. */
export function gameOf(id: string): Game {
  const game = shelf.find((each) => each.id === id)
  if (game === undefined) throw new Error(`Unknown game ${id}.`)
  return game
}
