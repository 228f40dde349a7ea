import type { LineForm } from '../language/index.ts'
import type { ListLine, Path, Quantity } from '../model/index.ts'
import { words } from '../say/words.ts'
import { conditionOf } from './condition.ts'
import { noteAsked, noteUnknown } from './look-alike.ts'
import type { Item, ListBody } from './markdown.ts'
import { find } from './names.ts'
import {
  type Filled,
  firstMatch,
  lowOf,
  type Phrase,
  sourceOf,
  splitAt,
  textOf,
  withoutEnd,
} from './phrase.ts'
import { noteLine } from './unknown-line.ts'
import { phraseOf, type Reading, report, type Scope } from './reading.ts'

/** Whether a line begins with a verb of lists. */
export function isListLine(low: string, { language }: Pick<Reading, 'language'>): boolean {
  return language.lines.all.some(({ parts: [first], form }) => {
    if (first === undefined || !('words' in first) || !low.startsWith(first.words)) return false
    if (form === 'if' || form === 'otherwise') return false
    return !/^[\p{L}\p{N}]$/u.test(low[first.words.length] ?? ' ') || first.words.endsWith(' ')
  })
}

/** The lines of a list and those below them. */
export function linesOf(
  { items }: ListBody,
  reading: Reading,
  scope: Scope,
  above: Path = [],
): readonly ListLine[] {
  return items.map((item) =>
    lineOf(item, phraseOf(item.letters, reading), reading, scope, [...above, item.number]),
  )
}

function lineOf(item: Item, phrase: Phrase, reading: Reading, scope: Scope, path: Path): ListLine {
  const bare = withoutEnd(phrase, '.')
  const source = { ...sourceOf(phrase), path }
  const nested = () => item.lists.flatMap((list) => linesOf(list, reading, scope, path))
  const found = firstMatch(bare, reading.language.lines, (form, slots) =>
    formOf(form, slots, { item, phrase: bare, reading, scope, path, nested }),
  )
  if (found !== undefined) return { ...source, ...found }
  noteLine(phrase, reading)
  return { ...source, form: 'told', words: textOf(phrase) }
}

interface LineReading {
  readonly item: Item
  readonly phrase: Phrase
  readonly reading: Reading
  readonly scope: Scope
  readonly path: Path
  readonly nested: () => readonly ListLine[]
}

type Without<T> = T extends unknown ? Omit<T, 'at' | 'text' | 'path'> : never

function formOf(form: LineForm, slots: Filled, line: LineReading): Without<ListLine> | undefined {
  const { reading, scope } = line
  switch (form) {
    case 'must':
    case 'mustNot':
    case 'prefer':
    case 'avoid':
      return (
        slots.rest && {
          form,
          condition: noteAsked(conditionOf(slots.rest, reading, scope), slots.rest, reading, scope),
        }
      )
    case 'most':
    case 'fewest':
      return slots.quantity && { form, quantity: rankedBy(slots.quantity, reading, scope) }
    case 'nearest':
    case 'farthest': {
      const { distance, distanceTo } = reading.language.words
      const noun = slots.rest === undefined ? distance : `${distanceTo} ${textOf(slots.rest)}`
      const quantity: Quantity = { ...sourceOf(line.phrase), form: 'measured', noun, of: { form: 'it' } }
      return { form: form === 'nearest' ? 'fewest' : 'most', quantity }
    }
    case 'inOrderOf': {
      const quantity = slots.quantity && reading.quantity(slots.quantity, { ...scope, bare: { form: 'it' } })
      if (quantity === undefined || slots.values === undefined) return undefined
      return { form, quantity, values: splitAt(slots.values, [', ']).map(textOf) }
    }
    case 'first':
      return { form }
    case 'asIn': {
      const list = slots.list && find(reading.names.sections, lowOf(slots.list), reading.language)
      if (list?.kind === 'list') return { form, list: list.name }
      if (slots.list !== undefined) noteUnknown(slots.list, reading, reading.names.sections.keys())
      return undefined
    }
    case 'if': {
      if (slots.condition === undefined) return undefined
      const condition = conditionOf(slots.condition, reading, scope)
      return {
        form,
        condition: noteAsked(condition, slots.condition, reading, scope),
        lines: governed(slots.rest, line),
      }
    }
    case 'otherwise':
      return { form, lines: governed(slots.rest, line) }
  }
}

/** The line behind a colon, or the lines below. */
function governed(
  rest: Phrase | undefined,
  { item, phrase, reading, scope, path, nested }: LineReading,
): readonly ListLine[] {
  if (rest !== undefined) return [lineOf({ ...item, lists: item.lists }, rest, reading, scope, path)]
  const lines = nested()
  if (lines.length === 0) report(reading, phrase, words.headWithoutBody)
  return lines
}

/** What `most` and `fewest` look at: a quantity, a column of the candidate, or a noun that is measured. */
export function rankedBy(phrase: Phrase, reading: Reading, scope: Scope): Quantity {
  const it = { form: 'it' } as const
  const known = reading.quantity(phrase, { ...scope, bare: it })
  if (known !== undefined && known.form !== 'thing') return known
  return { ...sourceOf(phrase), form: 'measured', noun: textOf(phrase), of: it }
}
