import { registry } from '@opfor/games'
import type { Game } from '@opfor/kernel'

export function requireGame(id: string): Game {
  const game = registry.find((each) => each.id === id)
  if (game === undefined) throw new Error(`Unknown game ${id}.`)
  return game
}
