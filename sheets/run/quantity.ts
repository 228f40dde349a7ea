import type { ColumnChoice, Match, Quantity, SetOf, Thing, Value } from '../model/index.ts'
import { measuredNumber, measuring } from './memory.ts'
import { matching } from './matching.ts'
import { nameOfThing, type View } from './play.ts'
import { membersOf } from './set.ts'
import { notTold } from './situation.ts'
import { type Maybe, Unknown } from './unknown.ts'

/** The number or word that a quantity is; undefined if there is none, for instance because nobody was chosen. */
export function quantityOf(quantity: Quantity, view: View): Maybe<Value | undefined> {
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
      return nameOfThing(quantity.thing, view)
    case 'sum':
      return sumOf(quantity, view)
    case 'measured':
      return measured(quantity.noun, quantity.of, view)
  }
}

/** The same as a number; what is none counts as 0. */
export function numberOf(quantity: Quantity, view: View): Maybe<number> {
  const value = quantityOf(quantity, view)
  if (value instanceof Unknown) return value
  return typeof value === 'number' ? value : value === true ? 1 : 0
}

/** The cell of a piece or card; measured at the table if it has no such column. */
export function propertyOf(of: Thing, column: string, view: View): Maybe<Value | undefined> {
  const name = nameOfThing(of, view)
  if (name === undefined) return undefined
  const value = view.rules.cellOf(view.table.now, name, column)
  if (value === undefined) return measured(column, of, view)
  return value === notTold ? new Unknown({ form: 'cell', piece: name, column }) : value
}

function countOf(set: SetOf, view: View): Maybe<number> {
  const members = membersOf(set, view)
  return members instanceof Unknown ? members : members.length
}

function sumOf({ parts }: Extract<Quantity, { form: 'sum' }>, view: View): Maybe<number> {
  let sum = 0
  for (const { sign, quantity } of parts) {
    const part = numberOf(quantity, view)
    if (part instanceof Unknown) return part
    sum += sign * part
  }
  return sum
}

function measured(noun: string, of: Thing, view: View): Maybe<number | undefined> {
  const name = nameOfThing(of, view)
  if (name === undefined) return undefined
  const missing = measuring(view, noun, name)
  return measuredNumber(view, missing) ?? new Unknown(missing)
}

/** What a chart or walk gave last in this turn; a chart without dice that was not read is looked up. */
function resultOf(heading: string, view: View): Maybe<Value | undefined> {
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
  if (row instanceof Unknown) return row
  const column = columnOf(chart.column, view)
  if (column instanceof Unknown) return column
  return numberIfOne(chart.rows[row]?.outcomes[column]?.result)
}

function placeOf(quantity: Quantity, matches: readonly Match[], view: View): Maybe<number> {
  const value = quantityOf(quantity, view)
  return value instanceof Unknown ? value : matching(view.rules, matches, value)
}

function columnOf(column: ColumnChoice, view: View): Maybe<number> {
  switch (column.by) {
    case 'only':
      return 0
    case 'value':
      return placeOf(column.quantity, column.heads, view)
    case 'answer': {
      const is = view.runs.holds(column.condition, view)
      return is instanceof Unknown ? is : matching(view.rules, column.heads, is)
    }
    case 'condition':
      for (const [at, head] of column.heads.entries()) {
        const is = head === undefined || view.runs.holds(head, view)
        if (is !== false) return is instanceof Unknown ? is : at
      }
      return -1
  }
}

function numberIfOne(text: string | undefined): number | string | undefined {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : text
}
