import type { Table } from '@opfor/kernel'
import { playerName } from './naming.ts'
import { playerOf, type Situation, withPlayer } from './situation.ts'
import { words } from './words.ts'

/** A card changes the CAPs of the player who played it, never below 0; what it took below 0 is made up first. G 2.1, 10. */
export function addCaps(table: Table<Situation>, id: string, change: number): void {
  if (change === 0) return
  const { base, caps, gained } = playerOf(table.now, id)
  const from = caps > 0 ? caps : Math.min(0, base + gained)
  const now = Math.max(0, from + change)
  table.change(withPlayer(table.now, id, { caps: now, gained: gained + change }), words.caps, {
    player: playerName(id),
    caps: now,
  })
}
