import { checkLines } from './check.ts'
import { drawLegend, drawPicture } from './draw-picture.ts'
import { print } from './output.ts'
import type { Playing } from './playing.ts'

/** The table drawn, where the game has a picture; otherwise told. */
export function boardLines({ match }: Playing): readonly string[] {
  const picture = match.game.picture?.(match.situation)
  return picture === undefined ? checkLines(match.game.layout(match.situation)) : drawPicture(picture)
}

/** Draws the table and says what its short forms mean. */
export function showBoard(playing: Playing): void {
  const { match } = playing
  const picture = match.game.picture?.(match.situation)
  print(...boardLines(playing), ...(picture === undefined ? [] : drawLegend(picture)))
}
