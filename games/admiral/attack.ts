import {
  byRuling,
  fewest,
  type Candidate,
  type Message,
  printedOrder,
  type Procedure,
  ruled,
  select,
  type Table,
} from '@opfor/kernel'
import { launch } from './aircraft.ts'
import { attack } from './citations.ts'
import { isTyped, longestRange, type Shot, type Volley, volleyOf, shortestRange } from './damage.ts'
import { hierarchy, type Target, targetAs } from './hierarchy.ts'
import { shipAs, shipName, wordOf } from './names.ts'
import { shotFrom } from './ranges.ts'
import { speedNow } from './reach.ts'
import { inflict } from './results.ts'
import { attackRange, doomedUnits } from './attack-rulings.ts'
import {
  cardOf,
  fleetOf,
  isDoomed,
  type Ship,
  shipWith,
  type Situation,
  squareOf,
  withShip,
} from './situation.ts'
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

/** The attack of one unit: its aircraft first, then its batteries. */
export function* attackNext(table: Table<Situation>): Procedure<void> {
  const attacker = yield* selectAttacker(table, (now) => toAttack(now).map(shipAs))
  if (attacker === undefined) {
    for (const { id } of toAttack(table.now)) pass(table, id, words.noTarget)
    return
  }
  const { id } = attacker
  if (isDoomed(shipWith(table.now, id)) && ruled(table, doomedUnits) === 'silent') {
    pass(table, id, words.silent)
    return
  }
  const { launches } = shipWith(table.now, id)
  for (let flight = 0; flight < launches; flight += 1) yield* launch(table, id)
  yield* fire(table, id)
  if (!shipWith(table.now, id).attacked) pass(table, id, words.noTarget)
}

function pass(table: Table<Situation>, id: string, tell: Message): void {
  const next = withShip(table.now, id, { attacked: true })
  table.change(next, tell, { ship: shipName(shipWith(table.now, id)) })
}

/** It fires with all its batteries, until nothing is left that reaches a target. */
export function* fire(table: Table<Situation>, id: string): Procedure<void> {
  const { artillery, splits } = shipWith(table.now, id)
  let volley = volleyOf(table.now, shipWith(table.now, id), artillery)
  while (targets(table.now, id, volley).length > 0) {
    const left = volley
    const target = yield* hierarchy(table, (now) => targets(now, id, left), { id, purpose: 'attack' })
    const shot = target && shotAt(table.now, id, target.id, volley)
    if (target === undefined || shot === undefined) return
    yield* fireAt(table, id, target, shot)
    volley = afterShot(volley, shot, splits && !isTyped(table.now, shipWith(table.now, id)))
  }
}

function targets(now: Situation, id: string, volley: Volley): readonly Target[] {
  return fleetOf(now, 'player').flatMap((enemy) => {
    const shot = shotAt(now, id, enemy.id, volley)
    return shot === undefined ? [] : [targetAs(enemy, shot.grade)]
  })
}

function shotAt(now: Situation, id: string, target: string, volley: Volley): Shot | undefined {
  const ship = shipWith(now, id)
  const from = squareOf(ship)
  return from && shotFrom(now, ship, from, shipWith(now, target), volley)
}

function* fireAt(table: Table<Situation>, id: string, target: Target, shot: Shot): Procedure<void> {
  const ship = shipWith(table.now, id)
  const used = shot.uses.flatMap(({ batteries }) => batteries)
  const card = cardOf(table.now, ship)
  const fired = ship.fired.map((count, at) => count + used.filter((battery) => battery === at).length)
  const batteries = used.map((at) => wordOf(table.now.battle, card.batteries[at]?.name ?? ''))
  const attack = { by: id, on: target.id, grade: shot.grade, air: false }
  yield* inflict(table, attack, { attacked: true, fired }, words.fires, { batteries })
}

/** What is left of a volley after a shot: without an Admiral symbol to split its fire, the rest of a symbol is lost. */
function afterShot(volley: Volley, shot: Shot, splits: boolean): Volley {
  return volley.map((batteries, symbol) => {
    const used = shot.uses.find((each) => each.symbol === symbol)
    if (used === undefined) return batteries
    return splits ? batteries.filter((at) => !used.batteries.includes(at)) : []
  })
}
