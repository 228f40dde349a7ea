import { fill } from '@opfor/kernel'
import { words } from '../say/words.ts'
import type { Letters } from './letters.ts'
import type { ListBody } from './markdown.ts'
import { find } from './names.ts'
import type { Outline } from './outline.ts'
import { lowOf, part, textOf } from './phrase.ts'
import { phraseOf, type Reading, report } from './reading.ts'

/** Notes bold text that is not a name. */
export function noteBold(outline: Outline, reading: Reading): void {
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
      const phrase = part(whole, from, to)
      const low = lowOf(phrase).replace(/[:.]$/u, '')
      if (maps.some((map) => find<unknown>(map, low, language) !== undefined)) continue
      if (values.some((each) => each.words.some((word) => word.toLowerCase() === low))) continue
      report(reading, phrase, fill(words.notAName, { name: textOf(phrase) }))
    }
  }
}

function lettersIn({ before, after, body, quotes }: Outline): readonly Letters[] {
  const inBody =
    body === undefined ? [] : body.kind === 'table' ? [...body.heads, ...body.rows.flat()] : inList(body)
  return [...before, ...after, ...quotes, ...inBody].filter(({ bold }) => bold.length > 0)
}

function inList({ items }: ListBody): readonly Letters[] {
  return items.flatMap(({ letters, lists }) => [letters, ...lists.flatMap(inList)])
}
