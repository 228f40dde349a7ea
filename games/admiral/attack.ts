import {
  afresh,
  byRuling,
  type Candidate,
  fewest,
  type Message,
  printedOrder,
  type Procedure,
  ruled,
  select,
  type Table,
} from '@opfor/kernel'
import { launch } from './aircraft.ts'
import { attackRange, doomedUnits } from './attack-rulings.ts'
import { attack } from './citations.ts'
import { longestRange, shortestRange } from './damage.ts'
import { fire } from './firing.ts'
import { firstSide } from './movement.ts'
import { shipAs, shipName } from './names.ts'
import { part } from './part.ts'
import { speedNow } from './reach.ts'
import { fleetOf, isDoomed, type Ship, shipWith, type Situation, withShip } from './situation.ts'
import { words } from './words.ts'

/** Attack: from the unit with the shortest range to the unit with the widest range. */
export const selectAttacker = select<Candidate, Situation>(
  'admiral.attacker',
  'Next to attack',
  attack,
  [
    byRuling(attackRange, {
      longest: [fewest(1, 'range', ({ id }, now) => longestRange(now, shipWith(now, id)))],
      shortest: [fewest(1, 'range', ({ id }, now) => shortestRange(now, shipWith(now, id)))],
    }),
    fewest(2, 'speed', ({ id }, now) => speedNow(now, shipWith(now, id))),
  ],
  printedOrder('the first deployed'),
)

/** The units of Stratego that have not had their attack. */
export function toAttack(now: Situation): readonly Ship[] {
  return fleetOf(now, 'stratego').filter(({ attacked }) => !attacked)
}

/** Whether it is Stratego's turn to attack: before the player or after, as the seats are. */
export function strategoAttacks(now: Situation): boolean {
  const isTime = now.attacksOver || firstSide(now) === 'stratego'
  return now.phase === 'attack' && now.ended === '' && isTime && toAttack(now).length > 0
}

/** The attack of one unit: its aircraft first, then its batteries. */
export function* attackNext(table: Table<Situation>): Procedure<void> {
  yield* afresh(table, function* () {
    if (!strategoAttacks(table.now)) return
    const attacker = yield* selectAttacker(table, (now) => toAttack(now).map(shipAs))
    if (attacker !== undefined) yield* attackWith(table, attacker.id)
    else for (const { id } of toAttack(table.now)) pass(table, id, words.noTarget)
  })
}

function* attackWith(table: Table<Situation>, id: string): Procedure<void> {
  if (isDoomed(shipWith(table.now, id)) && ruled(table, doomedUnits) === 'silent') {
    pass(table, id, words.silent)
    return
  }
  let flights = 0
  while (yield* part(table, () => launchOnce(table, id, flights))) flights += 1
  yield* fire(table, id)
  if (!shipWith(table.now, id).attacked) pass(table, id, words.noTarget)
}

/** One more flight after so many; false where it has no launch left. */
function* launchOnce(table: Table<Situation>, id: string, flights: number): Procedure<boolean> {
  if (flights >= shipWith(table.now, id).launches) return false
  yield* launch(table, id)
  return true
}

function pass(table: Table<Situation>, id: string, tell: Message): void {
  const next = withShip(table.now, id, { attacked: true })
  table.change(next, tell, { ship: shipName(shipWith(table.now, id)) })
}
