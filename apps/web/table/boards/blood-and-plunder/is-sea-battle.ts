import type { Situation } from '@opfor/games/blood-and-plunder/view'

/** Whether the table is sea: there are ships, and all units start aboard. */
export function isSeaBattle({ battle: { opfor, player }, ships }: Situation): boolean {
  return ships.length > 0 && [...opfor.units, ...player.units].every(({ aboard }) => aboard !== '')
}
