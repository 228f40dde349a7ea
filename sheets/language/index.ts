import { german } from './de.ts'
import { english } from './en.ts'
import type { Language } from './language.ts'
import type { Meant } from './meant.ts'
import { across, after, compile, indexed } from './pattern.ts'

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
    meant: language.meant,
    predicates: indexed(predicates),
    /** A subject with a predicate. */
    clauses: indexed(after('{subject} ', predicates)),
    /** "every unit has acted": the form is `every has`. */
    quantified: indexed(across(compile(language.subjects), predicates)),
    conditions: indexed(compile(language.conditions)),
    quantities: indexed(compile(language.quantities)),
    things: indexed(compile(language.things)),
    sentences: indexed(compile(language.sentences)),
    heads: indexed(compile(language.heads)),
    lines: indexed(compile(language.lines)),
    openings: indexed(compile(language.openings)),
    ties: indexed(compile(language.ties)),
    endings: indexed(compile(language.endings)),
    examples: indexed(compile(language.examples)),
    comparisons: language.meant.comparisons.map(([from, to]) => [new RegExp(from, 'giu'), to] as const),
    otherLines: language.meant.lines.map(([from, to]) => [new RegExp(from, 'iu'), to] as const),
    colonVerbs: colonVerbsOf(language),
    onRoll: onRollOf(language.meant),
    /** Changes that are meant, and columns in them. */
    changes: indexed(compile(language.meant.changes)),
    columns: indexed(compile(language.meant.columns)),
  }
}

/** The verbs of lines that a colon follows, the longest first. */
function colonVerbsOf({ lines }: Language): readonly string[] {
  const patterns = compile(lines).filter(({ form }) => form !== 'if' && form !== 'inOrderOf')
  const firsts = patterns.flatMap(({ parts: [first] }) =>
    first !== undefined && 'words' in first ? [first.words] : [],
  )
  const verbs = firsts.filter((each) => each.includes(':')).map((each) => each.slice(0, each.indexOf(':')))
  return [...new Set(verbs)].toSorted((one, other) => other.length - one.length)
}

/** The beginning of a sentence with what follows a roll: `On a roll of 5+, ...`. */
function onRollOf({ onRoll, orMore, orLess, to }: Meant): RegExp {
  const [before, more, less, between] = [onRoll, orMore, orLess, to].map((each) => `(?:${each.join('|')})`)
  const number = `(\\d{1,4})(?:(${more})|(${less})|${between}(\\d{1,4}))?`
  return new RegExp(`^${before}${number}(?:, ?| ?: ?)(\\S.*)$`, 'iu')
}

export type * from './language.ts'
export type { ChangeForm, RollForm } from './meant.ts'
export { matching, mayMatch, type Patterns } from './pattern.ts'
