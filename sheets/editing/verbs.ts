import { type CompiledLanguage, compiledLanguage } from '../language/index.ts'
import type { SheetSection, Sheet } from '../model/index.ts'

export interface Verb {
  /** The words up to the first slot: "must: ". */
  readonly words: string
  /** The form with its slots described: "in order of quantity: values". */
  readonly form: string
}

type Table = 'lines' | 'heads' | 'sentences' | 'openings' | 'ties' | 'endings'

function verbsIn(language: string, table: Table): readonly Verb[] {
  const seen = new Map<string, Verb>()
  for (const { parts } of patternsOf(compiledLanguage(language), table)) {
    const [first] = parts
    if (first === undefined || !('words' in first) || seen.has(first.words)) continue
    const form = parts.map((part) => ('words' in part ? part.words : `<${part.slot}>`)).join('')
    seen.set(first.words, { words: first.words, form })
  }
  return [...seen.values()]
}

export function verbsFor({ language }: Pick<Sheet, 'language'>, kind: SheetSection['kind']): readonly Verb[] {
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
  readonly parts: CompiledLanguage['lines']['all'][number]['parts']
}[]

function patternsOf(language: CompiledLanguage, table: Table): Patterns {
  return language[table].all
}

/** Returns the length; the longest verb wins. */
export function verbLength(text: string, forms: readonly string[], language: CompiledLanguage): number {
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
