import type { Procedure, Table } from '@opfor/kernel'
import { isTyped, type Shot, type Volley, volleyOf, works } from './damage.ts'
import { hierarchy, type Target, targetAs } from './hierarchy.ts'
import { wordOf } from './names.ts'
import { part } from './part.ts'
import { shotFrom } from './ranges.ts'
import { inflict } from './results.ts'
import { cardOf, fleetOf, type Ship, shipWith, type Situation, squareOf } from './situation.ts'
import { words } from './words.ts'

/** It fires with all its batteries, until nothing is left that reaches a target. */
export function* fire(table: Table<Situation>, id: string): Procedure<void> {
  let volley: Volley | undefined = []
  while (volley !== undefined) {
    const before: Volley = volley
    volley = yield* part(table, () => fireOnce(table, id, before))
  }
}

/** A shot at the highest target, and what is left of the volley after it; nothing where there is no target. */
function* fireOnce(table: Table<Situation>, id: string, volley: Volley): Procedure<Volley | undefined> {
  const left = (now: Situation): Volley => leftOf(now, shipWith(now, id), volley)
  const among = (now: Situation): readonly Target[] => targets(now, id, left(now))
  if (among(table.now).length === 0) return undefined
  const target = yield* hierarchy(table, among, { id, purpose: 'attack' })
  const before = left(table.now)
  const shot = target && shotAt(table.now, id, target.id, before)
  if (target === undefined || shot === undefined) return undefined
  yield* fireAt(table, id, target, shot)
  const ship = shipWith(table.now, id)
  return afterShot(before, shot, ship.splits && !isTyped(table.now, ship))
}

/** What a ship can still fire: what a volley has left, with the symbols and the ammunition that the ship has now. */
function leftOf(now: Situation, ship: Ship, volley: Volley): Volley {
  const whole = volleyOf(now, ship, ship.artillery)
  if (volley.length === 0) return whole
  const { batteries } = cardOf(now, ship)
  const isLoaded = (at: number): boolean => {
    const battery = batteries[at]
    return battery !== undefined && works(battery, ship, at)
  }
  return whole.map((all, symbol) => volley[symbol]?.filter(isLoaded) ?? all)
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
