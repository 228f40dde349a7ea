import {
  type Action,
  afresh,
  byRuling,
  type Candidate,
  fewest,
  firstThatCan,
  type Message,
  message,
  type Params,
  printedOrder,
  type Procedure,
  reading,
  ruled,
  select,
  type Table,
  toldAs,
} from '@opfor/kernel'
import { airTargets, launch } from '../exception/aircraft.ts'
import { attackRange, doomedUnits, prefilter } from './attack-rulings.ts'
import { attack } from '../../table/citations.ts'
import { shortestRange, widestRange } from '../house-model/damage.ts'
import { fire, targets } from './firing.ts'
import type { Target } from './hierarchy.ts'
import { firstSide } from '../movement/movement.ts'
import { shipAs, shipName, squaresTold } from '../../table/names.ts'
import { part } from '../movement/part.ts'
import { speedNow } from '../house-model/reach.ts'
import { noFire, noFlight, notAttacked } from '../ruled-out/attacks.ts'
import { notToAttack } from '../ruled-out/units.ts'
import { fleetOf, isDoomed, type Ship, shipWith, type Situation, withShip } from '../../table/situation.ts'
import { unnumbered } from '../../table/unnumbered.ts'
import { unfired } from '../house-model/volley.ts'
import { words } from '../../table/words.ts'

/** Attack: from the unit with the shortest range to the unit with the widest range. */
export const selectAttacker = select<Candidate, Situation>(
  'admiral.attacker',
  'Next to attack',
  attack,
  [
    byRuling(attackRange, {
      longest: [shortest('the shortest range, by its longest battery or its aircraft', widestRange)],
      shortest: [shortest('the shortest range, by its shortest battery or its aircraft', shortestRange)],
    }),
    unnumbered(fewest(2, 'the lowest speed', ({ id }, now) => speedNow(now, shipWith(now, id)))),
  ],
  printedOrder('the first deployed'),
  { others: notToAttack },
)

function shortest(text: string, range: (now: Situation, ship: Ship) => number) {
  return unnumbered(
    toldAs(
      squaresTold,
      fewest<Candidate, Situation>(1, text, ({ id }, now) => range(now, shipWith(now, id))),
    ),
  )
}

const launching: Action<Situation, Candidate> = {
  id: 'launch',
  name: message('admiral.kind.launch', 'a launch of aircraft'),
  *can(table, { id }) {
    const carrier = shipWith(table.now, id)
    const among = flightTargets(table.now, carrier)
    if (isTargetAmong(table.now, among)) return () => launchAndFire(table, id)
    return among.length > 0 ? noneByAir : noFlight(table.now, carrier)
  },
}

const firing: Action<Situation, Candidate> = {
  id: 'fire',
  name: message('admiral.kind.fire', 'fire from its batteries'),
  *can(table, { id }) {
    const among = targets(table.now, id, unfired)
    if (isTargetAmong(table.now, among)) return () => launchAndFire(table, id)
    return among.length > 0 ? noneByFire : noFire(table.now, shipWith(table.now, id))
  },
}

const noneByAir = message('admiral.because.noneByAir', 'its aircraft can damage none of those in range')
const noneByFire = message('admiral.because.noneByFire', 'its fire can damage none of those in range')

/** Those that the aircraft of a unit reach, where it has a symbol to launch with. */
function flightTargets(now: Situation, ship: Ship): readonly Target[] {
  return ship.launches > 0 ? airTargets(now, ship) : []
}

/** Whether one of them is a target: one that can be damaged, or any where such are kept. */
function isTargetAmong(now: Situation, among: readonly Target[]): boolean {
  return among.some(({ grade }) => grade > 0 || reading(now, prefilter) === 'kept')
}

/** Attack: how a unit attacks, its aircraft first. */
export const selectAttack = firstThatCan<Situation, Candidate>(
  'admiral.kind',
  'Attack',
  attack,
  [launching, firing],
  { of: ({ name }) => name, others: notAttacked },
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
    if (attacker !== undefined) yield* attackWith(table, attacker)
    else for (const { id } of toAttack(table.now)) pass(table, id, words.noAttackByYou)
  })
}

function* attackWith(table: Table<Situation>, attacker: Candidate): Procedure<void> {
  const { id } = attacker
  const unit = shipWith(table.now, id)
  if (isDoomed(unit)) {
    if (ruled(table, doomedUnits) === 'silent') return pass(table, id, words.silent)
    table.change(table.now, words.stillAttacks, { ship: shipName(unit) })
  }
  const made = yield* selectAttack(table, attacker)
  // A unit beyond damage is a target where a person says so.
  if (made === undefined) yield* launchAndFire(table, id)
  if (!shipWith(table.now, id).attacked) passFor(table, id)
}

/** Its flights, then its batteries. */
function* launchAndFire(table: Table<Situation>, id: string): Procedure<void> {
  let flights = 0
  while (yield* part(table, () => launchOnce(table, id, flights))) flights += 1
  yield* fire(table, id)
}

/** One more flight after so many; false where it has no launch left. */
function* launchOnce(table: Table<Situation>, id: string, flights: number): Procedure<boolean> {
  if (flights >= shipWith(table.now, id).launches) return false
  yield* launch(table, id)
  return true
}

/** It does not attack, and why. */
function passFor(table: Table<Situation>, id: string): void {
  const ship = shipWith(table.now, id)
  const flies = ship.launches > 0 && ship.squadrons > 0
  const because = flies ? noFlight(table.now, ship) : noFire(table.now, ship)
  const could = [...targets(table.now, id, unfired), ...flightTargets(table.now, ship)]
  if (could.some(({ grade }) => grade > 0)) pass(table, id, words.noAttackByYou)
  else if (could.length > 0) pass(table, id, words.noDamageable)
  else pass(table, id, words.noTarget, { because })
}

function pass(table: Table<Situation>, id: string, tell: Message, params: Params = {}): void {
  const next = withShip(table.now, id, { attacked: true })
  table.change(next, tell, { ...params, ship: shipName(shipWith(table.now, id)) })
}
