import { onceFor } from '@opfor/kernel'
import type { Battery, ShipClass } from '../../table/battles/pieces.ts'
import { cardOf, type Ship, type Situation } from '../../table/situation.ts'

/** The batteries that may fire, for each Artillery symbol. */
export type Volley = readonly (readonly number[])[]

/** The volley of which nothing has been fired: all is left. */
export const unfired: Volley = []

/** Everything that a ship can fire with so many Artillery symbols. */
export function volleyOf(now: Situation, ship: Ship, symbols: number): Volley {
  const card = cardOf(now, ship)
  // Only what depends on the shots alone is cached: a battery knocked out is rare.
  if (ship.out !== undefined) return workingBatteries(card, ship, symbols)
  const volleys = volleysAfter(card)(ship.fired)
  return (volleys[symbols] ??= sharedInClass(card, workingBatteries(card, ship, symbols)))
}

/** The batteries that work, for each symbol. */
function workingBatteries({ batteries }: ShipClass, ship: Ship, symbols: number): Volley {
  return Array.from({ length: symbols }, (_, symbol) =>
    batteries.flatMap((battery, at) => (works(battery, ship, at, symbol) ? [at] : [])),
  )
}

/** Whether a battery is not knocked out, and has ammunition left after so many more shots. */
export function works({ ammunition }: Battery, ship: Ship, at: number, shots = 0): boolean {
  if (ship.out?.includes(at) === true) return false
  return ammunition === undefined || ammunition - (ship.fired[at] ?? 0) > shots
}

/** What a ship can still fire: what a volley has left, with the symbols and the ammunition that the ship has now. */
export function leftOf(now: Situation, ship: Ship, volley: Volley): Volley {
  const all = volleyOf(now, ship, ship.artillery)
  if (volley.length === 0) return all
  const { batteries } = cardOf(now, ship)
  const isLoaded = (at: number): boolean => works(batteries[at] as Battery, ship, at)
  return all.map((whole, symbol) => volley[symbol]?.filter(isLoaded) ?? whole)
}

/** What a volley has left once these batteries of these symbols have fired: without an Admiral symbol to split its fire, the rest of a symbol is lost. */
export function afterShot(
  volley: Volley,
  uses: readonly { readonly symbol: number; readonly batteries: readonly number[] }[],
  splits: boolean,
): Volley {
  return volley.map((batteries, symbol) => {
    const used = uses.find((each) => each.symbol === symbol)
    if (used === undefined) return batteries
    return splits ? batteries.filter((at) => !used.batteries.includes(at)) : []
  })
}

/** The volleys of a class after what has been fired, by the number of symbols. */
const volleysAfter = onceFor<ShipClass, (fired: Ship['fired']) => Volley[]>(() => onceFor(() => []))

/** The one volley of these batteries that all ships of a class share: what it does is worked out once for them. */
function sharedInClass(card: ShipClass, volley: Volley): Volley {
  const shared = volleysShared(card)
  const key = JSON.stringify(volley)
  const before = shared.get(key)
  if (before === undefined) shared.set(key, volley)
  return before ?? volley
}

const volleysShared = onceFor<ShipClass, Map<string, Volley>>(() => new Map())
