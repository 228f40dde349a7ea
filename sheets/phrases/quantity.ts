import type { Variable, Quantity, QuantityTerm, EntityRef } from '../model/index.ts'
import { lookUpName } from './names.ts'
import { firstMatch, lowerText, subphrase, type Phrase, sourceOf, splitPhrase, textOf } from './phrase.ts'
import type { ReadContext, Referents } from './read-context.ts'
import { columnOf, type KnownEntity, readEntityRef } from './entity.ts'

const number = /^[+-]?\d{1,6}$/

export function readNumber(phrase: Phrase): number | undefined {
  const text = textOf(phrase)
  return number.test(text) ? Number(text) : undefined
}

/** Nouns that no column or counter has are measured. */
export function readQuantity(phrase: Phrase, reading: ReadContext, scope: Referents): Quantity | undefined {
  if (phrase.from >= phrase.to) return undefined
  return sumOf(phrase, reading, scope) ?? termOf(phrase, reading, scope)
}

function sumOf(phrase: Phrase, reading: ReadContext, scope: Referents): Quantity | undefined {
  const { plus, minus } = reading.language.words
  const parts: QuantityTerm[] = []
  let [start, sign]: [number, 1 | -1] = [phrase.from, 1]
  const close = (end: number): boolean => {
    const quantity = termOf(subphrase(phrase, start, end), reading, scope)
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

function termOf(phrase: Phrase, reading: ReadContext, scope: Referents): Quantity | undefined {
  const source = sourceOf(phrase)
  const value = readNumber(phrase)
  if (value !== undefined) return { ...source, form: 'number', value }
  const { names, language } = reading
  const low = lowerText(phrase)
  const counter = lookUpName(names.counters, low, language)
  if (counter !== undefined) return { ...source, form: 'counter', name: counter.name }
  const setting = lookUpName(names.settings, low, language)
  if (setting !== undefined) return { ...source, form: 'setting', name: setting.name }
  return (
    patternOf(phrase, reading, scope) ??
    bareColumnOf(phrase, reading, scope) ??
    resultOf(phrase, reading) ??
    thingQuantity(phrase, reading, scope)
  )
}

function patternOf(phrase: Phrase, reading: ReadContext, scope: Referents): Quantity | undefined {
  const source = sourceOf(phrase)
  return firstMatch<string, Quantity>(phrase, reading.language.quantities, (form, slots) => {
    if (form === 'roll' || form === 'answer' || form === 'turn') return { ...source, form }
    if (form === 'count') {
      const set = slots.set && reading.set(slots.set, scope)
      return set && set.base.form !== 'named' ? { ...source, form: 'count', set } : undefined
    }
    const known = form === 'its' ? itsOwner(scope) : slots.thing && readEntityRef(slots.thing, reading, scope)
    if (known === undefined || slots.noun === undefined) return undefined
    return ofThing(slots.noun, known, reading, source)
  })
}

/** Inside a set the member, otherwise `it`. */
export function itsOwner(scope: Referents): KnownEntity {
  return scope.member === undefined
    ? { thing: { form: 'it' }, owners: scope.it }
    : { thing: { form: 'member' }, owners: scope.member }
}

function ofThing(
  noun: Phrase,
  { thing, owners }: KnownEntity,
  reading: ReadContext,
  source: ReturnType<typeof sourceOf>,
): Quantity | undefined {
  const column = columnOf(noun, owners, reading)
  if (column !== undefined) return { ...source, form: 'property', of: thing, column: column.name }
  const { and, or } = reading.language.words
  if (splitPhrase(noun, [...and, ...or]).length > 1) return undefined
  return { ...source, form: 'measured', noun: textOf(noun), of: thing }
}

function bareColumnOf(phrase: Phrase, reading: ReadContext, scope: Referents): Quantity | undefined {
  if (scope.bare === undefined) return undefined
  const owners = scope.bare.form === 'member' ? (scope.member ?? 'any') : scope.it
  const column = columnOf(phrase, owners, reading)
  return column && { ...sourceOf(phrase), form: 'property', of: scope.bare, column: column.name }
}

function resultOf(phrase: Phrase, { names, language }: ReadContext): Quantity | undefined {
  const section = lookUpName(names.sections, lowerText(phrase), language)
  if (section?.kind !== 'chart' && section?.kind !== 'walk') return undefined
  return { ...sourceOf(phrase), form: 'result', section: section.name }
}

function thingQuantity(phrase: Phrase, reading: ReadContext, scope: Referents): Quantity | undefined {
  const thing: EntityRef | undefined = readEntityRef(phrase, reading, scope)?.thing
  return thing && { ...sourceOf(phrase), form: 'thing', thing }
}

export function variableOf(phrase: Phrase, reading: ReadContext, scope: Referents): Variable | undefined {
  const quantity = readQuantity(phrase, reading, scope)
  if (quantity?.form === 'counter') return { form: 'counter', name: quantity.name }
  if (quantity?.form === 'property') return { form: 'property', of: quantity.of, column: quantity.column }
  return undefined
}

/** The allowed words of a quantity; undefined if any word is allowed. */
export function allowedWords(quantity: Quantity, { names }: ReadContext): readonly string[] | undefined {
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
