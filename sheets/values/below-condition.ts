import type { SheetCondition, Quantity } from '../model/index.ts'
import { missingMeasurement, recallValidAnswer, type WholeSpan } from './answer-memory.ts'
import { nameOfEntity, type PhraseView } from './sheet-run.ts'

export interface BelowCondition {
  readonly quantity: Quantity
  readonly limit: number
  /** Whether the condition holds for values below the limit. */
  readonly isBelow: boolean
}

/** The limit in a condition as `its distance is less than 9`, in whole numbers. */
export function readBelowCondition(condition: SheetCondition): BelowCondition | undefined {
  if (condition.form !== 'compare' || condition.right.form !== 'number') return undefined
  const { left: quantity, not, comparison } = condition
  if (quantity.form !== 'measured' && quantity.form !== 'property') return undefined
  const { value } = condition.right
  switch (comparison) {
    case 'lessThan':
      return { quantity, limit: value, isBelow: !not }
    case 'atMost':
      return { quantity, limit: value + 1, isBelow: !not }
    case 'atLeast':
      return { quantity, limit: value, isBelow: not }
    case 'moreThan':
      return { quantity, limit: value + 1, isBelow: not }
    case 'is':
      return undefined
  }
}

/** Undefined if the remembered range does not decide. */
export function isKnownFromLimit(
  { quantity, limit, isBelow }: BelowCondition,
  view: PhraseView,
): boolean | undefined {
  const of = 'of' in quantity ? nameOfEntity(quantity.of, view) : undefined
  if (of === undefined) return undefined
  const noun = quantity.form === 'measured' ? quantity.noun : 'column' in quantity ? quantity.column : ''
  if (view.rules.cellOf(view.table.now, of, noun) !== undefined) return undefined
  const span = recallValidAnswer(view, missingMeasurement(view, noun, of)) as WholeSpan | undefined
  if (span === undefined) return undefined
  if (span.below <= limit) return isBelow
  return span.from >= limit ? !isBelow : undefined
}
