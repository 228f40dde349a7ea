import {
  type LiveMatch,
  lastMoveLog,
  type Question,
  summarizeDecision,
  type LogEntry,
  explainDecision,
} from '@opfor/kernel'
import { isOfSheet } from '@opfor/sheets'
import { boardLines, boardWithLegend, hasMap } from './board.ts'
import { gameCheckLines } from '../lines/option-lines.ts'
import { print, printJson, applyStyle, wrapText } from '../lines/output.ts'
import type { Audience, TerminalMatch } from '../session/terminal-match.ts'
import { askedSeatName } from '../session/privacy.ts'
import { questionText, questionLines } from '../lines/question-lines.ts'
import { decisionsIn, summaryLines, bulletFor, logLines } from '../lines/log-lines.ts'
import { localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'

/** Minimum screen rows for a table above the log; rows reserved below a map. */
const minRowsForBoard = 34
const rowsBelowMap = 7

const maxRepeatedLines = 3

/** Adds the table if it has changed and there is room. */
export function printNewEntries(session: TerminalMatch, audience: Audience, isCleared = false): void {
  print(...session.takeNotices())
  const entries = session.newEntries(audience)
  const { match } = session
  if (isNewMapMatch(session)) print(...boardWithLegend(session))
  else if (isNewMatchOfSheet(session)) print(...setUpLines(session))
  else if (match.question === undefined || ((entries.length > 0 || isCleared) && hasRoomForTable(session)))
    drawTable(session, isCleared)
  print(...entryLines(match, entries))
  if (match.outcome !== undefined) print('', applyStyle('strong', localize(match.outcome.text)))
}

/** A new map is printed once, on any screen size. */
function isNewMapMatch(session: TerminalMatch): boolean {
  const { match, drawnTable } = session
  return match.steps.length === 0 && drawnTable === undefined && hasMap(session)
}

/** The set-up is printed once, as it is before the first turn. */
function isNewMatchOfSheet({ match, drawnTable }: TerminalMatch): boolean {
  return match.steps.length === 0 && drawnTable === undefined && isOfSheet(match.game)
}

function setUpLines(session: TerminalMatch): readonly string[] {
  const { game, log, situation } = session.match
  const first = log.find((entry) => entry.kind === 'change')
  session.drawnTable = boardLines(session).join('\n')
  const lines = gameCheckLines(game, first?.before ?? situation)
  return lines.length === 0 ? [] : [localize(matchWords.setUp), ...lines, '']
}

function hasRoomForTable(session: TerminalMatch): boolean {
  const { isTTY, rows } = process.stdout
  return (
    isTTY &&
    (rows >= minRowsForBoard || (hasMap(session) && boardLines(session).length + rowsBelowMap <= rows))
  )
}

function drawTable(session: TerminalMatch, isCleared: boolean): void {
  const lines = boardLines(session)
  const drawing = lines.join('\n')
  if (drawing !== session.drawnTable || isCleared) print(...lines)
  session.drawnTable = drawing
}

function entryLines(match: LiveMatch<unknown>, entries: readonly LogEntry<unknown>[]): readonly string[] {
  const decisions = summaryLines(decisionsIn(entries))
  return [
    ...logLines(entries, bulletFor(match), match.game),
    ...(decisions.length > 0 ? ['', ...decisions.map((line) => applyStyle('faint', line))] : []),
  ]
}

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
    applyStyle('faint', `  ${localize(matchWords.listAgain)}`),
  )
}

function actingLines(match: LiveMatch<unknown>, question: Question): readonly string[] {
  const piece = match.game.actingPiece?.(match.situation, question, lastMoveLog(match))
  if (piece === undefined) return []
  const tags = piece.tags.map(({ text }) => localize(text)).join(', ')
  const left = piece.left === undefined ? '' : `${localize(piece.left)} · `
  return wrapText(`  ${localize(piece.name)}: ${left}${tags}`, '  ').map((line) =>
    applyStyle('special', line),
  )
}

/** Prints one JSON object per line. */
export function printState(session: TerminalMatch): void {
  print(...session.takeNotices())
  const { match } = session
  const { question, outcome } = match
  const entries = session.allNewEntries().flatMap((entry): readonly object[] => {
    if (entry.kind === 'change')
      return [{ change: localize(entry.tell), headline: entry.tell.as === 'headline' }]
    if (entry.kind !== 'decision') return []
    return [
      {
        decision: entry.by.id,
        chosen: entry.chosen?.id,
        summary: localize(summarizeDecision(entry)),
        why: explainDecision(entry).map((each) => localize(each)),
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
      text: localize(question.text),
      options: question.options?.map((option) => ({ id: option.id, name: localize(option.name) })),
    },
    outcome: outcome && { winner: outcome.winner, way: outcome.way, text: localize(outcome.text) },
  })
}
