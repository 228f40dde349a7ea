import type { Situation } from '@opfor/games/blood-and-plunder/view'

/** Whether the table is water: there are ships, and nobody begins ashore. */
export function isSeaBattle({ battle: { opfor, player }, ships }: Situation): boolean {
  return ships.length > 0 && [...opfor.units, ...player.units].every(({ aboard }) => aboard !== '')
}
