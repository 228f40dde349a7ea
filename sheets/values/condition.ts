import type { Comparator, SheetCondition, CellValue } from '../model/index.ts'
import { recallCondition } from './answer-memory.ts'
import { isSameName } from '../declare/naming.ts'
import { nameOfEntity, type PhraseView } from './sheet-run.ts'
import { propertyOf, evaluateQuantity } from './quantity.ts'
import { evaluateMembership, membersOf } from './set.ts'
import { cardsIn, deckState } from '../declare/situation.ts'
import { type ValueOrUnknown, UnknownValue } from './unknown-value.ts'

/** Unknown if an answer is missing. */
export function evaluateCondition(condition: SheetCondition, view: PhraseView): ValueOrUnknown<boolean> {
  switch (condition.form) {
    case 'all':
    case 'any':
      return joined(condition, view)
    case 'compare': {
      const left = evaluateQuantity(condition.left, view)
      if (left instanceof UnknownValue) return left
      const right = evaluateQuantity(condition.right, view)
      if (right instanceof UnknownValue) return right
      return compared(left, condition.comparison, right, view) !== condition.not
    }
    case 'between': {
      const left = evaluateQuantity(condition.left, view)
      if (left instanceof UnknownValue) return left
      return (typeof left === 'number' && left >= condition.from && left <= condition.to) !== condition.not
    }
    case 'oneOfWords': {
      const left = evaluateQuantity(condition.left, view)
      if (left instanceof UnknownValue) return left
      const isOne = condition.values.some((each) => {
        const right = evaluateQuantity(each, view)
        return !(right instanceof UnknownValue) && isSame(left, right, view)
      })
      return isOne !== condition.not
    }
    case 'has': {
      const value = propertyOf(condition.thing, condition.column, view)
      return value instanceof UnknownValue ? value : isSome(value) !== condition.not
    }
    case 'memberOf': {
      const name = nameOfEntity(condition.thing, view)
      const is = name === undefined ? false : evaluateMembership(name, condition.set, view)
      return is instanceof UnknownValue ? is : is !== condition.not
    }
    case 'nextTo':
      return nextTo(condition, view) !== condition.not
    case 'every':
    case 'some':
    case 'none':
      return counted(condition, view)
    case 'chosen':
      return (view.scope.called(condition.list) !== undefined) !== condition.not
    case 'empty':
      return isEmpty(condition.section, view) !== condition.not
    case 'nothingDone':
      return view.notes.nothingDone !== condition.not
    case 'doing':
      return view.notes.doing.includes(condition.section) !== condition.not
    case 'asked':
      return recallCondition(view, condition)
  }
}

function joined(
  { form, parts }: Extract<SheetCondition, { parts: unknown }>,
  view: PhraseView,
): ValueOrUnknown<boolean> {
  const isAll = form === 'all'
  let open: UnknownValue | undefined
  for (const part of parts) {
    const is = evaluateCondition(part, view)
    if (is instanceof UnknownValue) open ??= is
    else if (is !== isAll) return is
  }
  return open ?? isAll
}

function counted(
  { form, set, condition }: Extract<SheetCondition, { set: unknown; condition: unknown }>,
  view: PhraseView,
): ValueOrUnknown<boolean> {
  const members = membersOf(set, view)
  if (members instanceof UnknownValue) return members
  for (const member of members) {
    const is = evaluateCondition(condition, { ...view, member })
    if (is instanceof UnknownValue) return is
    if (is !== (form === 'every')) return form === 'some'
  }
  return form !== 'some'
}

function nextTo(
  { thing, other, column }: Extract<SheetCondition, { form: 'nextTo' }>,
  view: PhraseView,
): boolean {
  const [one, two] = [nameOfEntity(thing, view), nameOfEntity(other, view)]
  if (one === undefined || two === undefined) return false
  return names(one, column, two, view) || names(two, column, one, view)
}

function names(one: string, column: string, two: string, { rules, table }: PhraseView): boolean {
  const cell = rules.cellOf(table.now, one, column)
  return Array.isArray(cell) && (cell as readonly string[]).includes(two)
}

function isEmpty(section: string, { table: { now } }: PhraseView): boolean {
  const roster = now.rosters[section]
  return (roster ?? cardsIn(deckState(now, section))).length === 0
}

/** True for yes, a number above 0, a word, or at least one name. */
function isSome(value: CellValue | undefined): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value > 0
  return value !== undefined && value.length > 0
}

function compared(
  left: CellValue | undefined,
  comparison: Comparator,
  right: CellValue | undefined,
  view: PhraseView,
): boolean {
  if (comparison === 'is') return isSame(left, right, view)
  if (typeof left !== 'number' || typeof right !== 'number') return false
  switch (comparison) {
    case 'atLeast':
      return left >= right
    case 'atMost':
      return left <= right
    case 'moreThan':
      return left > right
    case 'lessThan':
      return left < right
  }
}

/** Case-insensitive; yes and no also equal their words, a card also its row. */
function isSame(left: CellValue | undefined, right: CellValue | undefined, { rules }: PhraseView): boolean {
  if (left === right) return left !== undefined
  if (left === undefined || right === undefined) return false
  if (typeof left === 'boolean') return typeof right === 'string' && rules.isYes(right) === left
  if (typeof right === 'boolean') return typeof left === 'string' && rules.isYes(left) === right
  if (Array.isArray(left))
    return (left as readonly string[]).length === 1 && isSameName(String(left[0]), String(right))
  const [one, two] = [String(left), String(right)]
  return isSameName(one, two) || isSameName(rules.kindOf(one), two) || isSameName(one, rules.kindOf(two))
}
