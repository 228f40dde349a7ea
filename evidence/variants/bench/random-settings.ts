import { chanceOf, type Game, type Settings, settled } from '@opfor/kernel'

/** The standard options of a game with random readings of its rulings; seed 0 has the standard ones. */
export function randomReadings(game: Game, seed: number): Settings {
  const random = chanceOf(seed, 0)
  const rulings = Object.fromEntries(
    game.rulings.map(({ id, readings, standard }) => {
      const all = Object.keys(readings)
      return [id, seed === 0 ? standard : (all[random(all.length)] ?? standard)]
    }),
  )
  const settings = settled(game, { rulings })
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}
