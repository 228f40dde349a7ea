import type { Picture, Question } from '@opfor/kernel'
import { checkedLines } from './check.ts'
import { drawLegend, drawPicture } from './draw-picture.ts'
import { width } from './output.ts'
import type { TerminalMatch } from './terminal-match.ts'

/** The game's picture of a situation for this screen, if it has one; a map shows the proposed answer. */
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

/** The table as a picture if the game has one, otherwise as a list. */
export function boardLines(playing: TerminalMatch): readonly string[] {
  const { match } = playing
  const picture = pictureNow(playing)
  return picture === undefined
    ? checkedLines(match.game, match.situation)
    : drawPicture(picture, match.question)
}

/** Whether the table is drawn as a map. */
export function hasMap(playing: TerminalMatch): boolean {
  return pictureNow(playing)?.map !== undefined
}

/** The table with a legend; on a map also the places of the pieces. Counts as drawn. */
export function boardWithLegend(playing: TerminalMatch): readonly string[] {
  const picture = pictureNow(playing)
  const lines = boardLines(playing)
  playing.drawn = lines.join('\n')
  return [...lines, ...(picture === undefined ? [] : drawLegend(picture))]
}
