import type { Quantity, SetOf, Thing, Value } from '../model/index.ts'
import { measuredNumber } from './memory.ts'
import { nameOfThing, type View } from './play.ts'
import { membersOf } from './set.ts'
import { notTold } from './situation.ts'
import { type Maybe, Unknown } from './unknown.ts'

/** The number or word that a quantity is; undefined if there is none, for instance because nobody was chosen. */
export function quantityOf(quantity: Quantity, view: View): Maybe<Value | undefined> {
  const { rules, table, notes, scope } = view
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
      return numberIfOne(notes.results.get(quantity.section) ?? scope.called(quantity.section))
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
  const isActor = name === view.scope.it
  const missing = {
    form: 'measured',
    noun,
    actor: isActor ? '' : (view.scope.it ?? ''),
    candidate: name,
  } as const
  return measuredNumber(view, missing) ?? new Unknown(missing)
}

function numberIfOne(text: string | undefined): number | string | undefined {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : text
}
