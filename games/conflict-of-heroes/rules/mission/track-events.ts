import type { Table } from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

/** On the side that is up; only those that a pack knows. */
function eventSpaces(now: Situation): readonly number[] {
  return [...new Set(inPack(now))].toSorted((one, other) => one - other)
}

function inPack({ mission, pack }: Situation): readonly number[] | undefined {
  return mission && pack.sheets?.[`${mission.sheet}Sheet`]?.events
}

/** Events ahead of the marker; none takes place on the end space (G 5.5.1). */
export function eventsAhead(now: Situation): readonly number[] {
  const { marker = 0, end = 0 } = now.mission ?? {}
  return eventSpaces(now).filter((space) => space > marker && space < end)
}

/** Logs the events on the marker's way, passed or landed on. */
export function tellEvents(table: Table<Situation>, from: number, to: number, hasLanded: boolean): void {
  const printed = inPack(table.now)
  const { end = 0 } = table.now.mission ?? {}
  for (let space = from + 1; space <= to && space < end; space += 1)
    if (printed?.includes(space) === true)
      table.change(table.now, space === to && hasLanded ? words.eventPrinted : words.eventJumped, { space })
    else if (printed === undefined && space < to) table.change(table.now, words.spaceJumped, { space })
}
