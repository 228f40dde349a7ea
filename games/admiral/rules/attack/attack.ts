import {
  type Action,
  restartable,
  eitherByRuling,
  type Candidate,
  fewest,
  actionColumn,
  type Message,
  message,
  type Params,
  tieByPrintedOrder,
  type Procedure,
  currentReading,
  applyRuling,
  priorityList,
  type Table,
  withValueText,
} from '@opfor/kernel'
import { airTargets, launch } from '../exception/aircraft.ts'
import { attackRange, doomedUnits, prefilter } from './attack-rulings.ts'
import { attack } from '../../table/citations.ts'
import { shortestRange, widestRange } from '../house-model/damage.ts'
import { fire, targets } from './firing.ts'
import type { Target } from './hierarchy.ts'
import { firstSide } from '../movement/movement.ts'
import { shipAs, shipName, formatSquares, unnumbered } from '../../table/names.ts'
import { part } from '../../table/places.ts'
import { speedNow } from '../house-model/reach.ts'
import { noFire, noFlight, notAttacked } from '../ruled-out/attacks.ts'
import { notToAttack } from '../ruled-out/units.ts'
import { fleetOf, isDoomed, type Ship, shipWith, type Situation, withShip } from '../../table/situation.ts'
import { unfired } from '../house-model/volley.ts'
import { words } from '../../table/words.ts'

/** Attack: from the unit with the shortest range to the unit with the widest range. */
export const selectAttacker = priorityList<Candidate, Situation>(
  'admiral.attacker',
  'Next to attack',
  attack,
  [
    eitherByRuling(attackRange, {
      longest: [shortest('the shortest range, by its longest battery or its aircraft', widestRange)],
      shortest: [shortest('the shortest range, by its shortest battery or its aircraft', shortestRange)],
    }),
    unnumbered(fewest(2, 'the lowest speed', ({ id }, now) => speedNow(now, shipWith(now, id)))),
  ],
  tieByPrintedOrder('the first deployed'),
  { others: notToAttack },
)

function shortest(text: string, range: (now: Situation, ship: Ship) => number) {
  return unnumbered(
    withValueText(
      formatSquares,
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

const noneByAir = message('admiral.because.noneByAir', 'its aircraft cannot damage any enemy in range')
const noneByFire = message('admiral.because.noneByFire', 'its fire cannot damage any enemy in range')

function flightTargets(now: Situation, ship: Ship): readonly Target[] {
  return ship.launches > 0 ? airTargets(now, ship) : []
}

/** A damageable one, or any by the ruling `prefilter`. */
function isTargetAmong(now: Situation, among: readonly Target[]): boolean {
  return among.some(({ grade }) => grade > 0 || currentReading(now, prefilter) === 'kept')
}

/** Attack: the aircraft attack first. */
export const selectAttack = actionColumn<Situation, Candidate>(
  'admiral.kind',
  'Attack',
  attack,
  [launching, firing],
  { of: ({ name }) => name, others: notAttacked },
)

export function toAttack(now: Situation): readonly Ship[] {
  return fleetOf(now, 'stratego').filter(({ attacked }) => !attacked)
}

/** By the seats, Stratego attacks before or after the player. */
export function strategoAttacks(now: Situation): boolean {
  const isTime = now.attacksOver || firstSide(now) === 'stratego'
  return now.phase === 'attack' && now.ended === '' && isTime && toAttack(now).length > 0
}

export function* attackNext(table: Table<Situation>): Procedure<void> {
  yield* restartable(table, function* () {
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
    if (applyRuling(table, doomedUnits) === 'silent') return pass(table, id, words.silent)
    table.change(table.now, words.stillAttacks, { ship: shipName(unit) })
  }
  const made = yield* selectAttack(table, attacker)
  // If the person decides so, a unit beyond damage is a target.
  if (made === undefined) yield* launchAndFire(table, id)
  if (!shipWith(table.now, id).attacked) passFor(table, id)
}

function* launchAndFire(table: Table<Situation>, id: string): Procedure<void> {
  let flights = 0
  while (yield* part(table, () => launchOnce(table, id, flights))) flights += 1
  yield* fire(table, id)
}

function* launchOnce(table: Table<Situation>, id: string, flights: number): Procedure<boolean> {
  if (flights >= shipWith(table.now, id).launches) return false
  yield* launch(table, id)
  return true
}

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
