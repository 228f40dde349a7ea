import type { Condition, Fix } from '../model/index.ts'
import { changeTo, words } from '../say/words.ts'
import { fill } from '@opfor/kernel'
import { mostParts, subjectOf } from './condition.ts'
import { find } from './names.ts'
import { nearestOf } from './nearest.ts'
import { at, firstMatch, lowOf, type Phrase, splitAt, textOf } from './phrase.ts'
import { numberOf } from './quantity.ts'
import { type Reading, report, type Scope } from './reading.ts'
import { inWords } from './signs.ts'

const numeric: readonly string[] = ['atLeast', 'atMost', 'between', 'moreThan', 'lessThan']

/** Notes a condition that is asked though it looks like a known one. */
export function noteAsked(condition: Condition, phrase: Phrase, reading: Reading, scope: Scope): Condition {
  if (condition.form !== 'asked' || condition.quoted) return condition
  const spelled = inWords(phrase, reading, scope)
  if (spelled !== undefined) {
    report(reading, phrase, fill(words.looksKnown, { words: textOf(phrase) }), [spelled, quotes(phrase)])
    return condition
  }
  const { and, or } = reading.language.words
  const parts = [splitAt(phrase, and), splitAt(phrase, or)].find(
    (each) =>
      each.length > 1 &&
      each.length <= mostParts &&
      each.some((one) => reading.condition(one, scope) !== undefined),
  )
  const unknown = parts?.filter((each) => reading.condition(each, scope) === undefined) ?? [phrase]
  const alike = unknown.find((each) => looksKnown(each, reading, scope))
  if (parts === undefined && alike === undefined) return condition
  if (alike !== undefined && noteMisspelled(alike, phrase, reading)) return condition
  const message = alike === undefined ? words.halfKnown : words.looksKnown
  report(reading, phrase, fill(message, { words: textOf(phrase) }), [quotes(phrase)])
  return condition
}

/** Notes a word of a phrase that is nearly a name, if there is one. */
export function noteMisspelled(phrase: Phrase, whole: Phrase, reading: Reading): boolean {
  const found = respelled(phrase, reading)
  if (found === undefined) return false
  const fix: Fix = {
    message: fill(changeTo, { name: found.name }),
    edits: [{ at: at(found.word), text: found.name }],
  }
  const message = fill(words.didYouMean, { name: textOf(found.word), other: found.name })
  report(reading, found.word, message, [fix, quotes(whole)])
  return true
}

/** A thing or number that is kept before "is" or "has", or a comparison with a number. */
function looksKnown(phrase: Phrase, reading: Reading, scope: Scope): boolean {
  const alike = firstMatch(phrase, reading.language.clauses, (form, slots): true | undefined => {
    if (numeric.includes(form) && slots.number !== undefined && numberOf(slots.number) !== undefined)
      return true
    const subject = slots.subject && subjectOf(slots.subject, reading, scope)
    if (subject?.deck !== undefined) return true
    const quantity = subject?.quantity
    if (quantity !== undefined && ['counter', 'setting', 'property'].includes(quantity.form)) return true
    const known = subject?.known
    if (known === undefined || known.thing.form === 'it' || known.thing.form === 'actor') {
      return form.startsWith('has') && misspelledColumn(slots.column, reading) ? true : undefined
    }
    return known.owners === 'any' || known.owners.length > 0 ? true : undefined
  })
  return alike === true
}

function misspelledColumn(phrase: Phrase | undefined, { names, language }: Reading): boolean {
  if (phrase === undefined) return false
  const low = lowOf(phrase)
  return !names.columns.has(low) && nearestOf(low, names.columns.keys(), language) !== undefined
}

/** The first word of a phrase that is nearly a name, with the name. */
function respelled(
  phrase: Phrase,
  reading: Reading,
): { readonly word: Phrase; readonly name: string } | undefined {
  const { names, language } = reading
  const all = [names.counters, names.settings, names.columns, names.pieces, names.sections]
  const verbs = new Set([...language.words.verbs, ...language.words.is])
  const low = phrase.low.slice(phrase.from, phrase.to)
  for (const { 0: word, index } of low.matchAll(/[\p{L}\p{N}-]+/gu)) {
    if (
      word.length < 4 ||
      verbs.has(word) ||
      all.some((map) => find<unknown>(map, word, language) !== undefined)
    )
      continue
    const from = phrase.from + index
    const name = nearestOf(
      word,
      all.flatMap((map) => [...map.keys()]),
      language,
    )
    if (name !== undefined)
      return { word: { ...phrase, from, to: from + word.length }, name: spelledAs(name, reading) }
  }
  return undefined
}

/** A name as it is written where it is defined. */
function spelledAs(low: string, { names }: Reading): string {
  return (
    names.counters.get(low)?.name ??
    names.settings.get(low)?.name ??
    names.sections.get(low)?.name ??
    names.pieces.get(low)?.[0]?.name ??
    names.columns.get(low)?.[0]?.name ??
    low
  )
}

/** Quotes around a phrase: it is a person's words. */
export function quotes(phrase: Phrase): Fix {
  const { line, column, endLine, endColumn } = at(phrase)
  return {
    message: words.putQuotes,
    edits: [
      { at: { line, column, endLine: line, endColumn: column }, text: '"' },
      { at: { line: endLine, column: endColumn, endLine, endColumn }, text: '"' },
    ],
  }
}

/** Notes a name that nothing has. */
export function noteUnknown(phrase: Phrase, reading: Reading, candidates: Iterable<string>): void {
  const name = nearestOf(lowOf(phrase), candidates, reading.language)
  if (name === undefined) {
    report(reading, phrase, fill(words.noSuchName, { name: textOf(phrase) }))
    return
  }
  const spelled = spelledAs(name, reading)
  const fix: Fix = { message: fill(changeTo, { name: spelled }), edits: [{ at: at(phrase), text: spelled }] }
  report(reading, phrase, fill(words.didYouMean, { name: textOf(phrase), other: spelled }), [fix])
}
