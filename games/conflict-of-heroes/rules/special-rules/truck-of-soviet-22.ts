import { currentReading, type Table } from '@opfor/kernel'
import { hexName } from '../../table/naming.ts'
import { isHex, type Situation } from '../../table/situation.ts'
import { truckRound } from './truck-rulings.ts'
import { words } from '../words.ts'

const card = 'soviet-22'

/** G 6.2, Soviet 22: the Truck of its top, or else one that the card names. */
export function truckOfSoviet22(now: Situation): string | undefined {
  const { plays, units } = now
  const play = plays.find((each) => each.card === card)
  if (play === undefined) return undefined
  const named = (play.told.units ?? []).map((unit) => `soviet ${unit}`)
  const trucks = Object.keys(units).filter((id) => id.startsWith('soviet Truck ') && units[id]?.card === card)
  const ofTop = play.told.truck === true ? trucks.find((id) => !named.includes(id)) : undefined
  return ofTop ?? trucks[0]
}

/** G 6.2: the Truck enters on the road instead of its present place, Round or hiding. */
export function takeTruck(table: Table<Situation>, at: string): void {
  const [, round] = /^round-(\d+)$/.exec(at) ?? []
  if (isHex(at)) table.change(table.now, words.truckOffHex, { hex: hexName(table.now, at) })
  else if (round !== undefined) table.change(table.now, words.truckOffRound, { round: Number(round) })
  else if (at.startsWith('rumors-')) table.change(table.now, words.truckOutOfCup)
}

/** Depends on a ruling. */
export function roundOfTruck(now: Situation): number | undefined {
  const [, round] = /^round-(\d+)$/.exec(now.units[truckOfSoviet22(now) ?? '']?.at ?? '') ?? []
  return round === undefined || currentReading(now, truckRound) !== 'round' ? undefined : Number(round)
}
