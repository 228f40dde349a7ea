import {
  capital,
  type Conversation,
  type Edit,
  editTold,
  good,
  type Layout,
  type Parsed,
  say,
} from '@opfor/kernel'
import { page } from '../page.ts'
import { print, printError, styled, wrapped } from '../output.ts'
import type { Person, TerminalMatch } from '../terminal-match.ts'
import { plain } from '../names.ts'
import { counterNamed } from './find-counter.ts'
import { readMove, type TableView } from './read-move.ts'
import { readOrder } from './read-order.ts'
import { helpLines, pieceLines, rowLines, subjectLines } from './correction-lines.ts'
import { readValue } from './read-value.ts'

/** Corrects differences from the physical table, or shows what can be corrected. */
export async function correctCommand(playing: TerminalMatch, typed: string): Promise<void> {
  const standing = standingOf(playing)
  const shown = shownFor(standing, typed)
  if (shown !== undefined) return page(playing.person, shown)
  const edit = readCorrection(standing, typed)
  return edit.ok ? apply(playing, [edit.value]) : printError(edit.problem)
}

function standingOf({ match: { game, situation } }: TerminalMatch): TableView {
  return { game, situation, layout: game.layout(situation) }
}

/** What to show if the input is not a correction yet. */
function shownFor(standing: TableView, typed: string): readonly string[] | undefined {
  const { layout } = standing
  if (typed === '') return helpLines(layout)
  if (typed.includes('=')) return undefined
  const [, word = '', rest = ''] = /^(move|order)\b\s*(.*)$/i.exec(typed) ?? []
  if (plain(word) === 'order') return rest === '' ? rowLines(layout) : undefined
  if (plain(word) === 'move') return /\sto\s/i.test(` ${rest}`) ? undefined : pieceLines(standing, rest)
  return subjectLines(layout, typed)
}

/** Parses a correction. */
export function readCorrection(standing: TableView, typed: string): Parsed<Edit> {
  const equals = typed.indexOf('=')
  if (equals < 0 && /^move\s/i.test(typed)) return readMove(standing, typed.slice(5))
  if (equals < 0 && /^order[\s:]/i.test(typed)) return readOrder(standing.layout, typed.slice(5))
  const counter = counterNamed(standing.layout, equals < 0 ? typed : typed.slice(0, equals))
  if (!counter.ok) return counter
  const to = readValue(counter.value, equals < 0 ? '' : typed.slice(equals + 1))
  return to.ok ? good({ set: counter.value.id, to: to.value }) : to
}

/** Makes a correction, with the corrections it requires if the person agrees, and prints what was done. */
async function apply(playing: TerminalMatch, edits: readonly Edit[]): Promise<void> {
  const { match, person } = playing
  const before = match.game.layout(match.situation)
  const all = await withOthers(match, person, edits, before)
  if (all === undefined) return print('No changes made.')
  const done = match.correct(all)
  if (!done.ok) return printError(done.problem)
  const after = match.game.layout(match.situation)
  const told = all.map((edit) => capital(say(editTold(edit, after, before)))).join(' ')
  return print(
    ...wrapped(`Corrected: ${told} Type "undo" to revert.`, '  ').map((line) => styled('good', line)),
  )
}

/** A correction with the required corrections that the person agrees to; undefined if cancelled. */
async function withOthers(
  match: Conversation<unknown>,
  person: Person,
  edits: readonly Edit[],
  before: Layout,
): Promise<readonly Edit[] | undefined> {
  const misfit = match.misfit(edits)
  const also = misfit?.also.filter((edit) => !edits.includes(edit)) ?? []
  if (misfit === undefined || also.length === 0) return edits
  const told = also.map((edit) => capital(say(editTold(edit, before)))).join(' ')
  print(...wrapped(capital(say(misfit.told))), ...wrapped(`Also correct this? ${told} (yes or no)`, '  '))
  for (;;) {
    const said = await person.next('> ')
    if (said === undefined || /^no?$/i.test(said.trim())) return undefined
    if (/^y(es)?$/i.test(said.trim())) return withOthers(match, person, [...edits, ...also], before)
    printError('Type yes or no.')
  }
}
