import { type Offer, offers } from './offers.ts'
import type { Situation } from '../../table/situation.ts'

/** A ship of the player and all that it may attack; nothing for what is no ship. */
export function shipAndTargets(now: Situation, id: string): readonly string[] {
  const ship = now.ships.find((each) => each.id === id)
  return ship === undefined ? [] : [id, ...new Set(offers(now, ship).map(({ on }) => on))]
}

/** The ship that an attack goes at; nothing for what is no attack. */
export function targetOf(offered: readonly Offer[], id: string): readonly string[] {
  const offer = offered.find((each) => each.id === id)
  return offer === undefined ? [] : [offer.on]
}

/** The ship that makes an attack and the one that it goes at; nothing for what is no attack. */
export function shipAndTarget(
  offered: readonly (Offer & { readonly by: string })[],
  id: string,
): readonly string[] {
  const whole = offered.find((each) => each.id === id)
  return whole === undefined ? [] : [whole.by, whole.on]
}
