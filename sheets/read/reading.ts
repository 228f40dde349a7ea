import type { Message } from '@opfor/kernel'
import type { Compiled } from '../language/index.ts'
import type { Condition, Finding, Fix, Quantity, SetOf, Thing } from '../model/index.ts'
import type { Letters } from './letters.ts'
import { joinedNames, type Names, type Owners } from './names.ts'
import { at, type Phrase } from './phrase.ts'

/** Of whom a phrase speaks. */
export interface Scope {
  /** Whose columns `it` has. */
  readonly it: Owners
  /** Inside of a set: whose columns the member has; `its` is then the member. */
  readonly member?: Owners
  /** A thing whose columns may be named without `its`. */
  readonly bare?: Thing
}

/** A section that is being read. */
export interface Reading {
  readonly language: Compiled
  readonly names: Names
  readonly section: string
  /** The other languages, to notice their verbs. */
  readonly foreign: readonly Compiled[]
  /** The line of the sheet at which the section begins. */
  readonly firstLine: number
  readonly findings: Finding[]
  /** Phrases of every kind; undefined if it is none of the known forms. */
  readonly condition: (phrase: Phrase, scope: Scope) => Condition | undefined
  readonly quantity: (phrase: Phrase, scope: Scope) => Quantity | undefined
  readonly set: (phrase: Phrase, scope: Scope) => SetOf | undefined
}

/** A text as a phrase, its names found first. */
export function phraseOf(
  letters: Letters,
  { names, firstLine }: { readonly names: Pick<Names, 'several'>; readonly firstLine: number },
): Phrase {
  return { letters, low: joinedNames(letters.text, names), from: 0, to: letters.text.length, firstLine }
}

/** Notes a finding about a phrase. */
export function report(
  { findings }: Pick<Reading, 'findings'>,
  phrase: Phrase,
  message: Message,
  fixes: readonly Fix[] = [],
): void {
  findings.push(findingAt(at(phrase), message, fixes))
}

/** A finding at a position. */
export function findingAt(
  { line, column, endLine, endColumn }: ReturnType<typeof at>,
  message: Message,
  fixes: readonly Fix[] = [],
): Finding {
  return { line, column, end: { line: endLine, column: endColumn }, id: message.id, message, fixes }
}
