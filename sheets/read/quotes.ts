import type { Compiled } from '../language/index.ts'
import type { Finding, Sheet, SheetOption, SheetRuling } from '../model/index.ts'
import { words } from '../say/words.ts'
import { measureOf, optionOf, quoteOf, rulingOf } from './about.ts'
import { placeOf } from './letters.ts'
import type { Outline } from './outline.ts'
import { findingAt } from './reading.ts'

/** Options, rulings, measures and notes, wherever they stand. */
export function aboutOf(outlines: readonly Outline[], starts: readonly number[], language: Compiled) {
  const found = {
    options: [] as SheetOption[],
    rulings: [] as SheetRuling[],
    measures: [] as Sheet['measures'][number][],
    notes: [] as Sheet['notes'][number][],
    findings: [] as Finding[],
  }
  for (const [index, { quotes }] of outlines.entries()) {
    const firstLine = (starts[index] ?? 0) + 1
    for (const letters of quotes) {
      const quote = quoteOf(letters, language)
      const at = placeOf(letters, 0, letters.text.length, firstLine)
      const add = <T>(all: T[], read: T | undefined, wrong: typeof words.badOption): void => {
        if (read === undefined) found.findings.push(findingAt(at, wrong))
        else all.push(read)
      }
      if (quote.about === 'option')
        add(found.options, optionOf(quote, language.words, firstLine), words.badOption)
      if (quote.about === 'ruling')
        add(found.rulings, rulingOf(quote, language.words, firstLine), words.badRuling)
      if (quote.about === 'measure') add(found.measures, measureOf(quote, firstLine), words.badMeasure)
      if (quote.about === 'note') found.notes.push({ at, text: letters.text })
    }
  }
  return found
}
