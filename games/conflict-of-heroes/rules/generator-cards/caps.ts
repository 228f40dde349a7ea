import type { Table } from '@opfor/kernel'
import { playerName } from '../../table/naming.ts'
import { playerOf, type Situation, withPlayer } from '../../table/situation.ts'
import { words } from '../words.ts'

/** A card changes the CAPs of the player who played it, never below 0: what is wanting at 0 is not remembered. G 2.1, 10. */
export function addCaps(table: Table<Situation>, id: string, change: number): void {
  if (change === 0) return
  const { caps, gained } = playerOf(table.now, id)
  const now = Math.max(0, caps + change)
  table.change(withPlayer(table.now, id, { caps: now, gained: gained + change }), words.caps, {
    player: playerName(id),
    caps: now,
  })
}
