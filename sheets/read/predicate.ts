import type { PredicateForm } from '../language/index.ts'
import type { Comparison, Condition, Quantity, Source } from '../model/index.ts'
import { find } from './names.ts'
import { type Filled, lowOf, type Phrase, sourceOf, splitAt, textOf } from './phrase.ts'
import { numberOf, wordsOf } from './quantity.ts'
import type { Reading, Scope } from './reading.ts'
import { columnOf, type Known, thingOf } from './thing.ts'

/** Of what a predicate speaks: a thing, a quantity, a deck, or several of them by one name. */
export interface Subject {
  readonly known?: Known
  readonly quantity?: Quantity
  readonly deck?: string
}

const comparisons: Partial<Record<PredicateForm, Comparison>> = {
  atLeast: 'atLeast',
  atMost: 'atMost',
  moreThan: 'moreThan',
  lessThan: 'lessThan',
}

/** The condition that a predicate says about its subject; undefined if it is none of the known forms. */
export function predicateOf(
  form: PredicateForm,
  slots: Filled,
  subject: Subject,
  source: Source,
  reading: Reading,
  scope: Scope,
): Condition | undefined {
  const not = form.endsWith('Not')
  const comparison = comparisons[form]
  if (comparison !== undefined) return compared(comparison, slots, subject, source, reading, scope)
  switch (form) {
    case 'between':
      return betweenOf(slots, subject, source)
    case 'memberOf':
    case 'memberOfNot': {
      const set = slots.set && reading.set(slots.set, scope)
      if (set === undefined || set.base.form === 'named' || subject.known === undefined) return undefined
      return { ...source, form: 'memberOf', thing: subject.known.thing, set, not }
    }
    case 'empty':
    case 'emptyNot':
      return subject.deck === undefined ? undefined : { ...source, form: 'empty', section: subject.deck, not }
    case 'relation':
    case 'relationNot':
      return relationOf(slots, subject, source, not, reading, scope)
    case 'has':
    case 'hasNot': {
      if (subject.known === undefined || slots.column === undefined) return undefined
      const column = columnOf(slots.column, subject.known.owners, reading)
      return column && { ...source, form: 'has', thing: subject.known.thing, column: column.name, not }
    }
    case 'is':
    case 'isNot':
    case 'atLeast':
    case 'atMost':
    case 'moreThan':
    case 'lessThan':
      return isOf(slots, subject, source, not, reading, scope)
  }
}

function compared(
  comparison: Comparison,
  slots: Filled,
  { quantity: left }: Subject,
  source: Source,
  reading: Reading,
  scope: Scope,
): Condition | undefined {
  const right = slots.number && reading.quantity(slots.number, scope)
  if (left === undefined || right === undefined || left.form === 'thing' || right.form === 'thing')
    return undefined
  return { ...source, form: 'compare', left, comparison, right, not: false }
}

function betweenOf(slots: Filled, { quantity: left }: Subject, source: Source): Condition | undefined {
  const from = slots.number && numberOf(slots.number)
  const to = slots.last && numberOf(slots.last)
  if (left === undefined || from === undefined || to === undefined) return undefined
  return { ...source, form: 'between', left, from, to, not: false }
}

/** `it is next to X`: a column that holds names, before a thing. */
function relationOf(
  slots: Filled,
  { known }: Subject,
  source: Source,
  not: boolean,
  reading: Reading,
  scope: Scope,
): Condition | undefined {
  if (known === undefined || slots.column === undefined || slots.other === undefined) return undefined
  const column = columnOf(slots.column, known.owners, reading)
  const other = thingOf(slots.other, reading, scope)
  if (column?.holds !== 'names' || other === undefined) return undefined
  return { ...source, form: 'nextTo', thing: known.thing, other: other.thing, column: column.name, not }
}

function isOf(
  slots: Filled,
  { quantity: left }: Subject,
  source: Source,
  not: boolean,
  reading: Reading,
  scope: Scope,
): Condition | undefined {
  if (left === undefined || slots.values === undefined) return undefined
  const parts = splitAt(slots.values, reading.language.words.or)
  const values = parts.map((each) => valueOf(each, left, reading, scope))
  const [right] = values
  if (right === undefined || values.includes(undefined)) return undefined
  if (values.length === 1) return { ...source, form: 'compare', left, comparison: 'is', right, not }
  return { ...source, form: 'oneOfWords', left, values: values.filter((each) => each !== undefined), not }
}

/** What a quantity is compared with or set to: a number, one of its words, or another quantity. */
export function valueOf(
  phrase: Phrase,
  left: Quantity,
  reading: Reading,
  scope: Scope,
): Quantity | undefined {
  const source = sourceOf(phrase)
  const value = numberOf(phrase)
  if (value !== undefined) return { ...source, form: 'number', value }
  const low = lowOf(phrase)
  const words = new Map((wordsOf(left, reading) ?? []).map((word) => [word.toLowerCase(), word]))
  const word = find(words, low, reading.language)
  if (word !== undefined) return { ...source, form: 'word', value: word }
  const { yes, no } = reading.language.words
  if (left.form === 'property' && (yes.includes(low) || no.includes(low))) {
    return { ...source, form: 'word', value: textOf(phrase) }
  }
  const right = otherThan(left, phrase, reading, scope)
  if (right === undefined || right.form === 'measured') return undefined
  if (left.form === 'measured' && right.form === 'thing') return undefined
  return right
}

/** A quantity to compare with: `whose theatre is Theatre` means whom a list chose, not a column compared with itself. */
function otherThan(left: Quantity, phrase: Phrase, reading: Reading, scope: Scope): Quantity | undefined {
  const right = reading.quantity(phrase, scope)
  const isSame =
    left.form === 'property' &&
    right?.form === 'property' &&
    left.column === right.column &&
    left.of.form === right.of.form
  if (!isSame || scope.bare === undefined) return right
  const { bare: _, ...named } = scope
  return reading.quantity(phrase, named)
}
