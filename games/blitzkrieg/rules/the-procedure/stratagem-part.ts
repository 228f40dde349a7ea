import { type ListStep, type Part, part, under } from '@opfor/kernel'
import { stratagemToken } from '../../table/citations.ts'
import { type Stratagem, stratagemLabel } from '../../table/the-board/pieces.ts'
import type { Situation } from '../../table/situation.ts'

/** Lines that are read with one stratagem in play, under its own heading. */
export function withStratagem<C, A = void>(
  stratagem: Stratagem,
  ...lines: readonly ListStep<C, Situation, A>[]
): Part<C, Situation, A> {
  const name = stratagemLabel(stratagem)
  return under(stratagemToken(name), part(name, ...lines))
}
