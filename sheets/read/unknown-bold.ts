import { withParams } from '@opfor/kernel'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import type { PlainText } from '../text/plain-text.ts'
import type { ListBody } from '../text/markdown.ts'
import { lookUpName } from '../phrases/names.ts'
import type { SectionOutline } from '../text/outline.ts'
import { lowerText, subphrase, textOf } from '../phrases/phrase.ts'
import { phraseOf, type ReadContext, addDiagnostic } from '../phrases/read-context.ts'

export function reportUnknownBold(outline: SectionOutline, reading: ReadContext): void {
  const all = lettersIn(outline)
  if (all.length === 0) return
  const { names, language } = reading
  const maps = [names.sections, names.ones, names.columns, names.counters, names.settings, names.pieces]
  const values = [
    ...names.counters.values(),
    ...names.settings.values(),
    ...[...names.columns.values()].flat(),
  ]
  for (const letters of all) {
    const whole = phraseOf(letters, reading)
    for (const [from, to] of letters.bold) {
      const phrase = subphrase(whole, from, to)
      const low = lowerText(phrase).replace(/[:.]$/u, '')
      if (maps.some((map) => lookUpName<unknown>(map, low, language) !== undefined)) continue
      if (values.some((each) => each.words.some((word) => word.toLowerCase() === low))) continue
      addDiagnostic(reading, phrase, withParams(diagnosticMessages.notAName, { name: textOf(phrase) }))
    }
  }
}

function lettersIn({ before, after, body, quotes }: SectionOutline): readonly PlainText[] {
  const inBody =
    body === undefined ? [] : body.kind === 'table' ? [...body.heads, ...body.rows.flat()] : inList(body)
  return [...before, ...after, ...quotes, ...inBody].filter(({ bold }) => bold.length > 0)
}

function inList({ items }: ListBody): readonly PlainText[] {
  return items.flatMap(({ letters, lists }) => [letters, ...lists.flatMap(inList)])
}
