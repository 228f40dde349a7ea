import { type Conversation, lastMove, type Question, say, summary, type Told, why } from '@opfor/kernel'
import { boardLines, boardWithLegend, hasMap } from './board.ts'
import { print, printJson, styled, wrapped } from './output.ts'
import type { Listener, TerminalMatch } from './playing.ts'
import { whomItAsks } from './privacy.ts'
import { askedLines, questionLines } from './question-lines.ts'
import { decisionsIn, summaries, tickFor, toldLines } from './showing.ts'

/** Rows of the screen that leave room for the table above what is said; a map fits the screen but for so many. */
const tall = 34
const belowMap = 7

/** After something else was said, a question of more lines is not shown in full again. */
const brief = 3

/** Shows what was said since the last time, and the table, if it has changed and there is room for it. */
export function tellNews(playing: TerminalMatch, to: Listener, isEmptied = false): void {
  print(...playing.notices())
  const news = playing.news(to)
  const { match } = playing
  if (isToBeSetUp(playing)) print(...boardWithLegend(playing))
  else if (match.question === undefined || ((news.length > 0 || isEmptied) && isRoomy(playing)))
    drawTable(playing, isEmptied)
  print(...newsLines(match, news))
  if (match.outcome !== undefined) print('', styled('strong', say(match.outcome.text)))
}

/** Whether this is the beginning of a match on a map: where everything lies is said once, however small the screen is. */
function isToBeSetUp(playing: TerminalMatch): boolean {
  const { match, drawn } = playing
  return match.steps.length === 0 && drawn === undefined && hasMap(playing)
}

/** Whether the screen has room for the table. */
function isRoomy(playing: TerminalMatch): boolean {
  const { isTTY, rows } = process.stdout
  return isTTY && (rows >= tall || (hasMap(playing) && boardLines(playing).length + belowMap <= rows))
}

/** Draws the table, unless it stands drawn above as it is. */
function drawTable(playing: TerminalMatch, isEmptied: boolean): void {
  const lines = boardLines(playing)
  const drawn = lines.join('\n')
  if (drawn !== playing.drawn || isEmptied) print(...lines)
  playing.drawn = drawn
}

/** What was said, and in faint letters what was decided. */
function newsLines(match: Conversation<unknown>, news: readonly Told<unknown>[]): readonly string[] {
  const decisions = summaries(decisionsIn(news))
  return [
    ...toldLines(news, tickFor(match), match.game),
    ...(decisions.length > 0 ? ['', ...decisions.map((line) => styled('faint', line))] : []),
  ]
}

/** Puts the question: in full where it is new, else in short, as what may be answered was shown above. */
export function putQuestion(playing: TerminalMatch): void {
  const { question } = playing.match
  if (question === undefined) return
  const seat = whomItAsks(playing.match, question)
  const lines = questionLines(question, seat)
  const isNew = playing.shown !== lines.join('\n')
  playing.shown = lines.join('\n')
  const above = actingLines(playing.match, question)
  if (isNew || lines.length <= brief) return print('', ...above, ...lines)
  return print(
    '',
    ...above,
    ...askedLines(question, seat),
    styled('faint', '  "list" shows again what may be answered.'),
  )
}

/** The opponent's piece that acts: what it has left to do, what it is and has. */
function actingLines(match: Conversation<unknown>, question: Question): readonly string[] {
  const piece = match.game.acting?.(match.situation, question, lastMove(match))
  if (piece === undefined) return []
  const tags = piece.tags.map(({ text }) => say(text)).join(', ')
  const left = piece.left === undefined ? '' : `${say(piece.left)} · `
  return wrapped(`  ${say(piece.name)}: ${left}${tags}`, '  ').map((line) => styled('special', line))
}

/** Says the same to a program: one object a line. */
export function tellJson(playing: TerminalMatch): void {
  print(...playing.notices())
  const { match } = playing
  const { question, outcome } = match
  const told = playing.allNews().flatMap((one): readonly object[] => {
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
