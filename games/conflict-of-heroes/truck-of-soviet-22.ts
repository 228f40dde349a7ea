import { reading } from '@opfor/kernel'
import { truckOf22 } from './former-rulings.ts'
import type { Situation } from './situation.ts'
import { truckRound } from './truck-rulings.ts'

const card = 'soviet-22'

/** G 6.2, Soviet 22: the Truck that its top gives, or else one that the card names among its units. */
export function truckOfSoviet22(now: Situation): string | undefined {
  const { plays, units } = now
  const play = plays.find((each) => each.card === card)
  if (play === undefined) return undefined
  const named = (play.told.units ?? []).map((unit) => `soviet ${unit}`)
  const trucks = Object.keys(units).filter((id) => id.startsWith('soviet Truck ') && units[id]?.card === card)
  const ofTop = play.told.truck === true ? trucks.find((id) => !named.includes(id)) : undefined
  return ofTop ?? (reading(now, truckOf22) === 'card' ? trucks[0] : undefined)
}

/** The Round that the AI's Truck waits for, by a ruling. */
export function roundOfTruck(now: Situation): number | undefined {
  const [, round] = /^round-(\d+)$/.exec(now.units[truckOfSoviet22(now) ?? '']?.at ?? '') ?? []
  return round === undefined || reading(now, truckRound) !== 'round' ? undefined : Number(round)
}
