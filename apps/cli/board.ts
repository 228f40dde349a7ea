import type { Picture, Question } from '@opfor/kernel'
import { checkedLines } from './check.ts'
import { drawLegend, drawPicture } from './draw-picture.ts'
import { width } from './output.ts'
import type { TerminalMatch } from './playing.ts'

/** The game's picture of a situation for this screen, if it has one; a map shows what the question proposes. */
export function pictureOf(
  { match }: TerminalMatch,
  situation: unknown,
  question: Question | undefined,
): Picture | undefined {
  const rows = process.stdout.isTTY ? process.stdout.rows : undefined
  return match.game.picture?.(situation, { question, columns: width(), rows })
}

function pictureNow(playing: TerminalMatch): Picture | undefined {
  const { situation, question } = playing.match
  return pictureOf(playing, situation, question)
}

/** The table drawn, where the game has a picture; otherwise told. */
export function boardLines(playing: TerminalMatch): readonly string[] {
  const { match } = playing
  const picture = pictureNow(playing)
  return picture === undefined ? checkedLines(match.game, match.situation) : drawPicture(picture)
}

/** Whether the table is drawn as a map. */
export function hasMap(playing: TerminalMatch): boolean {
  return pictureNow(playing)?.map !== undefined
}

/** The table and what its short forms mean; on a map also what lies where. It counts as drawn. */
export function boardWithLegend(playing: TerminalMatch): readonly string[] {
  const picture = pictureNow(playing)
  const lines = boardLines(playing)
  playing.drawn = lines.join('\n')
  return [...lines, ...(picture === undefined ? [] : drawLegend(picture))]
}
