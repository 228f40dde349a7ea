import { type Message, message, currentReading, type ExcludedPiece } from '@opfor/kernel'
import type { Aim } from '../attack/aim.ts'
import {
  airGrade,
  bestGrade,
  farFrom,
  flightRange,
  longestRange,
  reachOf,
  widestRange,
} from '../house-model/damage.ts'
import { shipName, formatSquares } from '../../table/names.ts'
import type { Feature } from '../../table/battles/pieces.ts'
import { gradeFrom, gradeInRange, hasInFlight, squaresAway, threatsOver } from '../house-model/ranges.ts'
import { type FiringStop, reachable, squaresAMove } from '../house-model/reach.ts'
import { wouldWeaken } from '../admiral-symbol/red-features.ts'
import { firingSquare } from '../rulings.ts'
import {
  cardOf,
  enemyOf,
  type Ship,
  shipWith,
  type Situation,
  squareOf,
  withShip,
} from '../../table/situation.ts'
import { leftOf, type Volley, volleyOf } from '../house-model/volley.ts'
import { blocked, doomed, outOfFire, outOfFlight } from './fire.ts'
import { ruledOut } from './units.ts'

export function noTargets(now: Situation, aim: Aim): readonly ExcludedPiece[] {
  const unit = shipWith(now, aim.id)
  return ruledOut(now, enemyOf(unit.side), (ship) => {
    switch (aim.purpose) {
      case 'attack':
        return outOfFire(now, unit, ship, leftOf(now, unit, aim.volley))
      case 'launch':
        return outOfFlight(now, unit, ship)
      case 'sail':
        return outOfCourse(now, unit, ship, aim.moves, aim.stops)
      case 'weaken':
        return noWeakness(now, unit, ship)
    }
  })
}

export function notInRange(now: Situation, id: string, volley: Volley): readonly ExcludedPiece[] {
  const unit = shipWith(now, id)
  const carrier = { ...unit, launches: 1 }
  return ruledOut(now, enemyOf(unit.side), (ship) =>
    isInRange(now, unit, ship, volley)
      ? undefined
      : unit.squadrons > 0
        ? outOfFlight(now, carrier, ship)
        : outOfFire(now, unit, ship, volley),
  )
}

function isInRange(now: Situation, unit: Ship, ship: Ship, volley: Volley): boolean {
  const from = squareOf(unit)
  return from !== undefined && gradeInRange(now, unit, from, ship, volley) !== undefined
}

function outOfCourse(
  now: Situation,
  unit: Ship,
  target: Ship,
  moves: number,
  stops: readonly FiringStop[],
): Message | undefined {
  const steps = squaresAMove(now, unit) * moves
  const reach = damagingReach(now, unit, target)
  const far = squaresAway(now, unit, target)
  const ship = shipName(unit)
  if (doomed(target) !== undefined) return doomed(target)
  if (reach === 0)
    return unit.squadrons > 0
      ? message('admiral.because.unharmedByAir', 'the aircraft of {ship} cannot damage it', { ship })
      : message(
          'admiral.because.unharmed',
          '{ship} cannot damage it with one Artillery symbol at any distance',
          { ship },
        )
  if (far > steps + reach)
    return message(
      'admiral.because.tooFar',
      'it is {far} away: {ship} moves {steps} and can damage it from {reach} away',
      { far: formatSquares(far), ship, steps: formatSquares(steps), reach: formatSquares(reach) },
    )
  return noClearSquare(now, unit, target, steps, stops)
}

/** Undefined if the ship could be fired at from some square. */
function noClearSquare(
  now: Situation,
  unit: Ship,
  target: Ship,
  steps: number,
  stops: readonly FiringStop[],
): Message | undefined {
  const ship = shipName(unit)
  const nearest = stepsToDamage(now, unit, target, steps)
  if (nearest === undefined)
    return message(
      'admiral.because.noClearSquare',
      'no free square within {steps} with a clear line lets {ship} damage it',
      { ship, steps: formatSquares(steps) },
    )
  const its = stops.filter(({ first }) => first.includes(target.id))
  if (its.length === 0)
    return message(
      'admiral.because.anotherFirst',
      'from every square with a shot at it, the hierarchy gives {ship} another target',
      { ship },
    )
  const least = fewestSteps(stops)
  if (fewestSteps(its) === least || currentReading(now, firingSquare) !== 'squares') return undefined
  return nearest > least
    ? message(
        'admiral.because.longer',
        'damaging it takes a move of {needed}, but a move of {least} is enough to damage another ship',
        { needed: formatSquares(nearest), least: formatSquares(least) },
      )
    : message(
        'admiral.because.anotherNearer',
        '{ship} can already fire after a move of {least}, and from there the hierarchy gives it another target',
        { ship, least: formatSquares(least) },
      )
}

function fewestSteps(stops: readonly FiringStop[]): number {
  return Math.min(...stops.map(({ steps }) => steps))
}

/** Ignores the hierarchy; undefined if no square does. */
function stepsToDamage(now: Situation, unit: Ship, target: Ship, steps: number): number | undefined {
  const to = squareOf(target)
  if (to === undefined) return undefined
  const sailed = withShip(now, unit.id, { at: 'standBy' })
  const volley = volleyOf(now, unit, 1)
  return reachable(now, unit, steps).find(({ square }) =>
    unit.squadrons > 0
      ? farFrom(now, square, to) <= damagingReach(now, unit, target)
      : (gradeFrom(sailed, unit, square, target, volley) ?? 0) > 0,
  )?.steps
}

/** With one Artillery symbol or a carrier's aircraft; 0 if none damages it. */
function damagingReach(now: Situation, unit: Ship, target: Ship): number {
  if (unit.squadrons > 0) return airGrade(now, unit, target) > 0 ? flightRange(now, unit) : 0
  const volley = volleyOf(now, unit, 1)
  for (let far = reachOf(now, unit, volley); far > 0; far -= 1)
    if ((bestGrade(now, unit, target, volley, far) ?? 0) > 0) return far
  return 0
}

const noRed = message(
  'admiral.because.noRed',
  'its card has no red feature left that would weaken it this turn',
)

function noWeakness(now: Situation, unit: Ship, enemy: Ship): Message | undefined {
  const here = squareOf(unit)
  const from = squareOf(enemy)
  const flies = here !== undefined && hasInFlight(now, enemy, here)
  const far = squaresAway(now, unit, enemy)
  const weakens = (feature: Feature, at: number): boolean =>
    !enemy.active.includes(`red ${at}`) && wouldWeaken(now, enemy, `red ${at}`, feature)
  if (here !== undefined && threatsOver(now, unit, here).includes(enemy))
    return cardOf(now, enemy).red.some(weakens) ? undefined : noRed
  if (!flies && far <= longestRange(now, enemy) && here !== undefined && from !== undefined)
    return blocked(now, enemy, from, here)
  return message(
    'admiral.because.noThreat',
    'it does not have {ship} in range: {far} away, and it reaches {reach}',
    { ship: shipName(unit), far: formatSquares(far), reach: widestRange(now, enemy) },
  )
}
