import type { Procedure } from '@opfor/kernel'
import type { Quantity, SetOf } from '../model/index.ts'
import { known } from './known.ts'
import type { Play } from './play.ts'
import { numberOf } from './quantity.ts'
import { membersOf } from './set.ts'

/** The members that `For each SET, fewest speed first:` goes through. */
export function* inOrderOf(
  play: Play,
  set: SetOf,
  order: { readonly by: 'most' | 'fewest'; readonly quantity: Quantity } | undefined,
): Procedure<readonly string[]> {
  const members = yield* known(play, (view) => membersOf(set, view))
  if (order === undefined) return members
  const numbers = new Map<string, number>()
  for (const member of members)
    numbers.set(
      member,
      yield* known(play, (view) => numberOf(order.quantity, { ...view, candidate: member, member })),
    )
  const sign = order.by === 'most' ? -1 : 1
  return members.toSorted((one, other) => sign * ((numbers.get(one) ?? 0) - (numbers.get(other) ?? 0)))
}
