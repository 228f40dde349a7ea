import { withParams } from '@opfor/kernel'
import type {
  SheetChart,
  ColumnChoice,
  SheetCondition,
  ChartKey,
  RollModifier,
  Roll,
} from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { readCondition, readKnownCondition } from '../phrases/condition.ts'
import type { Opening } from './section-kind.ts'
import { reportLooksKnown } from '../phrases/look-alike.ts'
import type { ListBody, TableBody } from '../text/markdown.ts'
import { readOutcome } from './outcome.ts'
import { lowerText, type Phrase, sourceOf, textOf, withoutEnd } from '../phrases/phrase.ts'
import { phraseOf, type ReadContext, addDiagnostic, type Referents } from '../phrases/read-context.ts'
import { diceOf, facesOf, modifierOf } from '../phrases/roll.ts'

const scope: Referents = { it: 'any' }

export function readChart(
  table: TableBody,
  openings: readonly Opening[],
  modifiers: ListBody | undefined,
  reading: ReadContext,
): SheetChart {
  const row = rowBy(openings, modifiers, reading)
  const skipped = row === undefined ? 0 : 1
  const heads = table.heads.slice(skipped).map((head) => phraseOf(head, reading))
  const column = columnBy(heads, openings, reading)
  const rows = table.rows.map((cells) => {
    const phrases = cells.map((cell) => phraseOf(cell, reading))
    const [first] = phrases
    const source = first === undefined ? { at: noPlace(table, reading), text: '' } : sourceOf(first)
    return {
      ...source,
      match:
        row === undefined || first === undefined
          ? { ...source, form: 'otherwise' as const }
          : matchOf(first, reading),
      outcomes: heads.map((_, index) => {
        const cell = phrases[index + skipped]
        return cell === undefined ? { ...source, text: '', result: '', body: [] } : readOutcome(cell, reading)
      }),
    }
  })
  return { ...(row === undefined ? {} : { row }), column, rows }
}

function noPlace(table: TableBody, { firstLine }: ReadContext) {
  const line = table.line + firstLine
  return { line, column: 1, endLine: line, endColumn: 1 }
}

function rowBy(
  openings: readonly Opening[],
  modifiers: ListBody | undefined,
  reading: ReadContext,
): SheetChart['row'] | undefined {
  const more = modifiersOf(modifiers, reading)
  for (const { form, slots, phrase } of openings) {
    const roll = rollOf(form, slots.rest, more, reading)
    if (roll !== undefined) return { by: 'roll', roll }
    if (form === 'roll' || form === 'rollOneOf') addDiagnostic(reading, phrase, diagnosticMessages.notARoll)
    if (form !== 'row' || slots.quantity === undefined) continue
    const quantity = reading.quantity(slots.quantity, scope)
    if (quantity !== undefined) return { by: 'value', quantity }
    const noun = textOf(slots.quantity)
    addDiagnostic(reading, slots.quantity, withParams(diagnosticMessages.notAQuantity, { words: noun }))
    return {
      by: 'value',
      quantity: { ...sourceOf(slots.quantity), form: 'measured', noun, of: { form: 'it' } },
    }
  }
  return undefined
}

function rollOf(
  form: Opening['form'],
  rest: Phrase | undefined,
  more: readonly RollModifier[],
  reading: ReadContext,
): Roll | undefined {
  if (rest === undefined) return undefined
  if (form === 'rollOneOf') return facesOf(rest)
  const roll = form === 'roll' ? diceOf(rest, reading, scope) : undefined
  return roll?.form === 'dice' ? { ...roll, modifiers: [...roll.modifiers, ...more] } : roll
}

function modifiersOf(list: ListBody | undefined, reading: ReadContext): readonly RollModifier[] {
  return (list?.items ?? []).flatMap(({ letters }) => {
    const phrase = withoutEnd(phraseOf(letters, reading), '.')
    const modifier = modifierOf(phrase, reading, scope)
    if (modifier === undefined) addDiagnostic(reading, phrase, diagnosticMessages.notAModifier)
    return modifier === undefined ? [] : [modifier]
  })
}

function columnBy(
  heads: readonly Phrase[],
  openings: readonly Opening[],
  reading: ReadContext,
): ColumnChoice {
  const rest = openings.find(({ form }) => form === 'column')?.slots.rest
  if (rest !== undefined) {
    const asks = textOf(rest).endsWith('?')
    const bare = withoutEnd(rest, '?.')
    const quantity = asks ? undefined : reading.quantity(bare, scope)
    const matches = heads.map((head) => matchOf(head, reading))
    if (quantity !== undefined) return { by: 'value', quantity, heads: matches }
    const condition = reportLooksKnown(readCondition(bare, reading, scope), bare, reading, scope)
    return { by: 'answer', condition, heads: matches }
  }
  const [only] = heads
  if (only !== undefined && heads.length === 1) {
    const known = readKnownCondition(only, reading, scope)
    if (known === undefined || known.form === 'doing') return { by: 'only' }
  }
  return { by: 'condition', heads: heads.map((head) => headCondition(head, reading)) }
}

function headCondition(head: Phrase, reading: ReadContext): SheetCondition | undefined {
  if (reading.language.words.otherwise.includes(lowerText(head))) return undefined
  return reportLooksKnown(readCondition(head, reading, scope), head, reading, scope)
}

/** Parses `7`, `3-4`, `5 or more`, a word, `otherwise`. */
function matchOf(phrase: Phrase, { language: { words: own } }: ReadContext): ChartKey {
  const source = sourceOf(phrase)
  const low = lowerText(phrase)
  if (own.otherwise.includes(low)) return { ...source, form: 'otherwise' }
  const [isSpan, from, to] = /^(-?\d{1,6})(?:\s*(?:-|–|\.\.|to|bis)\s*(-?\d{1,6}))?$/u.exec(low) ?? []
  if (isSpan !== undefined) return { ...source, form: 'span', from: Number(from), to: Number(to ?? from) }
  const [, above] = /^(?:≥\s*)?(-?\d{1,6})\+?$/u.exec(low) ?? []
  if (above !== undefined) return { ...source, form: 'span', from: Number(above) }
  const [, below] = /^≤\s*(-?\d{1,6})$/u.exec(low) ?? []
  if (below !== undefined) return { ...source, form: 'span', to: Number(below) }
  const more = own.orMore.find((each) => low.endsWith(each))
  const least = Number(low.slice(0, low.length - (more?.length ?? 0)))
  if (more !== undefined && Number.isInteger(least)) return { ...source, form: 'span', from: least }
  const less = own.orLess.find((each) => low.endsWith(each))
  const most = Number(low.slice(0, low.length - (less?.length ?? 0)))
  if (less !== undefined && Number.isInteger(most)) return { ...source, form: 'span', to: most }
  return { ...source, form: 'word', word: textOf(phrase) }
}
