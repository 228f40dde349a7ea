import { fill } from '@opfor/kernel'
import type { Walk } from '../model/index.ts'
import { words } from '../say/words.ts'
import type { Opening } from './kind.ts'
import { outcomeOf } from './outcome.ts'
import type { Outline } from './outline.ts'
import { textOf } from './phrase.ts'
import { phraseOf, type Reading, report } from './reading.ts'

/** A walk: its actions in order, in one column or in several. */
export function walkOf({ body }: Outline, openings: readonly Opening[], reading: Reading): Walk {
  const said = openings.find(({ form }) => form === 'walkIn')?.slots.quantity
  const quantity = said && reading.quantity(said, { it: 'any' })
  if (said !== undefined && quantity === undefined) {
    report(reading, said, fill(words.notAQuantity, { words: textOf(said) }))
  }
  const column = quantity === undefined ? {} : { column: quantity }
  if (body?.kind !== 'table') {
    const actions = (body?.items ?? []).map(({ letters }) => outcomeOf(phraseOf(letters, reading), reading))
    return { kind: 'walk', ...column, columns: [{ name: '', actions }] }
  }
  const isNumbered = body.rows.every(([cell]) => /^\d*\.?$/u.test(cell?.text ?? ''))
  const skipped = isNumbered && body.heads.length > 1 ? 1 : 0
  const columns = body.heads.slice(skipped).map((head, index) => ({
    name: head.text,
    actions: body.rows
      .flatMap((cells) => cells.slice(index + skipped, index + skipped + 1))
      .filter(({ text }) => text !== '')
      .map((cell) => outcomeOf(phraseOf(cell, reading), reading)),
  }))
  return { kind: 'walk', ...column, columns }
}
