import type { Language } from './language.ts'

/**
 * The language of a code with these texts. The platform knows how it counts, joins names and writes fractions. What a
 * translation leaves empty is said in English; metadata for translators, whose keys begin with @, is skipped.
 */
export function languageOf(code: string, texts: Readonly<Record<string, unknown>>): Language {
  const plurals = new Intl.PluralRules(code)
  const lists = new Intl.ListFormat(code)
  const fraction = new Intl.NumberFormat(code).formatToParts(0.5)
  return {
    code,
    decimal: fraction.find(({ type }) => type === 'decimal')?.value ?? '.',
    texts: translatedTexts(texts),
    plural: (count) => plurals.select(count),
    list: (names) => lists.format(names),
  }
}

/** Omits empty texts and metadata. */
export function translatedTexts(file: Readonly<Record<string, unknown>>): Language['texts'] {
  return Object.fromEntries(
    Object.entries(file).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && !entry[0].startsWith('@'),
    ),
  )
}
