import { memoizeByObject } from '@opfor/kernel'
import type { Battery, ShipClass } from '../../table/battles/pieces.ts'
import { cardOf, type Ship, type Situation } from '../../table/situation.ts'

/** Indexes of the batteries that may fire, for each Artillery symbol. */
export type Volley = readonly (readonly number[])[]

/** Empty: nothing has been fired. */
export const unfired: Volley = []

export function volleyOf(now: Situation, ship: Ship, symbols: number): Volley {
  const card = cardOf(now, ship)
  // The cache depends on the shots alone: a battery knocked out is rare.
  if (ship.out !== undefined) return workingBatteries(card, ship, symbols)
  const volleys = volleysAfter(card)(ship.fired)
  return (volleys[symbols] ??= sharedInClass(card, workingBatteries(card, ship, symbols)))
}

function workingBatteries({ batteries }: ShipClass, ship: Ship, symbols: number): Volley {
  return Array.from({ length: symbols }, (_, symbol) =>
    batteries.flatMap((battery, at) => (works(battery, ship, at, symbol) ? [at] : [])),
  )
}

/** Not knocked out, and with ammunition left after `shots` more. */
export function works({ ammunition }: Battery, ship: Ship, at: number, shots = 0): boolean {
  if (ship.out?.includes(at) === true) return false
  return ammunition === undefined || ammunition - (ship.fired[at] ?? 0) > shots
}

/** Limited by the ship's present symbols and ammunition. */
export function leftOf(now: Situation, ship: Ship, volley: Volley): Volley {
  const all = volleyOf(now, ship, ship.artillery)
  if (volley.length === 0) return all
  const { batteries } = cardOf(now, ship)
  const isLoaded = (at: number): boolean => works(batteries[at] as Battery, ship, at)
  return all.map((whole, symbol) => volley[symbol]?.filter(isLoaded) ?? whole)
}

/** Without an Admiral symbol to split the fire, the rest of a used symbol is lost. */
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

const volleysAfter = memoizeByObject<ShipClass, (fired: Ship['fired']) => Volley[]>(() =>
  memoizeByObject(() => []),
)

/** Equal volleys of a class are one object, so that caches are shared. */
function sharedInClass(card: ShipClass, volley: Volley): Volley {
  const shared = volleysShared(card)
  const key = JSON.stringify(volley)
  const before = shared.get(key)
  if (before === undefined) shared.set(key, volley)
  return before ?? volley
}

const volleysShared = memoizeByObject<ShipClass, Map<string, Volley>>(() => new Map())
