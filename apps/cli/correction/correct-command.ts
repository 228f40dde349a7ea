import {
  capitalize,
  type LiveMatch,
  type Edit,
  formatEdit,
  parseSuccess,
  type Layout,
  type Parsed,
} from '@opfor/kernel'
import { type LineInput, printPaged, type TerminalMatch } from '../session/terminal-match.ts'
import { print, printError, applyStyle, wrapText } from '../lines/output.ts'
import { normalize } from '../lines/names.ts'
import { findCounter } from './find-counter.ts'
import { readMove, type TableView } from './read-move.ts'
import { readOrder } from './read-order.ts'
import { correctionHelpLines, pieceLines, rowLines, subjectLines } from './correction-lines.ts'
import { readValue } from './read-value.ts'
import { localize } from '../text/language.ts'
import { answerWords } from '../text/question-words.ts'
import { yesOrNo } from '../text/typed-words.ts'
import { correctionWords } from './words.ts'

/** Applies a correction, or shows the possible ones. */
export async function correctCommand(session: TerminalMatch, typed: string): Promise<void> {
  const table = tableOf(session)
  const info = infoLines(table, typed)
  if (info !== undefined) return printPaged(session.input, info)
  const edit = readCorrection(table, typed)
  return edit.ok ? apply(session, [edit.value]) : printError(edit.problem)
}

function tableOf({ match: { game, situation } }: TerminalMatch): TableView {
  return { game, situation, layout: game.layout(situation) }
}

/** Returns undefined if the input is a correction. */
function infoLines(table: TableView, typed: string): readonly string[] | undefined {
  const { layout } = table
  if (typed === '') return correctionHelpLines(layout)
  if (typed.includes('=')) return undefined
  const [, word = '', rest = ''] = /^(move|order)\b\s*(.*)$/i.exec(typed) ?? []
  if (normalize(word) === 'order') return rest === '' ? rowLines(layout) : undefined
  if (normalize(word) === 'move') return /\sto\s/i.test(` ${rest}`) ? undefined : pieceLines(table, rest)
  return subjectLines(layout, typed)
}

export function readCorrection(table: TableView, typed: string): Parsed<Edit> {
  const equals = typed.indexOf('=')
  if (equals < 0 && /^move\s/i.test(typed)) return readMove(table, typed.slice(5))
  if (equals < 0 && /^order[\s:]/i.test(typed)) return readOrder(table.layout, typed.slice(5))
  const counter = findCounter(table.layout, equals < 0 ? typed : typed.slice(0, equals))
  if (!counter.ok) return counter
  const to = readValue(counter.value, equals < 0 ? '' : typed.slice(equals + 1))
  return to.ok ? parseSuccess({ set: counter.value.id, to: to.value }) : to
}

/** Applies edits, including required ones if the player agrees. */
async function apply(session: TerminalMatch, edits: readonly Edit[]): Promise<void> {
  const { match, input } = session
  const before = match.game.layout(match.situation)
  const all = await withRequiredEdits(match, input, edits, before)
  if (all === undefined) return print(localize(correctionWords.noChanges))
  const done = match.correct(all)
  if (!done.ok) return printError(done.problem)
  const after = match.game.layout(match.situation)
  const sentences = all.map((edit) => capitalize(localize(formatEdit(edit, after, before)))).join(' ')
  return print(
    ...wrapText(localize(correctionWords.corrected, { edits: sentences }), '  ').map((line) =>
      applyStyle('good', line),
    ),
  )
}

/** Adds the required edits if the player agrees; undefined if cancelled. */
async function withRequiredEdits(
  match: LiveMatch<unknown>,
  input: LineInput,
  edits: readonly Edit[],
  before: Layout,
): Promise<readonly Edit[] | undefined> {
  const misfit = match.misfit(edits)
  const required = misfit?.also.filter((edit) => !edits.includes(edit)) ?? []
  if (misfit === undefined || required.length === 0) return edits
  const sentences = required.map((edit) => capitalize(localize(formatEdit(edit, before)))).join(' ')
  print(
    ...wrapText(capitalize(localize(misfit.message))),
    ...wrapText(localize(correctionWords.alsoCorrect, { edits: sentences }), '  '),
  )
  for (;;) {
    const line = await input.next('> ')
    const answer = line === undefined ? false : yesOrNo(line)
    if (answer === false) return undefined
    if (answer === true) return withRequiredEdits(match, input, [...edits, ...required], before)
    printError(localize(answerWords.typeYesNo))
  }
}
