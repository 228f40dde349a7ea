import { integer, listOf, oneOf, optional, record, type Shape } from '@opfor/kernel'
import { type DefenseKind, defenses } from '../pieces.ts'

const count = optional(integer(0, 20)) as Shape<number>
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
export const backsShape = record<Record<DefenseKind, readonly DefenseKind[]>>({
  hasty: back,
  bunker: back,
  wire: back,
  trench: back,
  roadBlock: back,
  mine: back,
  smoke: back,
})
