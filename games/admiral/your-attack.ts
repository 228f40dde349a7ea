import {
  ask,
  type Candidate,
  choice,
  type Message,
  message,
  type Procedure,
  type Question,
  type Table,
} from '@opfor/kernel'
import { airTargets, flying } from './aircraft.ts'
import { bestShot, farFrom, type Shot } from './damage.ts'
import { resultName, shipAs, shipName } from './names.ts'
import { type Grade, results } from './pieces.ts'
import { shotFrom } from './ranges.ts'
import { otherResults, setLastResult, youHit } from './results.ts'
import { fleetOf, type Ship, shipWith, type Situation, squareOf } from './situation.ts'
import { volleyOf } from './volley.ts'
import { words } from './words.ts'

/** An attack that the player may make: with one Artillery symbol, with two, or with aircraft. */
export interface Offer extends Candidate {
  readonly on: string
  readonly symbols: number
  readonly air: boolean
  readonly grade: Grade
  readonly shot: Shot | undefined
}

const who = message('admiral.ask.attacker', 'Which of your ships attacks?')
const whom = message('admiral.ask.target', 'Whom does {ship} attack?')
const done: Candidate = { id: 'done', name: message('admiral.done', 'no more attacks') }

/** The player attacks with a unit of choice, says what came of the last attack, or is done. */
export function* youAttack(table: Table<Situation>): Procedure<void> {
  const mayGoOn = attackers(table.now).length > 0 || otherResults(table.now).length > 0
  const answer = mayGoOn ? yield* ask(table, whoAttacks) : done
  if (answer === undefined) return
  const other = otherResults(table.now).find((each) => each.id === answer.id)
  if (answer.id === done.id) table.change({ ...table.now, attacksOver: true }, words.attacksOver)
  else if (other !== undefined) setLastResult(table, other.result)
  else yield* attackWith(table, answer.id)
}

function whoAttacks(now: Situation): Question<Candidate> | undefined {
  if (!mayAttack(now)) return undefined
  return choice<Candidate>('admiral.attacker', 'player', who, [
    ...attackers(now).map(shipAs),
    ...otherResults(now),
    done,
  ])
}

function* attackWith(table: Table<Situation>, id: string): Procedure<void> {
  const answer = yield* ask(table, (now) => {
    const ship = shipWith(now, id)
    const offered = mayAttack(now) ? offers(now, ship) : []
    return offered.length === 0
      ? undefined
      : choice<Candidate>('admiral.target', 'player', { ...whom, params: { ship: shipName(ship) } }, offered)
  })
  const ship = shipWith(table.now, id)
  const offer = offers(table.now, ship).find((each) => each.id === answer?.id)
  if (offer !== undefined) make(table, ship, offer)
}

/** Whether it is still the player's time to attack. */
function mayAttack({ phase, attacksOver, ended }: Situation): boolean {
  return phase === 'attack' && !attacksOver && ended === ''
}

/** The ships of the player that have an attack left, in order of deployment. */
function attackers(now: Situation): readonly Ship[] {
  return fleetOf(now, 'player').filter((ship) => offers(now, ship).length > 0)
}

/** The attacks that a ship of the player may make: beside the real board any, on screen those that do damage. */
export function offers(now: Situation, ship: Ship): readonly Offer[] {
  const from = squareOf(ship)
  if (from === undefined) return []
  const air = ship.launches > 0 ? airTargets(now, ship) : []
  const flights = air
    .filter(({ grade }) => grade > 0 || now.damage === 'typed')
    .map(({ id, grade }) => offer(shipWith(now, id), 0, grade, undefined))
  return [...(now.damage === 'typed' ? typedOffers(now, ship) : gunOffers(now, ship)), ...flights]
}

function gunOffers(now: Situation, ship: Ship): readonly Offer[] {
  const from = squareOf(ship)
  if (from === undefined) return []
  return fleetOf(now, 'stratego').flatMap((enemy) => {
    const one = shotFrom(now, ship, from, enemy, volleyOf(now, ship, Math.min(1, ship.artillery)))
    const best = shotFrom(now, ship, from, enemy, volleyOf(now, ship, ship.artillery))
    const single = one === undefined || one.grade === 0 ? [] : [offer(enemy, 1, one.grade, one)]
    return best !== undefined && best.uses.length > 1
      ? [...single, offer(enemy, 2, best.grade, best)]
      : single
  })
}

function typedOffers(now: Situation, ship: Ship): readonly Offer[] {
  const from = ship.artillery > 0 ? squareOf(ship) : undefined
  return fleetOf(now, 'stratego').flatMap((enemy) => {
    const to = squareOf(enemy)
    if (from === undefined || to === undefined) return []
    const shot = bestShot(now, ship, enemy, volleyOf(now, ship, 1), farFrom(now, from, to))
    return [offer(enemy, 1, shot?.grade ?? 0, shot)]
  })
}

function offer(enemy: Ship, symbols: number, grade: Grade, shot: Shot | undefined): Offer {
  const air = symbols === 0
  const parts = { target: shipName(enemy), result: resultName(results[grade]) }
  return {
    id: `${enemy.id} ${air ? 'air' : symbols}`,
    name: offered(symbols, parts),
    on: enemy.id,
    symbols,
    air,
    grade,
    shot,
  }
}

function offered(symbols: number, parts: { readonly target: Message; readonly result: Message }): Message {
  if (symbols === 0) return message('admiral.offer.air', '{target}, with aircraft: {result}', parts)
  return symbols === 1
    ? message('admiral.offer.one', '{target}: {result}', parts)
    : message('admiral.offer.two', '{target}, with both symbols: {result}', parts)
}

function make(table: Table<Situation>, ship: Ship, made: Offer): void {
  const attack = { by: ship.id, on: made.on, grade: made.grade, air: made.air }
  if (made.air) {
    const squadrons = ship.squadrons - flying(table.now, ship)
    youHit(table, attack, { squadrons, launches: 0 }, words.youLaunch)
    return
  }
  const used = made.shot?.uses.flatMap(({ batteries }) => batteries) ?? []
  const fired = ship.fired.map((count, at) => count + used.filter((battery) => battery === at).length)
  youHit(table, attack, { fired, artillery: ship.artillery - made.symbols }, words.youFire)
}
