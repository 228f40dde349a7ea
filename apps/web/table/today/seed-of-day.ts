import { digest } from '@opfor/kernel'

/** The seed of a game's battle on a day: the same for everyone. */
export function seedOfDay(game: string, day: string): number {
  return Number.parseInt(digest(`${game} ${day}`), 16)
}
