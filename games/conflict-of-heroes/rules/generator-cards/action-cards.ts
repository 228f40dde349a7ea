import type { Table } from '@opfor/kernel'
import { playerName } from '../../table/naming.ts'
import { playerOf, type Situation, withPlayer } from '../../table/situation.ts'
import { words } from '../words.ts'

/** A player draws more Action Cards at the beginning of each Round. G 2.1, 11. */
export function addActions(table: Table<Situation>, id: string, more: number): void {
  if (more === 0) return
  const drawn = playerOf(table.now, id).drawn + more
  table.change(withPlayer(table.now, id, { drawn }), words.actions, { player: playerName(id), count: drawn })
}
