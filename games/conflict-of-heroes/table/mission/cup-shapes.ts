import { integer, listOf, oneOf, optional, record, type Shape } from '@opfor/kernel'
import { type DefenseKind, defenses } from '../pieces.ts'

const count = optional(integer(0, 20)) as Shape<number>
/** How many Defense Counters of each kind are in the cup. */
export const cupShape = record<Record<DefenseKind, number>>({
  hasty: count,
  bunker: count,
  wire: count,
  trench: count,
  roadBlock: count,
  mine: count,
  smoke: count,
})

const back = optional(listOf(oneOf(...defenses), 7)) as Shape<readonly DefenseKind[]>
/** What is on their other side. */
export const backsShape = record<Record<DefenseKind, readonly DefenseKind[]>>({
  hasty: back,
  bunker: back,
  wire: back,
  trench: back,
  roadBlock: back,
  mine: back,
  smoke: back,
})
