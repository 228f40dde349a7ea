import type { Condition, Quantity } from '../model/index.ts'
import { measuring, recall, type Span } from './memory.ts'
import { nameOfThing, type View } from './play.ts'

/** A condition that asks whether something measured is below a number, or not. */
export interface Below {
  readonly quantity: Quantity
  readonly limit: number
  /** Whether the condition holds for those that are below. */
  readonly isBelow: boolean
}

/** The limit in a condition as `its distance is less than 9`, in whole numbers. */
export function belowLimit(condition: Condition): Below | undefined {
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

/** Whether the condition holds by what was told about the limit or by a measured number. */
export function knownByBelow({ quantity, limit, isBelow }: Below, view: View): boolean | undefined {
  const of = 'of' in quantity ? nameOfThing(quantity.of, view) : undefined
  if (of === undefined) return undefined
  const noun = quantity.form === 'measured' ? quantity.noun : 'column' in quantity ? quantity.column : ''
  if (view.rules.cellOf(view.table.now, of, noun) !== undefined) return undefined
  const span = recall(view, measuring(view, noun, of)) as Span | undefined
  if (span === undefined) return undefined
  if (span.below <= limit) return isBelow
  return span.from >= limit ? !isBelow : undefined
}
