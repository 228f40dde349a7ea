import {
  type Candidate,
  message,
  must,
  type PlainFact,
  printedOrder,
  type Procedure,
  select,
  type Table,
} from '@opfor/kernel'
import { rule } from './citations.ts'
import { tileName } from './pieces.ts'
import type { Situation } from './situation.ts'
import { words } from './words.ts'

const ask = message('coh.ask.canDo', 'Which of these can an AI unit carry out now?')

/** Only the table knows whether an order can be carried out, and it is another table each time. */
function canBeDone(id: string): PlainFact<Candidate, Situation, { readonly id: string }> {
  return {
    kind: 'fact',
    id,
    compute: () => undefined,
    rests: (_, now) => String(now.mission?.marker),
    ask: () => ask,
  }
}

/** G 5.3.2, second: the leftmost Counteraction that can be carried out. */
export const selectCounteraction = select<Candidate, Situation, { readonly id: string }>(
  'conflict-of-heroes.counteraction',
  'Counteraction',
  rule('G 5.3.2 (second)'),
  [must(1, 'an AI unit can carry it out', canBeDone('coh.counteractionDone'))],
  printedOrder('the leftmost'),
)

/** G 5.3.3: the leftmost Mission Order that can be carried out. */
export const selectMissionOrder = select<Candidate, Situation, { readonly id: string }>(
  'conflict-of-heroes.missionOrder',
  'Mission Order',
  rule('G 5.3.3'),
  [must(1, 'an AI unit can carry it out', canBeDone('coh.missionOrderDone'))],
  printedOrder('the leftmost'),
)

const defaultOrder = message('coh.default', 'the order printed on space 3')

/** The spaces from left to right: tiles, and the printed order of space 3 unless a third tile covers it. */
export function spaces(tiles: readonly string[]): readonly Candidate[] {
  const named = tiles.map((tile): Candidate => ({ id: tile, name: tileName(tile) }))
  return named.length < 3 ? [...named, { id: 'default', name: defaultOrder }] : named
}

/** The AI tries its Counteractions or Mission Orders and carries out one, or none. */
export function* tryOrders(table: Table<Situation>, which: 'counteractions' | 'orders'): Procedure<void> {
  const isReaction = which === 'counteractions'
  const list = isReaction ? selectCounteraction : selectMissionOrder
  const about = { id: String(table.decisions) }
  const chosen = yield* list(table, ({ mission }) => (mission ? spaces(mission[which]) : []), about)
  if (chosen === undefined) table.change(table.now, isReaction ? words.noCounteraction : words.noMissionOrder)
  else table.change(table.now, isReaction ? words.counteraction : words.missionOrder, { order: chosen.name })
}
