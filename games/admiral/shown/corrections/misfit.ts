import { fill, message, type Misfit } from '@opfor/kernel'
import { shipName } from '../../table/names.ts'
import { standByOf, undeployed } from '../../table/places.ts'
import { hasBegun, type Situation } from '../../table/situation.ts'

const notDeployed = message(
  'admiral.misfit.undeployed',
  'The battle has begun, so every unit must be on the board, wait in its Stand-by Area, or be sunk: {ships}.',
)

/** Setup: what a correction must not leave so once the battle has begun. Units that are not deployed may wait. */
export function misfit(now: Situation): Misfit | undefined {
  const left = now.ships.filter(({ at }) => at === undeployed.id)
  if (left.length === 0 || !hasBegun(now)) return undefined
  return {
    told: fill(notDeployed, { ships: left.map(shipName) }),
    also: left.map(({ id, side }) => ({
      move: id,
      from: undeployed.id,
      to: standByOf(side).id,
      count: 1,
    })),
  }
}
