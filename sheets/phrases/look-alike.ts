import type { SheetCondition, QuickFix } from '../model/index.ts'
import { changeToWord, diagnosticMessages } from '../say/diagnostic-messages.ts'
import { withParams } from '@opfor/kernel'
import { maxParts, subjectOf } from './condition.ts'
import { lookUpName } from './names.ts'
import { nearestName } from './nearest-name.ts'
import { phrasePosition, firstMatch, lowerText, type Phrase, splitPhrase, textOf } from './phrase.ts'
import { readNumber } from './quantity.ts'
import { type ReadContext, addDiagnostic, type Referents } from './read-context.ts'
import { signFix } from './normalize-signs.ts'

const numeric: readonly string[] = ['atLeast', 'atMost', 'between', 'moreThan', 'lessThan']

export function reportLooksKnown(
  condition: SheetCondition,
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
): SheetCondition {
  if (condition.form !== 'asked' || condition.quoted) return condition
  const spelled = signFix(phrase, reading, scope)
  if (spelled !== undefined) {
    addDiagnostic(reading, phrase, withParams(diagnosticMessages.looksKnown, { words: textOf(phrase) }), [
      spelled,
      quoteFix(phrase),
    ])
    return condition
  }
  const { and, or } = reading.language.words
  const parts = [splitPhrase(phrase, and), splitPhrase(phrase, or)].find(
    (each) =>
      each.length > 1 &&
      each.length <= maxParts &&
      each.some((one) => reading.condition(one, scope) !== undefined),
  )
  const unknown = parts?.filter((each) => reading.condition(each, scope) === undefined) ?? [phrase]
  const alike = unknown.find((each) => looksKnown(each, reading, scope))
  if (parts === undefined && alike === undefined) return condition
  if (alike !== undefined && reportMisspelled(alike, phrase, reading)) return condition
  const message = alike === undefined ? diagnosticMessages.halfKnown : diagnosticMessages.looksKnown
  addDiagnostic(reading, phrase, withParams(message, { words: textOf(phrase) }), [quoteFix(phrase)])
  return condition
}

/** Reports a word that is nearly a name; returns whether there is one. */
export function reportMisspelled(phrase: Phrase, whole: Phrase, reading: ReadContext): boolean {
  const found = respelled(phrase, reading)
  if (found === undefined) return false
  const fix: QuickFix = {
    message: withParams(changeToWord, { name: found.name }),
    edits: [{ at: phrasePosition(found.word), text: found.name }],
  }
  const message = withParams(diagnosticMessages.didYouMean, {
    name: textOf(found.word),
    other: found.name,
  })
  addDiagnostic(reading, found.word, message, [fix, quoteFix(whole)])
  return true
}

function looksKnown(phrase: Phrase, reading: ReadContext, scope: Referents): boolean {
  const alike = firstMatch(phrase, reading.language.clauses, (form, slots): true | undefined => {
    if (numeric.includes(form) && slots.number !== undefined && readNumber(slots.number) !== undefined)
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

function misspelledColumn(phrase: Phrase | undefined, { names, language }: ReadContext): boolean {
  if (phrase === undefined) return false
  const low = lowerText(phrase)
  return !names.columns.has(low) && nearestName(low, names.columns.keys(), language) !== undefined
}

function respelled(
  phrase: Phrase,
  reading: ReadContext,
): { readonly word: Phrase; readonly name: string } | undefined {
  const { names, language } = reading
  const all = [names.counters, names.settings, names.columns, names.pieces, names.sections]
  const verbs = new Set([...language.words.verbs, ...language.words.is])
  const low = phrase.low.slice(phrase.from, phrase.to)
  for (const { 0: word, index } of low.matchAll(/[\p{L}\p{N}-]+/gu)) {
    if (
      word.length < 4 ||
      verbs.has(word) ||
      all.some((map) => lookUpName<unknown>(map, word, language) !== undefined)
    )
      continue
    const from = phrase.from + index
    const name = nearestName(
      word,
      all.flatMap((map) => [...map.keys()]),
      language,
    )
    if (name !== undefined)
      return { word: { ...phrase, from, to: from + word.length }, name: spelledAs(name, reading) }
  }
  return undefined
}

function spelledAs(low: string, { names }: ReadContext): string {
  return (
    names.counters.get(low)?.name ??
    names.settings.get(low)?.name ??
    names.sections.get(low)?.name ??
    names.pieces.get(low)?.[0]?.name ??
    names.columns.get(low)?.[0]?.name ??
    low
  )
}

export function quoteFix(phrase: Phrase): QuickFix {
  const { line, column, endLine, endColumn } = phrasePosition(phrase)
  return {
    message: diagnosticMessages.putQuotes,
    edits: [
      { at: { line, column, endLine: line, endColumn: column }, text: '"' },
      { at: { line: endLine, column: endColumn, endLine, endColumn }, text: '"' },
    ],
  }
}

export function reportUnknownName(phrase: Phrase, reading: ReadContext, candidates: Iterable<string>): void {
  const name = nearestName(lowerText(phrase), candidates, reading.language)
  if (name === undefined) {
    addDiagnostic(reading, phrase, withParams(diagnosticMessages.noSuchName, { name: textOf(phrase) }))
    return
  }
  const spelled = spelledAs(name, reading)
  const fix: QuickFix = {
    message: withParams(changeToWord, { name: spelled }),
    edits: [{ at: phrasePosition(phrase), text: spelled }],
  }
  addDiagnostic(
    reading,
    phrase,
    withParams(diagnosticMessages.didYouMean, { name: textOf(phrase), other: spelled }),
    [fix],
  )
}
