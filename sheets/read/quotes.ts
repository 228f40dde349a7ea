import type { CompiledLanguage } from '../language/index.ts'
import type { SheetDiagnostic, Sheet, SheetOption, SheetRuling } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { readMeasuredNoun, readOption, readQuote, readRuling } from '../text/about.ts'
import { positionOfText } from '../text/plain-text.ts'
import type { SectionOutline } from '../text/outline.ts'
import { diagnosticAt } from '../phrases/read-context.ts'

export function readQuotes(
  outlines: readonly SectionOutline[],
  starts: readonly number[],
  language: CompiledLanguage,
) {
  const found = {
    options: [] as SheetOption[],
    rulings: [] as SheetRuling[],
    measures: [] as Sheet['measures'][number][],
    notes: [] as Sheet['notes'][number][],
    findings: [] as SheetDiagnostic[],
  }
  for (const [index, { quotes }] of outlines.entries()) {
    const firstLine = (starts[index] ?? 0) + 1
    for (const letters of quotes) {
      const quote = readQuote(letters, language)
      const at = positionOfText(letters, 0, letters.text.length, firstLine)
      const add = <T>(all: T[], read: T | undefined, wrong: typeof diagnosticMessages.badOption): void => {
        if (read === undefined) found.findings.push(diagnosticAt(at, wrong))
        else all.push(read)
      }
      if (quote.about === 'option')
        add(found.options, readOption(quote, language.words, firstLine), diagnosticMessages.badOption)
      if (quote.about === 'ruling')
        add(found.rulings, readRuling(quote, language.words, firstLine), diagnosticMessages.badRuling)
      if (quote.about === 'measure')
        add(found.measures, readMeasuredNoun(quote, firstLine), diagnosticMessages.badMeasure)
      if (quote.about === 'note') found.notes.push({ at, text: letters.text })
    }
  }
  return found
}
