import { type Situation, withShip } from '../../table/situation.ts'

/** Binds a ship to another and both to no third; '' unbinds it. */
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
