import { dueTo, type Message, type Table } from '@opfor/kernel'
import type { Theatre } from '../../table/the-board/board.ts'
import { leadOf, type Situation, at, withForce, withTheatre } from '../../table/situation.ts'
import type { Side } from '../../table/the-board/pieces.ts'
import { markerParts } from '../../table/wording.ts'
import { words } from '../../table/words.ts'

/** At most to `limit` cells of the side's half. */
export function moveMarker(
  table: Table<Situation>,
  theatre: Theatre,
  toward: Side,
  cells: number,
  limit: number,
  because?: Message,
): void {
  const { marker } = at(table.now, theatre.index)
  const lead = leadOf(toward, marker)
  const moved = Math.max(lead, Math.min(limit, lead + cells))
  if (moved === lead) return
  const next = leadOf(toward, moved)
  table.change(
    withTheatre(table.now, theatre.index, { marker: next }),
    dueTo(words.marker, because),
    markerParts(theatre, next),
  )
}

export function score(table: Table<Situation>, side: Side, gain: number, because: Message): void {
  if (gain === 0) return
  const vp = table.now[side].vp + gain
  const tell = dueTo(side === 'bot' ? words.botVP : words.playerVP, because)
  table.change(withForce(table.now, side, { vp }), tell, { vp, gain })
}
