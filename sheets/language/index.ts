import { germanSheetLanguage } from './de.ts'
import { englishSheetLanguage } from './en.ts'
import type { SheetLanguage } from './language.ts'
import type { SuggestedForms } from './suggested-form.ts'
import { combinePatterns, prefixPatterns, compile, indexPatterns } from './pattern.ts'

export const sheetLanguages: readonly SheetLanguage[] = [englishSheetLanguage, germanSheetLanguage]

export type CompiledLanguage = ReturnType<typeof compiled>

const cache = new Map<string, CompiledLanguage>()

export function compiledLanguage(code: string): CompiledLanguage {
  const found = cache.get(code)
  if (found !== undefined) return found
  const made = compiled(sheetLanguages.find((each) => each.code === code) ?? englishSheetLanguage)
  cache.set(made.code, made)
  return made
}

function compiled(language: SheetLanguage) {
  const predicates = compile(language.predicates)
  return {
    code: language.code,
    words: language.words,
    meant: language.suggestedForms,
    predicates: indexPatterns(predicates),
    clauses: indexPatterns(prefixPatterns('{subject} ', predicates)),
    /** "every unit has acted": the form is `every has`. */
    quantified: indexPatterns(combinePatterns(compile(language.subjects), predicates)),
    conditions: indexPatterns(compile(language.conditions)),
    quantities: indexPatterns(compile(language.quantities)),
    entities: indexPatterns(compile(language.entities)),
    sentences: indexPatterns(compile(language.sentences)),
    heads: indexPatterns(compile(language.heads)),
    lines: indexPatterns(compile(language.lines)),
    openings: indexPatterns(compile(language.openings)),
    ties: indexPatterns(compile(language.ties)),
    endings: indexPatterns(compile(language.endings)),
    examples: indexPatterns(compile(language.examples)),
    comparisons: language.suggestedForms.comparisons.map(
      ([from, to]) => [new RegExp(from, 'giu'), to] as const,
    ),
    otherLines: language.suggestedForms.lines.map(([from, to]) => [new RegExp(from, 'iu'), to] as const),
    colonVerbs: colonVerbsOf(language),
    onRoll: onRollOf(language.suggestedForms),
    changes: indexPatterns(compile(language.suggestedForms.changes)),
    columns: indexPatterns(compile(language.suggestedForms.columns)),
  }
}

/** Line verbs before a colon, the longest first. */
function colonVerbsOf({ lines }: SheetLanguage): readonly string[] {
  const patterns = compile(lines).filter(({ form }) => form !== 'if' && form !== 'inOrderOf')
  const firsts = patterns.flatMap(({ parts: [first] }) =>
    first !== undefined && 'words' in first ? [first.words] : [],
  )
  const verbs = firsts.filter((each) => each.includes(':')).map((each) => each.slice(0, each.indexOf(':')))
  return [...new Set(verbs)].toSorted((one, other) => other.length - one.length)
}

/** Matches `On a roll of 5+, ...`. */
function onRollOf({ onRoll, orMore, orLess, to }: SuggestedForms): RegExp {
  const [before, more, less, between] = [onRoll, orMore, orLess, to].map((each) => `(?:${each.join('|')})`)
  const number = `(\\d{1,4})(?:(${more})|(${less})|${between}(\\d{1,4}))?`
  return new RegExp(`^${before}${number}(?:, ?| ?: ?)(\\S.*)$`, 'iu')
}

export type * from './language.ts'
export type { ChangeForm, RollForm } from './suggested-form.ts'
export { matchPattern, canMatch, type Patterns } from './pattern.ts'
