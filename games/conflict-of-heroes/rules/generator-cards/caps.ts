import type { Table } from '@opfor/kernel'
import { playerName } from '../../table/naming.ts'
import { playerOf, type Situation, withPlayer } from '../../table/situation.ts'
import { words } from '../words.ts'

/** G 2.1, 11: more Action Cards at the beginning of each Round. */
export function addActions(table: Table<Situation>, id: string, more: number): void {
  if (more === 0) return
  const drawn = playerOf(table.now, id).drawn + more
  table.change(withPlayer(table.now, id, { drawn }), words.actions, { player: playerName(id), count: drawn })
}

/** G 2.1, 10: CAPs never fall below 0, and a deficit is not remembered. */
export function addCaps(table: Table<Situation>, id: string, change: number): void {
  if (change === 0) return
  const { caps, gained } = playerOf(table.now, id)
  const now = Math.max(0, caps + change)
  table.change(withPlayer(table.now, id, { caps: now, gained: gained + change }), words.caps, {
    player: playerName(id),
    caps: now,
  })
}
