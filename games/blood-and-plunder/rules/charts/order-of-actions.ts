import {
  eitherByRuling,
  type Candidate,
  either,
  message,
  neverTies,
  prefer,
  type Procedure,
  currentReading,
  priorityList,
  type Table,
  branchUnder,
} from '@opfor/kernel'
import { temperOf } from '../action-exceptions/action-exceptions.ts'
import { unitOf } from './actor.ts'
import { solitaire } from '../../table/citations.ts'
import type { Actor } from './facts.ts'
import { unitNamed } from '../ruled-out.ts'
import { aggressiveOrder, whoIsAggressive } from '../rulings/exceptions.ts'
import type { Situation } from '../../table/situation.ts'

export type Order = 'printed' | 'behind' | 'last'

interface OrderOfActions extends Candidate {
  readonly id: Order
}

const asPrinted: OrderOfActions = {
  id: 'printed',
  name: message('blood-and-plunder.order.printed', 'the printed order'),
}

/** Ruling: aggressiveOrder. */
const forAggressive: Readonly<Record<Exclude<Order, 'printed'>, OrderOfActions>> = {
  behind: {
    id: 'behind',
    name: message('blood-and-plunder.order.behind', 'the order with Shoot behind the last charge or move'),
  },
  last: { id: 'last', name: message('blood-and-plunder.order.last', 'the order with Shoot at the end') },
}

const isAsPrinted = ({ id }: OrderOfActions): boolean => id === 'printed'
const isAggressive = ({ id }: OrderOfActions): boolean => id !== 'printed'

/** Aggressive Units: moves and charges before or after shooting. */
export const orderOfActions = priorityList<OrderOfActions, Situation, Actor>(
  'blood-and-plunder.orderOfActions',
  'Order of its actions',
  solitaire('Action Exceptions, Aggressive Units'),
  [
    either((now, actor) => temperOf(now, unitOf(now, actor)), {
      crew: { steps: [prefer('printed', 'not aggressive, as it crews artillery', isAsPrinted)] },
      bayonets: branchUnder(solitaire('Action Exceptions, Bayonets'), {
        steps: [prefer('aggressive', 'aggressive, with fixed bayonets', isAggressive, aggressiveOrder)],
      }),
      unarmed: {
        steps: [
          prefer(
            'aggressive',
            'aggressive, without muskets, carbines or bows',
            isAggressive,
            aggressiveOrder,
          ),
        ],
      },
      explosives: {
        steps: [
          eitherByRuling(whoIsAggressive, {
            either: [prefer('aggressive', 'aggressive, with explosives', isAggressive, aggressiveOrder)],
          }),
        ],
      },
      explosivesIgnored: {
        steps: [prefer('printed', 'not aggressive for its explosives', isAsPrinted, whoIsAggressive)],
      },
      noExplosives: {
        steps: [prefer('printed', 'not aggressive without explosives', isAsPrinted, whoIsAggressive)],
      },
    }),
  ],
  neverTies,
  { of: unitNamed },
)

/** Decides nothing if no exception applies. */
export function* orderFor(table: Table<Situation>, actor: Actor): Procedure<Order> {
  if (temperOf(table.now, unitOf(table.now, actor)) === undefined) return 'printed'
  const among = (now: Situation): readonly OrderOfActions[] => [
    asPrinted,
    forAggressive[currentReading(now, aggressiveOrder)],
  ]
  const order = yield* orderOfActions(table, among, actor)
  return order?.id ?? 'printed'
}
