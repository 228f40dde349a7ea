import type { Kept, Quantity, Term, Thing } from '../model/index.ts'
import { find } from './names.ts'
import { firstMatch, lowOf, part, type Phrase, sourceOf, splitAt, textOf } from './phrase.ts'
import type { Reading, Scope } from './reading.ts'
import { columnOf, type Known, thingOf } from './thing.ts'

const number = /^[+-]?\d{1,6}$/

/** A number as it is written; undefined for anything else. */
export function numberOf(phrase: Phrase): number | undefined {
  const text = textOf(phrase)
  return number.test(text) ? Number(text) : undefined
}

/** A quantity. Nouns that are not kept are measured. */
export function quantityOf(phrase: Phrase, reading: Reading, scope: Scope): Quantity | undefined {
  if (phrase.from >= phrase.to) return undefined
  return sumOf(phrase, reading, scope) ?? termOf(phrase, reading, scope)
}

function sumOf(phrase: Phrase, reading: Reading, scope: Scope): Quantity | undefined {
  const { plus, minus } = reading.language.words
  const parts: Term[] = []
  let [start, sign]: [number, 1 | -1] = [phrase.from, 1]
  const close = (end: number): boolean => {
    const quantity = termOf(part(phrase, start, end), reading, scope)
    if (quantity !== undefined) parts.push({ sign, quantity })
    return quantity !== undefined
  }
  for (let index = phrase.from; index < phrase.to; index += 1) {
    const found = [...plus, ...minus].find((each) => phrase.low.startsWith(each, index))
    if (found === undefined) continue
    if (!close(index)) return undefined
    start = index + found.length
    sign = minus.includes(found) ? -1 : 1
  }
  if (start === phrase.from || !close(phrase.to)) return undefined
  return { ...sourceOf(phrase), form: 'sum', parts }
}

function termOf(phrase: Phrase, reading: Reading, scope: Scope): Quantity | undefined {
  const source = sourceOf(phrase)
  const value = numberOf(phrase)
  if (value !== undefined) return { ...source, form: 'number', value }
  const { names, language } = reading
  const low = lowOf(phrase)
  const counter = find(names.counters, low, language)
  if (counter !== undefined) return { ...source, form: 'counter', name: counter.name }
  const setting = find(names.settings, low, language)
  if (setting !== undefined) return { ...source, form: 'setting', name: setting.name }
  return (
    patternOf(phrase, reading, scope) ??
    bareColumnOf(phrase, reading, scope) ??
    resultOf(phrase, reading) ??
    thingQuantity(phrase, reading, scope)
  )
}

function patternOf(phrase: Phrase, reading: Reading, scope: Scope): Quantity | undefined {
  const source = sourceOf(phrase)
  return firstMatch<string, Quantity>(phrase, reading.language.quantities, (form, slots) => {
    if (form === 'roll' || form === 'answer' || form === 'turn') return { ...source, form }
    if (form === 'count') {
      const set = slots.set && reading.set(slots.set, scope)
      return set && set.base.form !== 'named' ? { ...source, form: 'count', set } : undefined
    }
    const known = form === 'its' ? itsOwner(scope) : slots.thing && thingOf(slots.thing, reading, scope)
    if (known === undefined || slots.noun === undefined) return undefined
    return ofThing(slots.noun, known, reading, source)
  })
}

/** Whom `its` means: the member inside of a set, else `it`. */
export function itsOwner(scope: Scope): Known {
  return scope.member === undefined
    ? { thing: { form: 'it' }, owners: scope.it }
    : { thing: { form: 'member' }, owners: scope.member }
}

function ofThing(
  noun: Phrase,
  { thing, owners }: Known,
  reading: Reading,
  source: ReturnType<typeof sourceOf>,
): Quantity | undefined {
  const column = columnOf(noun, owners, reading)
  if (column !== undefined) return { ...source, form: 'property', of: thing, column: column.name }
  const { and, or } = reading.language.words
  if (splitAt(noun, [...and, ...or]).length > 1) return undefined
  return { ...source, form: 'measured', noun: textOf(noun), of: thing }
}

function bareColumnOf(phrase: Phrase, reading: Reading, scope: Scope): Quantity | undefined {
  if (scope.bare === undefined) return undefined
  const owners = scope.bare.form === 'member' ? (scope.member ?? 'any') : scope.it
  const column = columnOf(phrase, owners, reading)
  return column && { ...sourceOf(phrase), form: 'property', of: scope.bare, column: column.name }
}

function resultOf(phrase: Phrase, { names, language }: Reading): Quantity | undefined {
  const section = find(names.sections, lowOf(phrase), language)
  if (section?.kind !== 'chart' && section?.kind !== 'walk') return undefined
  return { ...sourceOf(phrase), form: 'result', section: section.name }
}

function thingQuantity(phrase: Phrase, reading: Reading, scope: Scope): Quantity | undefined {
  const thing: Thing | undefined = thingOf(phrase, reading, scope)?.thing
  return thing && { ...sourceOf(phrase), form: 'thing', thing }
}

/** A place that keeps a value: a counter, or a column of a thing. */
export function keptOf(phrase: Phrase, reading: Reading, scope: Scope): Kept | undefined {
  const quantity = quantityOf(phrase, reading, scope)
  if (quantity?.form === 'counter') return { form: 'counter', name: quantity.name }
  if (quantity?.form === 'property') return { form: 'property', of: quantity.of, column: quantity.column }
  return undefined
}

/** The words that a quantity may be; undefined if it may be any. */
export function wordsOf(quantity: Quantity, { names }: Reading): readonly string[] | undefined {
  switch (quantity.form) {
    case 'counter':
      return names.counters.get(quantity.name.toLowerCase())?.words ?? []
    case 'setting':
      return names.settings.get(quantity.name.toLowerCase())?.words ?? []
    case 'property':
      return (names.columns.get(quantity.column.toLowerCase()) ?? []).flatMap(({ words }) => words)
    case 'result':
      return names.sections.get(quantity.section.toLowerCase())?.results ?? []
    case 'thing':
      return [...names.pieces.values()].flatMap((each) => each.map(({ name }) => name))
    case 'number':
    case 'word':
    case 'roll':
    case 'answer':
    case 'turn':
    case 'count':
    case 'sum':
    case 'measured':
      return []
  }
}
