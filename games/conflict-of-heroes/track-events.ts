import type { Situation } from './situation.ts'

/** The spaces of the Mission Track on which an event is printed, on the side that is up, as far as a pack tells. */
export function eventSpaces({ mission, pack }: Situation): readonly number[] {
  const events = mission && pack.sheets?.[`${mission.sheet}Sheet`]?.events
  return [...new Set(events)].toSorted((one, other) => one - other)
}

/** Those that the marker has still before it; on the space where the mission ends none takes place (G 5.5.1). */
export function eventsAhead(now: Situation): readonly number[] {
  const { marker = 0, end = 0 } = now.mission ?? {}
  return eventSpaces(now).filter((space) => space > marker && space < end)
}
