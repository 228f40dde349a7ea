import { type Conversation, lastMove, type Question, summary, type Told, why } from '@opfor/kernel'
import { isOfSheet } from '@opfor/sheets'
import { boardLines, boardWithLegend, hasMap } from './board.ts'
import { gameCheckLines } from './check.ts'
import { print, printJson, styled, wrap } from './output.ts'
import type { Audience, TerminalMatch } from './terminal-match.ts'
import { askedSeatName } from './privacy.ts'
import { questionText, questionLines } from './question-lines.ts'
import { decisionsIn, summaryLines, bulletFor, logLines } from './log-lines.ts'
import { say } from './text/language.ts'
import { matchWords } from './text/match-words.ts'

/** Minimum rows of a screen that shows the table above the log, and the rows reserved below a map. */
const minRowsForBoard = 34
const rowsBelowMap = 7

/** A longer question is abbreviated when it is repeated. */
const maxRepeatedLines = 3

/** Prints the new log entries, and the table if it has changed and there is room for it. */
export function printNewEntries(session: TerminalMatch, audience: Audience, isCleared = false): void {
  print(...session.takeNotices())
  const entries = session.newEntries(audience)
  const { match } = session
  if (isNewMapMatch(session)) print(...boardWithLegend(session))
  else if (isNewMatchOfSheet(session)) print(...setUpLines(session))
  else if (match.question === undefined || ((entries.length > 0 || isCleared) && hasRoomForTable(session)))
    drawTable(session, isCleared)
  print(...entryLines(match, entries))
  if (match.outcome !== undefined) print('', styled('strong', say(match.outcome.text)))
}

/** Whether a match on a map has just started: the map is then printed once, on any size of screen. */
function isNewMapMatch(session: TerminalMatch): boolean {
  const { match, drawnTable } = session
  return match.steps.length === 0 && drawnTable === undefined && hasMap(session)
}

/** Whether a match of a sheet has just started: what to lay out is printed once, as it is before the first turn. */
function isNewMatchOfSheet({ match, drawnTable }: TerminalMatch): boolean {
  return match.steps.length === 0 && drawnTable === undefined && isOfSheet(match.game)
}

function setUpLines(session: TerminalMatch): readonly string[] {
  const { game, told, situation } = session.match
  const first = told.find((entry) => entry.kind === 'change')
  session.drawnTable = boardLines(session).join('\n')
  const lines = gameCheckLines(game, first?.before ?? situation)
  return lines.length === 0 ? [] : [say(matchWords.setUp), ...lines, '']
}

/** Whether the screen has room for the table. */
function hasRoomForTable(session: TerminalMatch): boolean {
  const { isTTY, rows } = process.stdout
  return (
    isTTY &&
    (rows >= minRowsForBoard || (hasMap(session) && boardLines(session).length + rowsBelowMap <= rows))
  )
}

/** Draws the table, unless it is unchanged on screen. */
function drawTable(session: TerminalMatch, isCleared: boolean): void {
  const lines = boardLines(session)
  const drawing = lines.join('\n')
  if (drawing !== session.drawnTable || isCleared) print(...lines)
  session.drawnTable = drawing
}

/** Log entries, and the decisions in faint letters. */
function entryLines(match: Conversation<unknown>, entries: readonly Told<unknown>[]): readonly string[] {
  const decisions = summaryLines(decisionsIn(entries))
  return [
    ...logLines(entries, bulletFor(match), match.game),
    ...(decisions.length > 0 ? ['', ...decisions.map((line) => styled('faint', line))] : []),
  ]
}

/** Prints the question, abbreviated if it was already shown. */
export function printQuestion(session: TerminalMatch): void {
  const { question } = session.match
  if (question === undefined) return
  const seat = askedSeatName(session.match, question)
  const lines = questionLines(question, seat)
  const isNew = session.shownQuestion !== lines.join('\n')
  session.shownQuestion = lines.join('\n')
  const above = actingLines(session.match, question)
  if (isNew || lines.length <= maxRepeatedLines) return print('', ...above, ...lines)
  return print(
    '',
    ...above,
    ...questionText(question, seat),
    styled('faint', `  ${say(matchWords.listAgain)}`),
  )
}

/** The opponent's acting piece: what it has left to do, and its tags. */
function actingLines(match: Conversation<unknown>, question: Question): readonly string[] {
  const piece = match.game.acting?.(match.situation, question, lastMove(match))
  if (piece === undefined) return []
  const tags = piece.tags.map(({ text }) => say(text)).join(', ')
  const left = piece.left === undefined ? '' : `${say(piece.left)} · `
  return wrap(`  ${say(piece.name)}: ${left}${tags}`, '  ').map((line) => styled('special', line))
}

/** The same as JSON, one object per line. */
export function printState(session: TerminalMatch): void {
  print(...session.takeNotices())
  const { match } = session
  const { question, outcome } = match
  const entries = session.allNewEntries().flatMap((entry): readonly object[] => {
    if (entry.kind === 'change') return [{ change: say(entry.tell), headline: entry.tell.as === 'headline' }]
    if (entry.kind !== 'decision') return []
    return [
      {
        decision: entry.by.id,
        chosen: entry.chosen?.id,
        summary: say(summary(entry)),
        why: why(entry).map((each) => say(each)),
      },
    ]
  })
  printJson({
    step: match.steps.length,
    told: entries,
    question: question && {
      id: question.id,
      kind: question.kind,
      to: question.to,
      text: say(question.text),
      options: question.options?.map((option) => ({ id: option.id, name: say(option.name) })),
    },
    outcome: outcome && { winner: outcome.winner, way: outcome.way, text: say(outcome.text) },
  })
}
