import { type Conversation, lastMove, type Question, say, summary, type Told, why } from '@opfor/kernel'
import { boardLines, boardWithLegend, hasMap } from './board.ts'
import { print, printJson, styled, wrapped } from './output.ts'
import type { Listener, TerminalMatch } from './terminal-match.ts'
import { whomItAsks } from './privacy.ts'
import { askedLines, questionLines } from './question-lines.ts'
import { decisionsIn, summaries, tickFor, toldLines } from './log-lines.ts'

/** Minimum rows of a screen that shows the table above the log, and the rows reserved below a map. */
const minRowsForBoard = 34
const rowsBelowMap = 7

/** A longer question is abbreviated when it is repeated. */
const maxRepeatedLines = 3

/** Prints the new log entries, and the table if it has changed and there is room for it. */
export function printNewEntries(playing: TerminalMatch, to: Listener, isEmptied = false): void {
  print(...playing.notices())
  const entries = playing.newEntries(to)
  const { match } = playing
  if (needsSetup(playing)) print(...boardWithLegend(playing))
  else if (match.question === undefined || ((entries.length > 0 || isEmptied) && isRoomy(playing)))
    drawTable(playing, isEmptied)
  print(...entryLines(match, entries))
  if (match.outcome !== undefined) print('', styled('strong', say(match.outcome.text)))
}

/** Whether a match on a map has just started: the map is then printed once, on any size of screen. */
function needsSetup(playing: TerminalMatch): boolean {
  const { match, drawn } = playing
  return match.steps.length === 0 && drawn === undefined && hasMap(playing)
}

/** Whether the screen has room for the table. */
function isRoomy(playing: TerminalMatch): boolean {
  const { isTTY, rows } = process.stdout
  return (
    isTTY &&
    (rows >= minRowsForBoard || (hasMap(playing) && boardLines(playing).length + rowsBelowMap <= rows))
  )
}

/** Draws the table, unless it is unchanged on screen. */
function drawTable(playing: TerminalMatch, isEmptied: boolean): void {
  const lines = boardLines(playing)
  const drawn = lines.join('\n')
  if (drawn !== playing.drawn || isEmptied) print(...lines)
  playing.drawn = drawn
}

/** Log entries, and the decisions in faint letters. */
function entryLines(match: Conversation<unknown>, entries: readonly Told<unknown>[]): readonly string[] {
  const decisions = summaries(decisionsIn(entries))
  return [
    ...toldLines(entries, tickFor(match), match.game),
    ...(decisions.length > 0 ? ['', ...decisions.map((line) => styled('faint', line))] : []),
  ]
}

/** Prints the question, abbreviated if it was already shown. */
export function printQuestion(playing: TerminalMatch): void {
  const { question } = playing.match
  if (question === undefined) return
  const seat = whomItAsks(playing.match, question)
  const lines = questionLines(question, seat)
  const isNew = playing.shown !== lines.join('\n')
  playing.shown = lines.join('\n')
  const above = actingLines(playing.match, question)
  if (isNew || lines.length <= maxRepeatedLines) return print('', ...above, ...lines)
  return print(
    '',
    ...above,
    ...askedLines(question, seat),
    styled('faint', '  "list" shows the possible answers again.'),
  )
}

/** The opponent's acting piece: what it has left to do, and its tags. */
function actingLines(match: Conversation<unknown>, question: Question): readonly string[] {
  const piece = match.game.acting?.(match.situation, question, lastMove(match))
  if (piece === undefined) return []
  const tags = piece.tags.map(({ text }) => say(text)).join(', ')
  const left = piece.left === undefined ? '' : `${say(piece.left)} · `
  return wrapped(`  ${say(piece.name)}: ${left}${tags}`, '  ').map((line) => styled('special', line))
}

/** The same as JSON, one object per line. */
export function printState(playing: TerminalMatch): void {
  print(...playing.notices())
  const { match } = playing
  const { question, outcome } = match
  const told = playing.allNewEntries().flatMap((one): readonly object[] => {
    if (one.kind === 'change') return [{ change: say(one.tell), headline: one.tell.as === 'headline' }]
    if (one.kind !== 'decision') return []
    return [
      {
        decision: one.by.id,
        chosen: one.chosen?.id,
        summary: say(summary(one)),
        why: why(one).map((each) => say(each)),
      },
    ]
  })
  printJson({
    step: match.steps.length,
    told,
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
