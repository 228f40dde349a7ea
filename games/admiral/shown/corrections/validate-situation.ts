import { withParams, message, type InvalidState } from '@opfor/kernel'
import { shipName } from '../../table/names.ts'
import { standByOf, undeployed } from '../../table/places.ts'
import { hasBegun, type Situation } from '../../table/situation.ts'

const notDeployed = message(
  'admiral.inconsistent.undeployed',
  'The battle has begun, so every unit must be on the board, wait in its Stand-by Area, or be sunk: {ships}.',
)

/** Setup: once the battle has begun, undeployed units must move to the Stand-by Area. */
export function validateSituation(now: Situation): InvalidState | undefined {
  const left = now.ships.filter(({ at }) => at === undeployed.id)
  if (left.length === 0 || !hasBegun(now)) return undefined
  return {
    message: withParams(notDeployed, { ships: left.map(shipName) }),
    also: left.map(({ id, side }) => ({
      move: id,
      from: undeployed.id,
      to: standByOf(side).id,
      count: 1,
    })),
  }
}
