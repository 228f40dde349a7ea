import type { Picture, Question } from '@opfor/kernel'
import { gameCheckLines } from '../lines/option-lines.ts'
import { drawLegend, drawPicture } from '../lines/draw-picture.ts'
import { terminalWidth } from '../lines/output.ts'
import type { TerminalMatch } from '../session/terminal-match.ts'

/** Undefined if the game has none; a map shows the proposed answer. */
export function screenPictureOf(
  { match }: TerminalMatch,
  situation: unknown,
  question: Question | undefined,
): Picture | undefined {
  const rows = process.stdout.isTTY ? process.stdout.rows : undefined
  return match.game.picture?.(situation, { question, columns: terminalWidth(), rows })
}

function pictureNow(session: TerminalMatch): Picture | undefined {
  const { situation, question } = session.match
  return screenPictureOf(session, situation, question)
}

export function boardLines(session: TerminalMatch): readonly string[] {
  const { match } = session
  const picture = pictureNow(session)
  return picture === undefined
    ? gameCheckLines(match.game, match.situation)
    : drawPicture(picture, match.question)
}

export function hasMap(session: TerminalMatch): boolean {
  return pictureNow(session)?.map !== undefined
}

/** Marks the table as drawn; a map also lists the places of the pieces. */
export function boardWithLegend(session: TerminalMatch): readonly string[] {
  const picture = pictureNow(session)
  const lines = boardLines(session)
  session.drawnTable = lines.join('\n')
  return [...lines, ...(picture === undefined ? [] : drawLegend(picture))]
}
