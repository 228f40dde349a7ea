import { type Situation, withShip } from '../../table/situation.ts'

/** The situation with a ship bound to another and both to no third; or, where that is '', to none. */
export function withGrapple(now: Situation, id: string, other: string): Situation {
  const both = [id, other]
  const free: Situation = {
    ...now,
    ships: now.ships.map((ship) =>
      both.includes(ship.id) || both.includes(ship.grappled) ? { ...ship, grappled: '' } : ship,
    ),
  }
  return withShip(withShip(free, id, { grappled: other }), other, { grappled: id })
}
