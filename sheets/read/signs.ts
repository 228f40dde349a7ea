import type { Compiled } from '../language/index.ts'
import type { Fix } from '../model/index.ts'
import { type Phrase, textOf } from './phrase.ts'
import type { Reading, Scope } from './reading.ts'
import { readAs, writing } from './written.ts'

const signs = /\s*(?:>=|=>|≥|<=|=<|≤|==?|[<>])\s*/gu

function wordFor(sign: string): keyof Compiled['words']['signs'] {
  const isEqual = /[=≥≤]/u.test(sign)
  if (/[>≥]/u.test(sign)) return isEqual ? 'atLeast' : 'moreThan'
  if (/[<≤]/u.test(sign)) return isEqual ? 'atMost' : 'lessThan'
  return 'is'
}

/** A longer condition is a person's words. */
const maxLength = 200

/** A condition in known words, if it is known then: its signs are words, and `3 or higher` is `3 or more`. */
export function respelled(text: string, reading: Reading, scope: Scope): string | undefined {
  if (text.length > maxLength) return undefined
  const { words, comparisons } = reading.language
  const plain = text.replaceAll(signs, (sign) => ` ${words.signs[wordFor(sign.trim())]} `)
  const said = comparisons.reduce((so, [from, to]) => so.replaceAll(from, to), plain)
  return said === text || reading.condition(readAs(said, reading), scope) === undefined ? undefined : said
}

/** The fix of a condition that would be known in other words: `Alarm >= 3`. */
export function inWords(phrase: Phrase, reading: Reading, scope: Scope): Fix | undefined {
  const said = respelled(textOf(phrase), reading, scope)
  return said === undefined ? undefined : writing(phrase, said)
}
