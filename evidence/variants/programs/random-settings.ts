import { seededRandom, type Game, type Settings, resolveSettings } from '@opfor/kernel'

/** Random readings with standard options; seed 0 has the standard readings. */
export function randomReadings(game: Game, seed: number): Settings {
  const random = seededRandom(seed, 0)
  const rulings = Object.fromEntries(
    game.rulings.map(({ id, readings, default: standard }) => {
      const all = Object.keys(readings)
      return [id, seed === 0 ? standard : (all[random(all.length)] ?? standard)]
    }),
  )
  const settings = resolveSettings(game, { rulings })
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}
