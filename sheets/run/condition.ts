import type { Comparison, Condition, Value } from '../model/index.ts'
import { answerTo } from './memory.ts'
import { same } from './naming.ts'
import { nameOfThing, type View } from './play.ts'
import { propertyOf, quantityOf } from './quantity.ts'
import { isMember, membersOf } from './set.ts'
import { cardsIn, deckOf } from './situation.ts'
import { type Maybe, Unknown } from './unknown.ts'

/** Whether a condition holds, if all that it needs was told. */
export function holds(condition: Condition, view: View): Maybe<boolean> {
  switch (condition.form) {
    case 'all':
    case 'any':
      return joined(condition, view)
    case 'compare': {
      const left = quantityOf(condition.left, view)
      if (left instanceof Unknown) return left
      const right = quantityOf(condition.right, view)
      if (right instanceof Unknown) return right
      return compared(left, condition.comparison, right, view) !== condition.not
    }
    case 'between': {
      const left = quantityOf(condition.left, view)
      if (left instanceof Unknown) return left
      return (typeof left === 'number' && left >= condition.from && left <= condition.to) !== condition.not
    }
    case 'oneOfWords': {
      const left = quantityOf(condition.left, view)
      if (left instanceof Unknown) return left
      const isOne = condition.values.some((each) => {
        const right = quantityOf(each, view)
        return !(right instanceof Unknown) && isSame(left, right, view)
      })
      return isOne !== condition.not
    }
    case 'has': {
      const value = propertyOf(condition.thing, condition.column, view)
      return value instanceof Unknown ? value : isSome(value) !== condition.not
    }
    case 'memberOf': {
      const name = nameOfThing(condition.thing, view)
      const is = name === undefined ? false : isMember(name, condition.set, view)
      return is instanceof Unknown ? is : is !== condition.not
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
      return answerTo(view, condition)
  }
}

function joined({ form, parts }: Extract<Condition, { parts: unknown }>, view: View): Maybe<boolean> {
  const isAll = form === 'all'
  let open: Unknown | undefined
  for (const part of parts) {
    const is = holds(part, view)
    if (is instanceof Unknown) open ??= is
    else if (is !== isAll) return is
  }
  return open ?? isAll
}

function counted(
  { form, set, condition }: Extract<Condition, { set: unknown; condition: unknown }>,
  view: View,
): Maybe<boolean> {
  const members = membersOf(set, view)
  if (members instanceof Unknown) return members
  for (const member of members) {
    const is = holds(condition, { ...view, member })
    if (is instanceof Unknown) return is
    if (is !== (form === 'every')) return form === 'some'
  }
  return form !== 'some'
}

function nextTo({ thing, other, column }: Extract<Condition, { form: 'nextTo' }>, view: View): boolean {
  const [one, two] = [nameOfThing(thing, view), nameOfThing(other, view)]
  if (one === undefined || two === undefined) return false
  return names(one, column, two, view) || names(two, column, one, view)
}

function names(one: string, column: string, two: string, { rules, table }: View): boolean {
  const cell = rules.cellOf(table.now, one, column)
  return Array.isArray(cell) && (cell as readonly string[]).includes(two)
}

function isEmpty(section: string, { table: { now } }: View): boolean {
  const roster = now.rosters[section]
  return (roster ?? cardsIn(deckOf(now, section))).length === 0
}

/** Whether a cell is yes, a number above 0, a word, or at least one name. */
function isSome(value: Value | undefined): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return value > 0
  return value !== undefined && value.length > 0
}

function compared(
  left: Value | undefined,
  comparison: Comparison,
  right: Value | undefined,
  view: View,
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

/** Whether two values are the same: words in any case, yes and no also as words, a card also as its row. */
function isSame(left: Value | undefined, right: Value | undefined, { rules }: View): boolean {
  if (left === right) return left !== undefined
  if (left === undefined || right === undefined) return false
  if (typeof left === 'boolean') return typeof right === 'string' && rules.isYes(right) === left
  if (typeof right === 'boolean') return typeof left === 'string' && rules.isYes(left) === right
  if (Array.isArray(left))
    return (left as readonly string[]).length === 1 && same(String(left[0]), String(right))
  const [one, two] = [String(left), String(right)]
  return same(one, two) || same(rules.kindOf(one), two) || same(one, rules.kindOf(two))
}
