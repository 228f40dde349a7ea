import { message, type BooleanFact, type NumberRanking } from '@opfor/kernel'
import { unitOf } from '../charts/actor.ts'
import type { Actor } from '../charts/facts.ts'
import { hullGap, isMapped, isTracked } from '../../table/on-the-map.ts'
import { type Ship, ownShipOf, type Situation } from '../../table/situation.ts'

/** Under the base rules. */
export const inGrappleRange: BooleanFact<Ship, Situation, Actor> = {
  kind: 'fact',
  id: 'blood-and-plunder.grapple',
  compute: (ship, now, actor) => (isTracked(now) ? isClose(ship, now, actor) : undefined),
  propose: (ship, now, actor) => (isMapped(now) ? isClose(ship, now, actor) : undefined),
  validityKey: restsOnShips,
  ask: (now, actor) =>
    message('blood-and-plunder.ask.grapple', 'Which of these can {unit} throw grapples at?', {
      unit: unitOf(now, actor).name,
    }),
  askOne: (ship, now, actor) =>
    message('blood-and-plunder.ask.grappleOne', 'Can {unit} throw grapples at {ship}?', {
      unit: unitOf(now, actor).name,
      ship: ship.name,
    }),
}

export const inchesToShip: NumberRanking<Ship, Situation, Actor> = {
  kind: 'ranking',
  id: 'blood-and-plunder.grappleDistance',
  compute: (ship, now, actor) => (isTracked(now) ? inchesTo(ship, now, actor) : undefined),
  propose: (ship, now, actor) => (isMapped(now) ? inchesTo(ship, now, actor) : undefined),
  validityKey: restsOnShips,
  askBest: (now, actor) => {
    const unit = unitOf(now, actor)
    const ship = ownShipOf(now, unit)?.name ?? unit.name
    return message('blood-and-plunder.ask.closestShip', 'Which of these ships is closest to {ship}?', {
      ship,
    })
  },
}

function restsOnShips(ship: Ship, now: Situation, actor: Actor): string {
  return [ship.placed, ownShipOf(now, unitOf(now, actor))?.placed].join('.')
}

function isClose(ship: Ship, now: Situation, actor: Actor): boolean {
  return inchesTo(ship, now, actor) <= now.house.grapple
}

function inchesTo(ship: Ship, now: Situation, actor: Actor): number {
  const own = ownShipOf(now, unitOf(now, actor))
  return own === undefined ? Number.POSITIVE_INFINITY : hullGap(own.at, ship.at)
}
