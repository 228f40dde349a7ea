import type { Procedure } from '@opfor/kernel'
import type { ActionSentence, Variable, SourceRange, CellValue } from '../model/index.ts'
import { valueOrAsk } from '../values/ask-missing.ts'
import { formatCellValue } from '../values/cells.ts'
import { isSameName, literalSheetText as worded } from '../declare/naming.ts'
import { nameOfEntity, type SheetRun, type PhraseView } from '../values/sheet-run.ts'
import { evaluateNumber, propertyOf, evaluateQuantity } from '../values/quantity.ts'
import { unknownCell, type Situation, withCell, withCounterValue } from '../declare/situation.ts'
import type { ValueOrUnknown } from '../values/unknown-value.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

type Change = Extract<ActionSentence, { form: 'set' | 'add' | 'take' }>

const mostInCell = 99

/** `set X to Q`, `add Q to X`, `take Q from X`. A number stays in its range. */
export function* changeVariable(play: SheetRun, change: Change & SourceRange): Procedure<undefined> {
  const { variable } = change
  const before =
    change.form === 'set'
      ? askedValue(play, variable)
      : yield* valueOrAsk(play, (view) => variableValue(view, variable))
  if (before === undefined) return
  const value = change.form === 'set' ? yield* valueToSet(play, change.to) : yield* sum(play, change, before)
  if (value === undefined || !setVariable(play, variable, value)) stays(play, change, before)
  return
}

function variableValue(view: PhraseView, variable: Variable): ValueOrUnknown<CellValue | undefined> {
  return variable.form === 'counter'
    ? view.table.now.counters[variable.name]
    : propertyOf(variable.of, variable.column, view)
}

/** Returns the stored value without asking. */
function askedValue(play: SheetRun, variable: Variable): CellValue | undefined {
  if (variable.form === 'counter') return play.table.now.counters[variable.name]
  return play.rules.cellOf(play.table.now, nameOfEntity(variable.of, play) ?? '', variable.column)
}

function* valueToSet(
  play: SheetRun,
  to: Extract<Change, { form: 'set' }>['to'],
): Procedure<CellValue | undefined> {
  return yield* valueOrAsk(play, (view) => evaluateQuantity(to, view))
}

function* sum(
  play: SheetRun,
  { form, quantity }: Extract<Change, { form: 'add' | 'take' }>,
  before: CellValue,
): Procedure<CellValue | undefined> {
  const number = yield* valueOrAsk(play, (view) => evaluateNumber(quantity, view))
  return typeof before === 'number' ? before + (form === 'add' ? number : -number) : undefined
}

/** Returns false if the value does not fit. */
function setVariable(play: SheetRun, variable: Variable, value: CellValue): boolean {
  const { table, rules } = play
  if (variable.form === 'property') {
    const name = nameOfEntity(variable.of, play)
    if (name === undefined || table.now.pieces[name]?.[variable.column] === undefined) return false
    const to = fitting(play, name, variable.column, value)
    if (to !== undefined) changeCell(play, name, variable.column, to)
    return to !== undefined
  }
  const counter = rules.counterOf(variable.name)
  const to =
    counter?.holds === 'word'
      ? counter.words.find((each) => isSameName(each, String(value)))
      : typeof value === 'number' && counter !== undefined
        ? Math.max(counter.from, Math.min(counter.to, value))
        : undefined
  if (to === undefined) return false
  if (table.now.counters[variable.name] === to) return true
  table.change(withCounterValue(table.now, variable.name, to), sheetRunMessages.counterIs, {
    what: worded(variable.name),
    value: formatCellValue(to),
  })
  return true
}

function stays({ table }: SheetRun, { text }: Change & SourceRange, before: CellValue): void {
  table.change(table.now, sheetRunMessages.stays, { step: worded(text), value: formatCellValue(before) })
}

function nameIn(all: readonly string[], value: CellValue): string | undefined {
  return all.find((each) => isSameName(each, String(value)))
}

/** Converts a value to the type of the column. */
function fitting(
  { rules, table }: SheetRun,
  name: string,
  column: string,
  value: CellValue,
): CellValue | undefined {
  const { holds, from, words: some } = rules.cellForm(table.now, name, column)
  switch (holds) {
    case 'number':
      return typeof value === 'number' ? Math.max(from, Math.min(mostInCell, value)) : undefined
    case 'yesNo':
      return typeof value === 'boolean' ? value : rules.isYes(String(value))
    case 'word':
      return some.find((each) => isSameName(each, String(value))) ?? nameIn(rules.allNames(table.now), value)
    case 'names':
      return typeof value === 'object' ? value : [String(value)]
  }
}

function changeCell({ table }: SheetRun, name: string, column: string, value: CellValue): void {
  const before = table.now.pieces[name]?.[column]
  if (before === value) return
  const told = { who: worded(name), column: worded(column), value: formatCellValue(value) }
  const next = withCell(table.now, name, column, value)
  // Moving a piece at the table needs its previous place; a marker has only one other side.
  if (before === undefined || before === unknownCell || before === '' || typeof before === 'boolean')
    table.change(next, sheetRunMessages.cellIs, told)
  else table.change(next, sheetRunMessages.cellMoves, { ...told, before: formatCellValue(before) })
}

/** `mark X COLUMN`, `unmark`. */
export function setMark(play: SheetRun, name: string | undefined, column: string, is: boolean): undefined {
  if (name !== undefined && play.table.now.pieces[name]?.[column] !== undefined)
    changeCell(play, name, column, is)
}

/** `clear COLUMN`: resets to the sheet's values. */
export function clearColumn({ table, rules }: SheetRun, column: string): undefined {
  let next: Situation = table.now
  for (const { heading, columns } of rules.rosters) {
    if (!columns.some(({ name }) => name === column)) continue
    for (const piece of next.rosters[heading] ?? []) {
      const value = rules.cellsOf(heading, piece)[column]
      if (value !== undefined && next.pieces[piece]?.[column] !== value)
        next = withCell(next, piece, column, value)
    }
  }
  if (next !== table.now) table.change(next, sheetRunMessages.cleared, { column: worded(column) })
}
