import { capital, type Game, type Layout, spotCheck, type SpotGroup } from '@opfor/kernel'
import { numberedLines } from './option-lines.ts'
import { say } from './text/language.ts'

/** What to compare with the physical table; in the game's own lines if it has any. */
export function gameCheckLines(game: Game, situation: unknown): readonly string[] {
  const groups = game.spots?.(situation)
  return groups === undefined ? checkLines(game.layout(situation)) : groups.flatMap(groupLines)
}

function groupLines({ name, spots }: SpotGroup): readonly string[] {
  const lines = spots.map((spot) => {
    const facts = [...spot.facts, ...spot.also].map((each) => say(each)).join(', ')
    return `${capital(say(spot.name))}: ${facts}`
  })
  return [capital(say(name)), ...numberedLines(lines)]
}

/** What to compare with the physical table, line by line. */
export function checkLines(layout: Layout): readonly string[] {
  return numberedLines(spotCheck(layout).map((each) => capital(say(each))))
}
