import { withParams } from '@opfor/kernel'
import type { FallbackSection } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import type { Opening } from './section-kind.ts'
import { readOutcome } from './outcome.ts'
import type { SectionOutline } from '../text/outline.ts'
import { textOf } from '../phrases/phrase.ts'
import { phraseOf, type ReadContext, addDiagnostic } from '../phrases/read-context.ts'

export function readFallbackActions(
  { body }: SectionOutline,
  openings: readonly Opening[],
  reading: ReadContext,
): FallbackSection {
  const said = openings.find(({ form }) => form === 'walkIn')?.slots.quantity
  const quantity = said && reading.quantity(said, { it: 'any' })
  if (said !== undefined && quantity === undefined) {
    addDiagnostic(reading, said, withParams(diagnosticMessages.notAQuantity, { words: textOf(said) }))
  }
  const column = quantity === undefined ? {} : { column: quantity }
  if (body?.kind !== 'table') {
    const actions = (body?.items ?? []).map(({ letters }) => readOutcome(phraseOf(letters, reading), reading))
    return { kind: 'walk', ...column, columns: [{ name: '', actions }] }
  }
  const isNumbered = body.rows.every(([cell]) => /^\d*\.?$/u.test(cell?.text ?? ''))
  const skipped = isNumbered && body.heads.length > 1 ? 1 : 0
  const columns = body.heads.slice(skipped).map((head, index) => ({
    name: head.text,
    actions: body.rows
      .flatMap((cells) => cells.slice(index + skipped, index + skipped + 1))
      .filter(({ text }) => text !== '')
      .map((cell) => readOutcome(phraseOf(cell, reading), reading)),
  }))
  return { kind: 'walk', ...column, columns }
}
