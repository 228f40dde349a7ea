import type { Situation } from './situation.ts'

const card = 'soviet-22'

/** G 6.2, Soviet 22: the Truck that its top gives; one that the card names among its units is a unit like others. */
export function truckOfSoviet22({ plays, units }: Situation): string | undefined {
  const play = plays.find((each) => each.card === card && each.told.truck === true)
  if (play === undefined) return undefined
  const named = (play.told.units ?? []).map((unit) => `soviet ${unit}`)
  return Object.keys(units).find(
    (id) => id.startsWith('soviet Truck ') && units[id]?.card === card && !named.includes(id),
  )
}
