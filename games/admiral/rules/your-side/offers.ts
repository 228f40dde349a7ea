import { type Candidate, withParams, type Message, message, memoizeRecent, type Table } from '@opfor/kernel'
import { type Grade, results } from '../../table/battles/pieces.ts'
import { resultName, shipName } from '../../table/names.ts'
import { fleetOf, type Ship, shipWith, type Situation, squareOf } from '../../table/situation.ts'
import { words } from '../../table/words.ts'
import { youHit } from '../attack/results.ts'
import { airTargets, flying } from '../exception/aircraft.ts'
import { bestShot, farFrom, type Shot } from '../house-model/damage.ts'
import { shotFrom } from '../house-model/ranges.ts'
import { volleyOf } from '../house-model/volley.ts'
import { hindrance, mightReach } from './hindrance.ts'

export interface Offer extends Candidate {
  readonly on: string
  readonly target: Message
  readonly symbols: number
  readonly air: boolean
  readonly grade: Grade
  readonly shot: Shot | undefined
  /** The app considers the attack impossible, but the player's own rules may allow it. */
  readonly hindered?: Message | undefined
}

export function mayAttack({ phase, attacksOver, ended }: Situation): boolean {
  return phase === 'attack' && !attacksOver && ended === ''
}

export function attackers(now: Situation): readonly Ship[] {
  return fleetOf(now, 'player').filter((ship) => offers(now, ship).length > 0)
}

/**
 * By the house model those that do damage; if damage is typed all possible ones, then those that only the player's rules may
 * allow.
 */
export const offers = memoizeRecent((now: Situation, ship: Ship): readonly Offer[] => {
  const from = squareOf(ship)
  if (from === undefined) return []
  const air = ship.launches > 0 ? airTargets(now, ship) : []
  const flights = air
    .filter(({ grade }) => grade > 0 || now.damage === 'typed')
    .map(({ id, grade }) => offer(shipWith(now, id), 0, grade, undefined))
  if (now.damage === 'house') return [...gunOffers(now, ship), ...flights]
  const all = [...typedOffers(now, ship), ...flights]
  return [
    ...all.filter(({ hindered }) => hindered === undefined),
    ...all.filter(({ hindered }) => hindered !== undefined),
  ].map(withoutResult)
})

function gunOffers(now: Situation, ship: Ship): readonly Offer[] {
  const from = squareOf(ship)
  if (from === undefined) return []
  return fleetOf(now, 'stratego').flatMap((enemy) => {
    const one = shotFrom(now, ship, from, enemy, volleyOf(now, ship, Math.min(1, ship.artillery)))
    const best = shotFrom(now, ship, from, enemy, volleyOf(now, ship, ship.artillery))
    const single = one === undefined || one.grade === 0 ? [] : [offer(enemy, 1, one.grade, one)]
    return best !== undefined && best.uses.length > 1
      ? [...single, offer(enemy, 2, best.grade, best)]
      : single
  })
}

function typedOffers(now: Situation, ship: Ship): readonly Offer[] {
  const from = ship.artillery > 0 ? squareOf(ship) : undefined
  return fleetOf(now, 'stratego').flatMap((enemy) => {
    const to = squareOf(enemy)
    if (from === undefined || to === undefined) return []
    const shot = bestShot(now, ship, enemy, volleyOf(now, ship, 1), farFrom(now, from, to))
    const made = offer(enemy, 1, shot?.grade ?? 0, shot)
    if (shot === undefined && !mightReach(now, ship, enemy)) return []
    const hindered = hindrance(now, ship, enemy)
    return [hindered === undefined ? made : { ...made, grade: 0, hindered }]
  })
}

const firedAt = message('admiral.offer.fired', '{target}')
const flownAt = message('admiral.offer.flown', '{target}, with aircraft')
const hinderedAt = message('admiral.offer.hindered', '{target} ({hindrance})')

/** The result is asked separately. */
function withoutResult(offered: Offer): Offer {
  const { air, hindered, target } = offered
  if (hindered !== undefined)
    return { ...offered, name: withParams(hinderedAt, { target, hindrance: hindered }) }
  return { ...offered, name: withParams(air ? flownAt : firedAt, { target }) }
}

function offer(enemy: Ship, symbols: number, grade: Grade, shot: Shot | undefined): Offer {
  const air = symbols === 0
  const parts = { target: shipName(enemy), result: resultName(results[grade]) }
  return {
    id: `${enemy.id} ${air ? 'air' : symbols}`,
    name: offered(symbols, parts),
    on: enemy.id,
    target: parts.target,
    symbols,
    air,
    grade,
    shot,
  }
}

function offered(symbols: number, parts: { readonly target: Message; readonly result: Message }): Message {
  if (symbols === 0) return message('admiral.offer.air', '{target}, with aircraft: {result}', parts)
  return symbols === 1
    ? message('admiral.offer.one', '{target}: {result}', parts)
    : message('admiral.offer.two', '{target}, with both symbols: {result}', parts)
}

export function make(table: Table<Situation>, ship: Ship, made: Offer): void {
  const attack = { by: ship.id, on: made.on, grade: made.grade, air: made.air }
  if (made.air) {
    const squadrons = ship.squadrons - flying(table.now, ship)
    youHit(table, attack, { squadrons, launches: 0 }, words.youLaunch)
    return
  }
  const used = made.shot?.uses.flatMap(({ batteries }) => batteries) ?? []
  const fired = ship.fired.map((count, at) => count + used.filter((battery) => battery === at).length)
  youHit(table, attack, { fired, artillery: Math.max(0, ship.artillery - made.symbols) }, words.youFire)
}

export function shipAndTargets(now: Situation, id: string): readonly string[] {
  const ship = now.ships.find((each) => each.id === id)
  return ship === undefined ? [] : [id, ...new Set(offers(now, ship).map(({ on }) => on))]
}

export function targetOf(offered: readonly Offer[], id: string): readonly string[] {
  const offer = offered.find((each) => each.id === id)
  return offer === undefined ? [] : [offer.on]
}

export function shipAndTarget(
  offered: readonly (Offer & { readonly by: string })[],
  id: string,
): readonly string[] {
  const whole = offered.find((each) => each.id === id)
  return whole === undefined ? [] : [whole.by, whole.on]
}
