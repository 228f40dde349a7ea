import { fill } from '@opfor/kernel'
import type { Compiled } from '../language/index.ts'
import type { Fix } from '../model/index.ts'
import { changeTo } from '../say/words.ts'
import { lettersOf } from './letters.ts'
import { at, type Phrase, textOf } from './phrase.ts'
import { phraseOf, type Reading, type Scope } from './reading.ts'

const signs = /\s*(?:>=|=>|≥|<=|=<|≤|==?|[<>])\s*/gu

function wordFor(sign: string): keyof Compiled['words']['signs'] {
  const isEqual = /[=≥≤]/u.test(sign)
  if (/[>≥]/u.test(sign)) return isEqual ? 'atLeast' : 'moreThan'
  if (/[<≤]/u.test(sign)) return isEqual ? 'atMost' : 'lessThan'
  return 'is'
}

/** The fix of a condition that would be known if its signs were words: `Alarm >= 3`. */
export function inWords(phrase: Phrase, reading: Reading, scope: Scope): Fix | undefined {
  const text = textOf(phrase)
  const { words } = reading.language
  const said = text.replaceAll(signs, (sign) => ` ${words.signs[wordFor(sign.trim())]} `)
  if (said === text) return undefined
  const spelled = phraseOf(lettersOf([{ text: said, line: 1, column: 1 }]), reading)
  if (reading.condition(spelled, scope) === undefined) return undefined
  return { message: fill(changeTo, { name: said }), edits: [{ at: at(phrase), text: said }] }
}
