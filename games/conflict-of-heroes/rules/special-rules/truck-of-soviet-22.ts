import { reading, type Table } from '@opfor/kernel'
import { hexName } from '../../table/naming.ts'
import { isHex, type Situation } from '../../table/situation.ts'
import { truckRound } from './truck-rulings.ts'
import { words } from '../words.ts'

const card = 'soviet-22'

/** G 6.2, Soviet 22: the Truck that its top gives, or else one that the card names among its units. */
export function truckOfSoviet22(now: Situation): string | undefined {
  const { plays, units } = now
  const play = plays.find((each) => each.card === card)
  if (play === undefined) return undefined
  const named = (play.told.units ?? []).map((unit) => `soviet ${unit}`)
  const trucks = Object.keys(units).filter((id) => id.startsWith('soviet Truck ') && units[id]?.card === card)
  const ofTop = play.told.truck === true ? trucks.find((id) => !named.includes(id)) : undefined
  return ofTop ?? trucks[0]
}

/** The Truck is to enter on the road (G 6.2): it is taken from where it was placed, waits for its Round or was hidden. */
export function takeTruck(table: Table<Situation>, at: string): void {
  const [, round] = /^round-(\d+)$/.exec(at) ?? []
  if (isHex(at)) table.change(table.now, words.truckOffHex, { hex: hexName(table.now, at) })
  else if (round !== undefined) table.change(table.now, words.truckOffRound, { round: Number(round) })
  else if (at.startsWith('rumors-')) table.change(table.now, words.truckOutOfCup)
}

/** The Round that the AI's Truck waits for, by a ruling. */
export function roundOfTruck(now: Situation): number | undefined {
  const [, round] = /^round-(\d+)$/.exec(now.units[truckOfSoviet22(now) ?? '']?.at ?? '') ?? []
  return round === undefined || reading(now, truckRound) !== 'round' ? undefined : Number(round)
}
