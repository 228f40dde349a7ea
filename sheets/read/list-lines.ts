import type { LineForm } from '../language/index.ts'
import type { ListLine, StepNumber, Quantity } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { readCondition } from '../phrases/condition.ts'
import { reportLooksKnown, reportUnknownName } from '../phrases/look-alike.ts'
import type { Item, ListBody } from '../text/markdown.ts'
import { lookUpName } from '../phrases/names.ts'
import {
  type FilledSlots,
  firstMatch,
  lowerText,
  type Phrase,
  sourceOf,
  splitPhrase,
  textOf,
  withoutEnd,
} from '../phrases/phrase.ts'
import { reportUnknownLine } from '../phrases/unknown-line.ts'
import { phraseOf, type ReadContext, addDiagnostic, type Referents } from '../phrases/read-context.ts'

export function isListLine(low: string, { language }: Pick<ReadContext, 'language'>): boolean {
  return language.lines.all.some(({ parts: [first], form }) => {
    if (first === undefined || !('words' in first) || !low.startsWith(first.words)) return false
    if (form === 'if' || form === 'otherwise') return false
    return !/^[\p{L}\p{N}]$/u.test(low[first.words.length] ?? ' ') || first.words.endsWith(' ')
  })
}

export function readListLines(
  { items }: ListBody,
  reading: ReadContext,
  scope: Referents,
  above: StepNumber = [],
): readonly ListLine[] {
  return items.map((item) =>
    lineOf(item, phraseOf(item.letters, reading), reading, scope, [...above, item.number]),
  )
}

function lineOf(
  item: Item,
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
  path: StepNumber,
): ListLine {
  const bare = withoutEnd(phrase, '.')
  const source = { ...sourceOf(phrase), path }
  const nested = () => item.lists.flatMap((list) => readListLines(list, reading, scope, path))
  const found = firstMatch(bare, reading.language.lines, (form, slots) =>
    formOf(form, slots, { item, phrase: bare, reading, scope, path, nested }),
  )
  if (found !== undefined) return { ...source, ...found }
  reportUnknownLine(phrase, reading)
  return { ...source, form: 'told', words: textOf(phrase) }
}

interface LineReading {
  readonly item: Item
  readonly phrase: Phrase
  readonly reading: ReadContext
  readonly scope: Referents
  readonly path: StepNumber
  readonly nested: () => readonly ListLine[]
}

type Without<T> = T extends unknown ? Omit<T, 'at' | 'text' | 'path'> : never

function formOf(form: LineForm, slots: FilledSlots, line: LineReading): Without<ListLine> | undefined {
  const { reading, scope } = line
  switch (form) {
    case 'must':
    case 'mustNot':
    case 'prefer':
    case 'avoid':
      return (
        slots.rest && {
          form,
          condition: reportLooksKnown(readCondition(slots.rest, reading, scope), slots.rest, reading, scope),
        }
      )
    case 'most':
    case 'fewest':
      return slots.quantity && { form, quantity: readRankingQuantity(slots.quantity, reading, scope) }
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
      return { form, quantity, values: splitPhrase(slots.values, [', ']).map(textOf) }
    }
    case 'first':
      return { form }
    case 'asIn': {
      const list = slots.list && lookUpName(reading.names.sections, lowerText(slots.list), reading.language)
      if (list?.kind === 'list') return { form, list: list.name }
      if (slots.list !== undefined) reportUnknownName(slots.list, reading, reading.names.sections.keys())
      return undefined
    }
    case 'if': {
      if (slots.condition === undefined) return undefined
      const condition = readCondition(slots.condition, reading, scope)
      return {
        form,
        condition: reportLooksKnown(condition, slots.condition, reading, scope),
        lines: governed(slots.rest, line),
      }
    }
    case 'otherwise':
      return { form, lines: governed(slots.rest, line) }
  }
}

function governed(
  rest: Phrase | undefined,
  { item, phrase, reading, scope, path, nested }: LineReading,
): readonly ListLine[] {
  if (rest !== undefined) return [lineOf({ ...item, lists: item.lists }, rest, reading, scope, path)]
  const lines = nested()
  if (lines.length === 0) addDiagnostic(reading, phrase, diagnosticMessages.headWithoutBody)
  return lines
}

/** A quantity, a column of the candidate, or a measured noun. */
export function readRankingQuantity(phrase: Phrase, reading: ReadContext, scope: Referents): Quantity {
  const it = { form: 'it' } as const
  const known = reading.quantity(phrase, { ...scope, bare: it })
  if (known !== undefined && known.form !== 'thing') return known
  return { ...sourceOf(phrase), form: 'measured', noun: textOf(phrase), of: it }
}
