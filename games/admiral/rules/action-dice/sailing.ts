import {
  type Action,
  actionColumn,
  type Message,
  message,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import type { Aim } from '../attack/aim.ts'
import { actionDice } from '../../table/citations.ts'
import { capability, withFeatures } from '../house-model/damage.ts'
import { firingStops } from './firing-stops.ts'
import { hierarchy, type Target, targetAs } from '../attack/hierarchy.ts'
import { atOnce, imagined } from '../house-model/imagined.ts'
import { shipName, formatSquares } from '../../table/names.ts'
import type { Grade } from '../../table/battles/pieces.ts'
import { type FiringStop, squaresAMove, type Stop } from '../house-model/reach.ts'
import { noTargets } from '../ruled-out/targets.ts'
import { approach, firingSquare } from '../rulings.ts'
import { approaches, isNearer, selectApproach, selectFiringSquare } from './sailing-squares.ts'
import { fleetOf, isToMove, type Ship, shipWith, type Situation, withShip } from '../../table/situation.ts'
import { words } from '../../table/words.ts'

interface Mover {
  readonly id: string
  readonly moves: number
}

/** Action dice: it moves until it can target an enemy that it can damage. */
const toFire: Action<Situation, Mover> = {
  id: 'fire',
  name: message('admiral.move.fire', 'a move to fire'),
  *can(table, mover) {
    return stopsOf(table.now, mover).length > 0
      ? () => sailToFire(table, mover)
      : message(
          'admiral.move.noShot',
          'from no square within {steps} would it attack an enemy that it can damage',
          {
            steps: formatSquares(steps(table.now, mover)),
          },
        )
  },
}

/** Action dice: if there is none, it approaches. */
const toApproach: Action<Situation, Mover> = {
  id: 'approach',
  name: message('admiral.move.approach', 'an approach'),
  *can(table, mover) {
    return canDamage(table.now, mover.id) ? () => sailTowards(table, mover) : harmless
  },
}

const harmless = message('admiral.move.harmless', 'it could not damage any of your ships, however near')

/** Action dice: the use of a Movement symbol. */
export const selectMove = actionColumn<Situation, Mover>(
  'admiral.move',
  'Move',
  actionDice,
  [toFire, toApproach],
  {
    of: ({ id }, now) => shipName(shipWith(now, id)),
    others: (now, mover) => noTargets(now, sailing(now, mover)),
  },
)

/** Moves to fire, else approaches, else stays. */
export function* sail(table: Table<Situation>, id: string, moves: number): Procedure<void> {
  const made = yield* selectMove(table, { id, moves })
  if (made === undefined)
    staysFor(table, id, canDamage(table.now, id) ? words.staysByYou : words.staysHarmless)
}

function steps(now: Situation, { id, moves }: Mover): number {
  return squaresAMove(now, shipWith(now, id)) * moves
}

function stopsOf(now: Situation, mover: Mover): readonly FiringStop[] {
  return firingStops(now, shipWith(now, mover.id), steps(now, mover))
}

function sailing(now: Situation, mover: Mover): Aim {
  return { ...mover, purpose: 'sail', stops: stopsOf(now, mover) }
}

function* sailToFire(table: Table<Situation>, mover: Mover): Procedure<void> {
  const { id } = mover
  const all = stopsOf(table.now, mover)
  if (nearestOf(all).length < all.length) applyRuling(table, firingSquare)
  const considered = (now: Situation): readonly FiringStop[] =>
    currentReading(now, firingSquare) === 'squares' ? nearestOf(stopsOf(now, mover)) : stopsOf(now, mover)
  const target = yield* hierarchy(
    table,
    (now) => targetsFrom(now, considered(now), mover),
    sailing(table.now, mover),
  )
  const stop = target && (yield* selectFiringSquare(table, considered, { ...mover, target: target.id }))
  if (stop === undefined || target === undefined) staysFor(table, id, words.staysByYou)
  else moveTo(table, id, stop, sailsFor(shipWith(table.now, id)), target)
}

/** Without a symbol to attack with, the unit only comes into range. */
function sailsFor({ squadrons, artillery }: Ship): Message {
  if (squadrons > 0) return words.sailsToLaunch
  return artillery > 0 ? words.sailsToFire : words.sailsIntoRange
}

function nearestOf(stops: readonly FiringStop[]): readonly FiringStop[] {
  const least = Math.min(...stops.map((stop) => stop.steps))
  return stops.filter((stop) => stop.steps === least)
}

function targetsFrom(now: Situation, stops: readonly FiringStop[], mover: Mover): readonly Target[] {
  return fleetOf(now, 'player').flatMap((enemy) => {
    const its = stops.filter(({ first }) => first.includes(enemy.id))
    if (its.length === 0) return []
    const stop = atOnce(selectFiringSquare(imagined(now), () => its, { ...mover, target: enemy.id }))
    const grade = stop?.grades[enemy.id] ?? 0
    return grade > 0 ? [targetAs(enemy, grade, stop?.id)] : []
  })
}

function* sailTowards(table: Table<Situation>, mover: Mover): Procedure<void> {
  const { id } = mover
  const target = yield* hierarchy(table, (now) => enemies(now, id), sailing(table.now, mover))
  if (target === undefined) return staysFor(table, id, words.staysByYou)
  const course = { ...mover, target: target.id }
  const stops = (now: Situation): readonly Stop[] => approaches(now, id, mover.moves)
  const nearer = (now: Situation): boolean => stops(now).some((stop) => isNearer(stop, now, course))
  if (!nearer(table.now)) return staysFor(table, id, words.staysThere, target)
  const stop = yield* selectApproach(table, stops, course)
  if (stop !== undefined) return moveTo(table, id, stop, words.approaches, target)
  return staysFor(
    table,
    id,
    currentReading(table.now, approach) === 'stay' ? words.staysOutside : words.staysByYou,
  )
}

function enemies(now: Situation, id: string): readonly Target[] {
  return fleetOf(now, 'player').map((enemy) => targetAs(enemy, ableTo(now, shipWith(now, id), enemy)))
}

export function canDamage(now: Situation, id: string): boolean {
  return enemies(now, id).some(({ grade }) => grade > 0)
}

/** With both symbols; if they do nothing, with green features too. */
function ableTo(now: Situation, ship: Ship, enemy: Ship): Grade {
  return capability(now, ship, enemy, 2) || capability(now, withFeatures(now, ship, 'green'), enemy, 2)
}

function moveTo(table: Table<Situation>, id: string, stop: Stop, tell: Message, target: Target): void {
  const ship = shipWith(table.now, id)
  if (!isToMove(ship)) return
  table.change(withShip(table.now, id, { at: stop.square.id, moved: stop.steps }), tell, {
    ship: shipName(ship),
    from: ship.at,
    to: stop.name,
    target: target.name,
  })
}

export function staysFor(table: Table<Situation>, id: string, tell: Message, target?: Target): void {
  const ship = shipWith(table.now, id)
  if (!isToMove(ship)) return
  const what = { ship: shipName(ship), from: ship.at }
  table.change(
    withShip(table.now, id, { moved: 0 }),
    tell,
    target === undefined ? what : { ...what, target: target.name },
  )
}
