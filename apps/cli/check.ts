import { capital, type Game, type Layout, say, spotCheck, type SpotGroup } from '@opfor/kernel'
import { numbered } from './option-lines.ts'

/** What to compare with the physical table; in the game's own lines if it has any. */
export function checkedLines(game: Game, situation: unknown): readonly string[] {
  const groups = game.spots?.(situation)
  return groups === undefined ? checkLines(game.layout(situation)) : groups.flatMap(groupLines)
}

function groupLines({ name, spots }: SpotGroup): readonly string[] {
  const lines = spots.map((spot) => {
    const told = [...spot.facts, ...spot.also].map((each) => say(each)).join(', ')
    return `${capital(say(spot.name))}: ${told}`
  })
  return [capital(say(name)), ...numbered(lines)]
}

/** What to compare with the physical table, line by line. */
export function checkLines(layout: Layout): readonly string[] {
  return numbered(spotCheck(layout).map((each) => capital(say(each))))
}
