import { type Candidate, type Message, message, type ExcludedPiece } from '@opfor/kernel'
import { shipName } from '../../table/names.ts'
import { squaresAway } from '../house-model/ranges.ts'
import { enemyOf, fleetOf, isDoomed, type Ship, shipWith, type Situation } from '../../table/situation.ts'
import { volleyOf } from '../house-model/volley.ts'
import { outOfFire, outOfFlight } from './fire.ts'
import { ruledOut } from './units.ts'

const noSymbol = message('admiral.because.itHasNoSymbol', 'it has no Artillery symbol')
const noAircraft = message('admiral.because.itHasNoAircraft', 'it has no aircraft to launch')
const nobody = message('admiral.because.nobody', 'all remaining enemies will be sunk anyway')

export function noFire(now: Situation, unit: Ship): Message {
  if (unit.artillery === 0) return noSymbol
  return ofTheNearest(now, unit, (enemy) => outOfFire(now, unit, enemy, volleyOf(now, unit, unit.artillery)))
}

export function noFlight(now: Situation, unit: Ship): Message {
  if (unit.squadrons === 0 || unit.launches === 0) return noAircraft
  return ofTheNearest(now, unit, (enemy) => outOfFlight(now, unit, enemy))
}

function ofTheNearest(now: Situation, unit: Ship, why: (enemy: Ship) => Message | undefined): Message {
  const [nearest] = fleetOf(now, enemyOf(unit.side))
    .filter((enemy) => !isDoomed(enemy))
    .toSorted((a, b) => squaresAway(now, unit, a) - squaresAway(now, unit, b))
  const because = nearest && why(nearest)
  if (nearest === undefined || because === undefined) return nobody
  return message('admiral.because.nearest', 'the nearest enemy is {target}, and {because}', {
    target: shipName(nearest),
    because,
  })
}

export function notAttacked(now: Situation, { id }: Candidate): readonly ExcludedPiece[] {
  const unit = shipWith(now, id)
  const volley = volleyOf(now, unit, unit.artillery)
  return ruledOut(now, enemyOf(unit.side), (ship) =>
    unit.launches > 0 && unit.squadrons > 0 && outOfFlight(now, unit, ship) === undefined
      ? undefined
      : outOfFire(now, unit, ship, volley),
  )
}
