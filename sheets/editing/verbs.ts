import { type Compiled, languageOf } from '../language/index.ts'
import type { Section, Sheet } from '../model/index.ts'

/** A verb that can stand at the beginning of a line or sentence, with the whole form. */
export interface Verb {
  /** The words up to the first slot: "must: ". */
  readonly words: string
  /** The form with what its slots stand for: "in order of quantity: values". */
  readonly form: string
}

type Table = 'lines' | 'heads' | 'sentences' | 'openings' | 'ties' | 'endings'

/** The verbs of a table of a language, each once. */
function verbsIn(language: string, table: Table): readonly Verb[] {
  const seen = new Map<string, Verb>()
  for (const { parts } of patternsOf(languageOf(language), table)) {
    const [first] = parts
    if (first === undefined || !('words' in first) || seen.has(first.words)) continue
    const form = parts.map((part) => ('words' in part ? part.words : `<${part.slot}>`)).join('')
    seen.set(first.words, { words: first.words, form })
  }
  return [...seen.values()]
}

/** The verbs that fit a kind of section. */
export function verbsFor({ language }: Pick<Sheet, 'language'>, kind: Section['kind']): readonly Verb[] {
  switch (kind) {
    case 'list':
    case 'finding':
      return verbsIn(language, 'lines')
    case 'steps':
    case 'report':
    case 'deck':
    case 'chart':
    case 'walk':
      return [...verbsIn(language, 'heads'), ...verbsIn(language, 'sentences')]
    case 'end':
      return verbsIn(language, 'endings')
    case 'roster':
    case 'counters':
    case 'prose':
      return verbsIn(language, 'openings')
  }
}

type Patterns = readonly {
  readonly form: string
  readonly parts: Compiled['lines']['all'][number]['parts']
}[]

function patternsOf(language: Compiled, table: Table): Patterns {
  return language[table].all
}

/** How many letters of a text are the verb of one of these forms; the longest verb wins. */
export function verbLength(text: string, forms: readonly string[], language: Compiled): number {
  const low = text.toLowerCase()
  let longest = 0
  for (const table of ['lines', 'heads', 'sentences', 'endings', 'openings'] as const)
    for (const { form, parts } of patternsOf(language, table)) {
      const [first] = parts
      if (!forms.includes(form) || first === undefined || !('words' in first)) continue
      if (low.startsWith(first.words)) longest = Math.max(longest, first.words.trimEnd().length)
    }
  return longest
}
