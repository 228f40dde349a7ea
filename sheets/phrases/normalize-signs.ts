import type { CompiledLanguage } from '../language/index.ts'
import type { QuickFix } from '../model/index.ts'
import { type Phrase, textOf } from './phrase.ts'
import type { ReadContext, Referents } from './read-context.ts'
import { readTrialPhrase, replacePhraseFix } from './trial-phrase.ts'

const signs = /\s*(?:>=|=>|≥|<=|=<|≤|==?|[<>])\s*/gu

function wordFor(sign: string): keyof CompiledLanguage['words']['signs'] {
  const isEqual = /[=≥≤]/u.test(sign)
  if (/[>≥]/u.test(sign)) return isEqual ? 'atLeast' : 'moreThan'
  if (/[<≤]/u.test(sign)) return isEqual ? 'atMost' : 'lessThan'
  return 'is'
}

/** A longer condition is asked word for word. */
const maxLength = 200

/** Replaces signs by words and `3 or higher` by `3 or more`; undefined if the condition is still unknown. */
export function normalizeSigns(text: string, reading: ReadContext, scope: Referents): string | undefined {
  if (text.length > maxLength) return undefined
  const { words, comparisons } = reading.language
  const plain = text.replaceAll(signs, (sign) => ` ${words.signs[wordFor(sign.trim())]} `)
  const said = comparisons.reduce((so, [from, to]) => so.replaceAll(from, to), plain)
  return said === text || reading.condition(readTrialPhrase(said, reading), scope) === undefined
    ? undefined
    : said
}

/** Offers known words for a condition: `Alarm >= 3`. */
export function signFix(phrase: Phrase, reading: ReadContext, scope: Referents): QuickFix | undefined {
  const said = normalizeSigns(textOf(phrase), reading, scope)
  return said === undefined ? undefined : replacePhraseFix(phrase, said)
}
