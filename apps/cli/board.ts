import type { Picture, Question } from '@opfor/kernel'
import { gameCheckLines } from './check.ts'
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

function pictureNow(session: TerminalMatch): Picture | undefined {
  const { situation, question } = session.match
  return pictureOf(session, situation, question)
}

/** The table as a picture if the game has one, otherwise as a list. */
export function boardLines(session: TerminalMatch): readonly string[] {
  const { match } = session
  const picture = pictureNow(session)
  return picture === undefined
    ? gameCheckLines(match.game, match.situation)
    : drawPicture(picture, match.question)
}

/** Whether the table is drawn as a map. */
export function hasMap(session: TerminalMatch): boolean {
  return pictureNow(session)?.map !== undefined
}

/** The table with a legend; on a map also the places of the pieces. Counts as drawn. */
export function boardWithLegend(session: TerminalMatch): readonly string[] {
  const picture = pictureNow(session)
  const lines = boardLines(session)
  session.drawnTable = lines.join('\n')
  return [...lines, ...(picture === undefined ? [] : drawLegend(picture))]
}
