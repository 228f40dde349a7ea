import {
  ask,
  eitherByRuling,
  type Candidate,
  die,
  either,
  withParams,
  neverTies,
  prefer,
  type Procedure,
  currentReading,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { actingUnit } from '../charts/actor.ts'
import { solitaire } from '../../table/citations.ts'
import { secondMovement } from '../rulings/command-and-ships.ts'
import { shipWords } from './ship-words.ts'
import { isAlive, ownShipOf, type Ship, shipWith, type Situation, type Unit } from '../../table/situation.ts'

interface Waiting {
  readonly id: string
  readonly because: 'grappled' | 'first' | 'must' | 'six' | 'less'
}

const choices: readonly Candidate[] = [
  { id: 'later', name: shipWords.later },
  { id: 'now', name: shipWords.now },
]

const isNow = ({ id }: Candidate): boolean => id === 'now'
const isLater = ({ id }: Candidate): boolean => id === 'later'

export const movementNow = priorityList<Candidate, Situation, Waiting>(
  'blood-and-plunder.movementNow',
  'Movement with this activation',
  solitaire('Opposing Force Ships'),
  [
    either((_, { because }) => because, {
      grappled: { steps: [prefer('later', 'no movement while grappled', isLater)] },
      first: { steps: [prefer('now', 'its first movement, with the first activation aboard', isNow)] },
      must: {
        steps: [
          eitherByRuling(secondMovement, {
            secondToLast: [prefer('now', 'the second to last activation aboard, or the last', isNow)],
            last: [prefer('now', 'the last activation aboard', isNow)],
          }),
        ],
      },
      six: { steps: [prefer('now', 'a roll of 6 or more', isNow)] },
      less: { steps: [prefer('later', 'a roll of less than 6', isLater)] },
    }),
  ],
  neverTies,
  { of: ({ id }, now) => shipWith(now, id)?.name },
)

export function* shipToMove(table: Table<Situation>): Procedure<string | undefined> {
  const unit = actingUnit(table.now)
  const ship = unit === undefined ? undefined : ownShipOf(table.now, unit)
  if (ship === undefined || ship.moves >= table.now.house.shipMoves) return undefined
  const roll = mayWait(table.now, ship)
    ? yield* ask(table, () =>
        die('blood-and-plunder.second', withParams(shipWords.rollSecond, { ship: ship.name }), 10),
      )
    : undefined
  const because = whatDecides(ship, roll)
  const choice = yield* movementNow(table, () => choices, { id: ship.id, because })
  const moves = choice?.id === 'now'
  if (moves && ship.moves > 0) table.change(table.now, shipWords.second, { ship: ship.name })
  else if (!moves && because === 'less')
    table.change(table.now, shipWords.notYet, { ship: ship.name, roll: roll ?? 0 })
  else if (!moves && because !== 'grappled') table.change(table.now, shipWords.waits, { ship: ship.name })
  return moves ? ship.id : undefined
}

function whatDecides(ship: Ship, roll: number | undefined): Waiting['because'] {
  if (ship.grappled !== '') return 'grappled'
  if (ship.moves === 0) return 'first'
  if (roll === undefined) return 'must'
  return roll >= 6 ? 'six' : 'less'
}

/** If a later movement is still possible, the die decides. */
function mayWait(now: Situation, ship: Ship): boolean {
  if (ship.grappled !== '' || ship.moves === 0) return false
  // Ruling: secondMovement.
  const lastChance = currentReading(now, secondMovement) === 'last' || crewOf(now, ship).length <= 2 ? 1 : 2
  return waitingAboard(now, ship) > lastChance
}

/** Movements not used with the last activation aboard are lost. */
export function isLastActivation(now: Situation, id: string): boolean {
  const ship = shipWith(now, id)
  return ship !== undefined && waitingAboard(now, ship) <= 1
}

function waitingAboard(now: Situation, ship: Ship): number {
  return crewOf(now, ship).filter(({ activated }) => !activated).length
}

/** Includes units that have fallen or landed since their activation aboard. */
function crewOf({ units }: Situation, { id, side }: Ship): readonly Unit[] {
  const isAboard = (unit: Unit): boolean =>
    unit.activated ? (unit.activatedOn ?? unit.aboard) === id : isAlive(unit) && unit.aboard === id
  return units.filter((unit) => unit.side === side && isAboard(unit))
}
