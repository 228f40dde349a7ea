import type { ColumnChoice, ChartKey, Quantity, PieceSet, EntityRef, CellValue } from '../model/index.ts'
import { measuredNumber, missingMeasurement } from './answer-memory.ts'
import { isSameName } from '../declare/naming.ts'
import { nameOfEntity, type PhraseView } from './sheet-run.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import { membersOf } from './set.ts'
import { unknownCell } from '../declare/situation.ts'
import { type ValueOrUnknown, UnknownValue } from './unknown-value.ts'

/** The index of the first row or column for a value; -1 if there is none. */
export function findMatchingKey(
  rules: Pick<SheetRules, 'isYes' | 'kindOf'>,
  matches: readonly ChartKey[],
  value: CellValue | undefined,
): number {
  return matches.findIndex((match) => {
    if (match.form === 'otherwise') return true
    if (match.form === 'span')
      return (
        typeof value === 'number' && value >= (match.from ?? -Infinity) && value <= (match.to ?? Infinity)
      )
    if (typeof value === 'boolean') return rules.isYes(match.word) === value
    const said = String(value)
    return isSameName(match.word, said) || isSameName(match.word, rules.kindOf(said))
  })
}

/** Undefined if there is no value, for instance because nothing was chosen. */
export function evaluateQuantity(
  quantity: Quantity,
  view: PhraseView,
): ValueOrUnknown<CellValue | undefined> {
  const { rules, table, notes } = view
  switch (quantity.form) {
    case 'number':
    case 'word':
      return quantity.value
    case 'counter':
      return table.now.counters[quantity.name]
    case 'property':
      return propertyOf(quantity.of, quantity.column, view)
    case 'setting':
      return rules.settingOf(table.now, quantity.name)
    case 'roll':
      return notes.roll
    case 'answer':
      return notes.answer
    case 'turn':
      return table.now.turn
    case 'count':
      return countOf(quantity.set, view)
    case 'result':
      return resultOf(quantity.section, view)
    case 'thing':
      return nameOfEntity(quantity.thing, view)
    case 'sum':
      return sumOf(quantity, view)
    case 'measured':
      return measured(quantity.noun, quantity.of, view)
  }
}

/** A missing number counts as 0. */
export function evaluateNumber(quantity: Quantity, view: PhraseView): ValueOrUnknown<number> {
  const value = evaluateQuantity(quantity, view)
  if (value instanceof UnknownValue) return value
  return typeof value === 'number' ? value : value === true ? 1 : 0
}

/** Measured at the table if the piece or card has no such column. */
export function propertyOf(
  of: EntityRef,
  column: string,
  view: PhraseView,
): ValueOrUnknown<CellValue | undefined> {
  const name = nameOfEntity(of, view)
  if (name === undefined) return undefined
  const value = view.rules.cellOf(view.table.now, name, column)
  if (value === undefined) return measured(column, of, view)
  return value === unknownCell ? new UnknownValue({ form: 'cell', piece: name, column }) : value
}

function countOf(set: PieceSet, view: PhraseView): ValueOrUnknown<number> {
  const members = membersOf(set, view)
  return members instanceof UnknownValue ? members : members.length
}

function sumOf({ parts }: Extract<Quantity, { form: 'sum' }>, view: PhraseView): ValueOrUnknown<number> {
  let sum = 0
  for (const { sign, quantity } of parts) {
    const part = evaluateNumber(quantity, view)
    if (part instanceof UnknownValue) return part
    sum += sign * part
  }
  return sum
}

function measured(noun: string, of: EntityRef, view: PhraseView): ValueOrUnknown<number | undefined> {
  const name = nameOfEntity(of, view)
  if (name === undefined) return undefined
  const missing = missingMeasurement(view, noun, name)
  return measuredNumber(view, missing) ?? new UnknownValue(missing)
}

/** The last result in this turn; a chart without dice is looked up if it was not read. */
function resultOf(heading: string, view: PhraseView): ValueOrUnknown<CellValue | undefined> {
  const last = view.notes.results.get(heading) ?? view.scope.called(heading)
  const chart = last === undefined ? view.rules.charts.get(heading)?.section : undefined
  if (chart === undefined || chart.row?.by === 'roll') return numberIfOne(last)
  const row =
    chart.row === undefined
      ? 0
      : placeOf(
          chart.row.quantity,
          chart.rows.map(({ match }) => match),
          view,
        )
  if (row instanceof UnknownValue) return row
  const column = columnOf(chart.column, view)
  if (column instanceof UnknownValue) return column
  return numberIfOne(chart.rows[row]?.outcomes[column]?.result)
}

function placeOf(quantity: Quantity, matches: readonly ChartKey[], view: PhraseView): ValueOrUnknown<number> {
  const value = evaluateQuantity(quantity, view)
  return value instanceof UnknownValue ? value : findMatchingKey(view.rules, matches, value)
}

function columnOf(column: ColumnChoice, view: PhraseView): ValueOrUnknown<number> {
  switch (column.by) {
    case 'only':
      return 0
    case 'value':
      return placeOf(column.quantity, column.heads, view)
    case 'answer': {
      const is = view.runs.holds(column.condition, view)
      return is instanceof UnknownValue ? is : findMatchingKey(view.rules, column.heads, is)
    }
    case 'condition':
      for (const [at, head] of column.heads.entries()) {
        const is = head === undefined || view.runs.holds(head, view)
        if (is !== false) return is instanceof UnknownValue ? is : at
      }
      return -1
  }
}

function numberIfOne(text: string | undefined): number | string | undefined {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : text
}
