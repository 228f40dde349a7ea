import { german } from './de.ts'
import { english } from './en.ts'
import type { Language } from './language.ts'
import { across, after, compile } from './pattern.ts'

/** The languages that sheets may be written in. */
export const languages: readonly Language[] = [english, german]

/** A language with its patterns compiled. */
export type Compiled = ReturnType<typeof compiled>

const cache = new Map<string, Compiled>()

/** The compiled patterns of a language by its code; English if there is none. */
export function languageOf(code: string): Compiled {
  const found = cache.get(code)
  if (found !== undefined) return found
  const made = compiled(languages.find((each) => each.code === code) ?? english)
  cache.set(made.code, made)
  return made
}

function compiled(language: Language) {
  const predicates = compile(language.predicates)
  return {
    code: language.code,
    words: language.words,
    predicates,
    /** A subject with a predicate. */
    clauses: after('{subject} ', predicates),
    /** "every unit has acted": the form is `every has`. */
    quantified: across(compile(language.subjects), predicates),
    conditions: compile(language.conditions),
    quantities: compile(language.quantities),
    things: compile(language.things),
    sentences: compile(language.sentences),
    heads: compile(language.heads),
    lines: compile(language.lines),
    openings: compile(language.openings),
    ties: compile(language.ties),
    endings: compile(language.endings),
    examples: compile(language.examples),
  }
}

export type * from './language.ts'
export { matching, type Pattern, type Slots } from './pattern.ts'
