import type { Battery } from '../battles/pieces.ts'
import { cardOf, type Ship, type Situation } from '../situation.ts'

/** The batteries that may fire, for each Artillery symbol. */
export type Volley = readonly (readonly number[])[]

const volleys = new WeakMap<Ship, Map<number, Volley>>()

/** Everything that a ship can fire with so many Artillery symbols. */
export function volleyOf(now: Situation, ship: Ship, symbols: number): Volley {
  const known = volleys.get(ship) ?? new Map<number, Volley>()
  volleys.set(ship, known)
  const before = known.get(symbols)
  if (before !== undefined) return before
  const { batteries } = cardOf(now, ship)
  const volley = Array.from({ length: symbols }, (_, symbol) =>
    batteries.flatMap((battery, at) => (works(battery, ship, at, symbol) ? [at] : [])),
  )
  known.set(symbols, volley)
  return volley
}

/** Whether a battery is not knocked out, and has ammunition left after so many more shots. */
export function works({ ammunition }: Battery, ship: Ship, at: number, shots = 0): boolean {
  if (ship.out?.includes(at) === true) return false
  return ammunition === undefined || ammunition - (ship.fired[at] ?? 0) > shots
}

/** What a ship can still fire: what a volley has left, with the symbols and the ammunition that the ship has now. */
export function leftOf(now: Situation, ship: Ship, volley: Volley): Volley {
  const { batteries } = cardOf(now, ship)
  const isLoaded = (at: number): boolean => works(batteries[at] as Battery, ship, at)
  return volleyOf(now, ship, ship.artillery).map((all, symbol) => volley[symbol]?.filter(isLoaded) ?? all)
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
