import type { PredicateForm } from '../language/index.ts'
import type { Comparator, SheetCondition, Quantity, SourceRange } from '../model/index.ts'
import { lookUpName } from './names.ts'
import { type FilledSlots, lowerText, type Phrase, sourceOf, splitPhrase, textOf } from './phrase.ts'
import { readNumber, allowedWords } from './quantity.ts'
import type { ReadContext, Referents } from './read-context.ts'
import { columnOf, type KnownEntity, readEntityRef } from './entity.ts'

export interface PhraseSubject {
  readonly known?: KnownEntity
  readonly quantity?: Quantity
  readonly deck?: string
}

const comparisons: Partial<Record<PredicateForm, Comparator>> = {
  atLeast: 'atLeast',
  atMost: 'atMost',
  moreThan: 'moreThan',
  lessThan: 'lessThan',
}

/** Undefined if the form is unknown. */
export function predicateOf(
  form: PredicateForm,
  slots: FilledSlots,
  subject: PhraseSubject,
  source: SourceRange,
  reading: ReadContext,
  scope: Referents,
): SheetCondition | undefined {
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
  comparison: Comparator,
  slots: FilledSlots,
  { quantity: left }: PhraseSubject,
  source: SourceRange,
  reading: ReadContext,
  scope: Referents,
): SheetCondition | undefined {
  const right = slots.number && reading.quantity(slots.number, scope)
  if (left === undefined || right === undefined || left.form === 'thing' || right.form === 'thing')
    return undefined
  return { ...source, form: 'compare', left, comparison, right, not: false }
}

function betweenOf(
  slots: FilledSlots,
  { quantity: left }: PhraseSubject,
  source: SourceRange,
): SheetCondition | undefined {
  const from = slots.number && readNumber(slots.number)
  const to = slots.last && readNumber(slots.last)
  if (left === undefined || from === undefined || to === undefined) return undefined
  return { ...source, form: 'between', left, from, to, not: false }
}

function relationOf(
  slots: FilledSlots,
  { known }: PhraseSubject,
  source: SourceRange,
  not: boolean,
  reading: ReadContext,
  scope: Referents,
): SheetCondition | undefined {
  if (known === undefined || slots.column === undefined || slots.other === undefined) return undefined
  const column = columnOf(slots.column, known.owners, reading)
  const other = readEntityRef(slots.other, reading, scope)
  if (column?.holds !== 'names' || other === undefined) return undefined
  return { ...source, form: 'nextTo', thing: known.thing, other: other.thing, column: column.name, not }
}

function isOf(
  slots: FilledSlots,
  { quantity: left }: PhraseSubject,
  source: SourceRange,
  not: boolean,
  reading: ReadContext,
  scope: Referents,
): SheetCondition | undefined {
  if (left === undefined || slots.values === undefined) return undefined
  const parts = splitPhrase(slots.values, reading.language.words.or)
  const values = parts.map((each) => readComparedValue(each, left, reading, scope))
  const [right] = values
  if (right === undefined || values.includes(undefined)) return undefined
  if (values.length === 1) return { ...source, form: 'compare', left, comparison: 'is', right, not }
  return { ...source, form: 'oneOfWords', left, values: values.filter((each) => each !== undefined), not }
}

/** A number, an allowed word, or another quantity. */
export function readComparedValue(
  phrase: Phrase,
  left: Quantity,
  reading: ReadContext,
  scope: Referents,
): Quantity | undefined {
  const source = sourceOf(phrase)
  const value = readNumber(phrase)
  if (value !== undefined) return { ...source, form: 'number', value }
  const low = lowerText(phrase)
  const words = new Map((allowedWords(left, reading) ?? []).map((word) => [word.toLowerCase(), word]))
  const word = lookUpName(words, low, reading.language)
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

/** `whose theatre is Theatre` means the choice of the list Theatre, not the column itself. */
function otherThan(
  left: Quantity,
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
): Quantity | undefined {
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
