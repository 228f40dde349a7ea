import {
  type Candidate,
  withParams,
  message,
  messages,
  must,
  type BooleanFact,
  withBookNumber,
  tieByPrintedOrder,
  type Procedure,
  type ExcludedPiece,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { rule } from '../../table/citations.ts'
import { tileName } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'
import { areas } from './tile-faces.ts'
import { words } from '../words.ts'

const ask = {
  counteractions: message(
    'coh.ask.canCounter',
    'Which of these Counteractions can an AI unit carry out now?',
  ),
  orders: message('coh.ask.canOrder', 'Which of these Mission Orders can an AI unit carry out now?'),
} as const
const because = messages('coh.noOrder', {
  covered: '{tile} covers space 3',
  otherArea: message('coh.noPlace.area', 'its face belongs to another area: {area}'),
  left: 'it is not on any space of the sheet',
})

/** Each table differs, so only the player knows. */
function canBeDone(
  id: string,
  which: keyof typeof ask,
): BooleanFact<Candidate, Situation, { readonly id: string }> {
  return {
    kind: 'fact',
    id,
    compute: () => undefined,
    validityKey: (_, now) => String(now.mission?.marker),
    ask: () => ask[which],
  }
}

/** G 5.3.2, second: the leftmost Counteraction that can be carried out. */
export const selectCounteraction = priorityList<Candidate, Situation, { readonly id: string }>(
  'conflict-of-heroes.counteraction',
  'Counteraction',
  rule('G 5.3.2 (second)'),
  [
    withBookNumber(
      '',
      must(1, 'an AI unit can carry it out', canBeDone('coh.counteractionDone', 'counteractions')),
    ),
  ],
  tieByPrintedOrder('the leftmost'),
  { others: otherOrders('counteractions') },
)

/** G 5.3.3: the leftmost Mission Order that can be carried out. */
export const selectMissionOrder = priorityList<Candidate, Situation, { readonly id: string }>(
  'conflict-of-heroes.missionOrder',
  'Mission Order',
  rule('G 5.3.3'),
  [withBookNumber('', must(1, 'an AI unit can carry it out', canBeDone('coh.missionOrderDone', 'orders')))],
  tieByPrintedOrder('the leftmost'),
  { others: otherOrders('orders') },
)

const defaultOrder = message('coh.default', 'the order printed on space 3')

/** From left to right: tiles, and the printed order of space 3 unless a third tile covers it. */
export function spaces(tiles: readonly string[]): readonly Candidate[] {
  const named = tiles.map((tile): Candidate => ({ id: tile, name: tileName(tile) }))
  return named.length < 3 ? [...named, { id: 'default', name: defaultOrder }] : named
}

function otherOrders(which: keyof typeof ask): (now: Situation) => readonly ExcludedPiece[] {
  return ({ mission }) => {
    if (mission === undefined) return []
    const third = mission[which][2]
    const own = which === 'orders' ? 'order' : 'counteraction'
    const tiles = Object.entries(mission.faces).map(([id, { area = own }]): ExcludedPiece => {
      const { name } = areas.find((each) => each.id === area) ?? areas[0]
      const why = area === own ? because.left : withParams(because.otherArea, { area: name })
      return { id, name: tileName(id), because: why }
    })
    if (third === undefined) return tiles
    const covered = withParams(because.covered, { tile: tileName(third) })
    return [...tiles, { id: 'default', name: defaultOrder, because: covered }]
  }
}

export function* tryOrders(table: Table<Situation>, which: 'counteractions' | 'orders'): Procedure<void> {
  const isReaction = which === 'counteractions'
  const list = isReaction ? selectCounteraction : selectMissionOrder
  const about = { id: String(table.decisions) }
  const chosen = yield* list(table, ({ mission }) => (mission ? spaces(mission[which]) : []), about)
  if (chosen === undefined) table.change(table.now, isReaction ? words.noCounteraction : words.noMissionOrder)
  else table.change(table.now, isReaction ? words.counteraction : words.missionOrder, { order: chosen.name })
}
