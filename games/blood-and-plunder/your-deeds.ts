import {
  ask,
  aside,
  type Candidate,
  choice,
  fill,
  message,
  number,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { defend } from './defensive-attacks.ts'
import { leftMelee } from './left-melee.ts'
import { isMapped } from './on-the-map.ts'
import { damageDone } from './ship-damage.ts'
import {
  isAlive,
  shipsOf,
  type Situation,
  type Unit,
  unitsOf,
  unitWith,
  withPlaced,
  withUnit,
} from './situation.ts'
import { remindOfRules } from './special-rules.ts'
import { chargeDone, harmDone, meleeDone } from './what-happened.ts'
import { whereItEnded } from './where-it-ended.ts'
import { asks } from './words.ts'
import { mayHave, type ShipDeed, yourShipDeeds } from './your-ship-deeds.ts'

const words = {
  atWhom: message('blood-and-plunder.ask.atWhom', 'Whom did {unit} shoot at?'),
  whom: message('blood-and-plunder.ask.whom', 'Whom does {unit} charge?'),
  moved: aside('blood-and-plunder.yourMove', '{unit} has moved.'),
  charged: aside('blood-and-plunder.yourCharge', '{unit} charges {target}.'),
  rallied: message('blood-and-plunder.rallied', '{unit} has {fatigue} Fatigue now.'),
}

const deeds = {
  sailed: message('blood-and-plunder.did.sailed', 'its ship moved'),
  moved: message('blood-and-plunder.did.moved', 'moved'),
  grappled: message('blood-and-plunder.did.grappled', 'grappled'),
  cut: message('blood-and-plunder.did.cut', 'cut the grapples'),
  landed: message('blood-and-plunder.did.landed', 'landed'),
  boarded: message('blood-and-plunder.did.boarded', 'went aboard another ship'),
  rallied: message('blood-and-plunder.did.rallied', 'rallied'),
  shot: message('blood-and-plunder.did.shot', 'shot'),
  charged: message('blood-and-plunder.did.charged', 'charged'),
  fought: message('blood-and-plunder.did.fought', 'fought'),
  ordered: message('blood-and-plunder.did.ordered', 'ordered other units'),
  more: message('blood-and-plunder.did.more', 'and more after that, also the same again'),
} as const

/** What a unit did by itself; that it ordered others, or did more, is no deed of its own. */
type Deed = Exclude<keyof typeof deeds, 'ordered' | 'more'>

/** What may be said of a unit's activation. */
export interface Said extends Candidate {
  readonly id: keyof typeof deeds
}

/** What a unit of yours may have done, in the order in which it is entered. A unit that is ordered orders nobody. */
export function deedsOf(now: Situation, unit: Unit, isOrdered: boolean): readonly Said[] {
  return possible(now, unit, isOrdered).map((id) => ({ id, name: deeds[id] }))
}

function possible(now: Situation, unit: Unit, isOrdered: boolean): readonly Said['id'][] {
  const ships = (...some: readonly ShipDeed[]) => some.filter((deed) => mayHave[deed](now, unit))
  return [
    ...ships('sailed'),
    'moved',
    ...ships('grappled', 'cut', 'landed', 'boarded'),
    ...(unit.fatigue > 0 ? (['rallied'] as const) : []),
    ...(unit.engaged.length > 0 ? (['fought'] as const) : []),
    'shot',
    'charged',
    ...(!isOrdered && unitsToOrder(now, unit).length > 0 ? (['ordered'] as const) : []),
    // A command point gives one action.
    ...(isOrdered ? [] : (['more'] as const)),
  ]
}

/** The units that a commander of yours may have ordered. */
export function unitsToOrder(now: Situation, { id, profile }: Unit): readonly Unit[] {
  return profile.commander === undefined ? [] : unitsOf(now, 'player').filter((unit) => unit.id !== id)
}

/** Each deed of a unit of yours, as far as the OPFOR's rules need it. */
export const yourDeeds: Readonly<Record<Deed, (table: Table<Situation>, id: string) => Procedure<void>>> = {
  ...yourShipDeeds,
  *moved(table, id) {
    const unit = unitWith(table.now, id)
    if (isMapped(table.now) && unit.aboard === '')
      yield* whereItEnded(table, id, (now) => unitWith(now, id).at)
    else table.change(withPlaced(table.now, id), words.moved, { unit: unit.name })
    yield* leftMelee(table, id)
  },
  *rallied(table, id) {
    const lost = yield* ask(table, (now) => {
      const { name, fatigue } = unitWith(now, id)
      if (fatigue === 0) return undefined
      const range = { from: 0, to: fatigue, unit: asks.fatigues }
      return number('blood-and-plunder.rallied', 'player', fill(asks.rallied, { unit: name }), range)
    })
    if (lost === undefined) return
    const unit = unitWith(table.now, id)
    const fatigue = Math.max(0, unit.fatigue - lost)
    table.change(withUnit(table.now, id, { fatigue }), words.rallied, { unit: unit.name, fatigue })
  },
  *shot(table, id) {
    const target = yield* ask(table, (now) => {
      const enemies = unitsOf(now, 'opfor')
      if (enemies.length === 0 || !isAlive(unitWith(now, id))) return undefined
      const targets = [...enemies, ...shipsOf(now, 'opfor')]
      return choice<Candidate>('blood-and-plunder.atWhom', 'player', named(words.atWhom, now, id), targets)
    })
    if (target === undefined) return
    if (shipsOf(table.now, 'opfor').some((ship) => ship.id === target.id))
      yield* damageDone(table, target.id, 'player')
    else {
      remindOfRules(table, target.id)
      yield* harmDone(table, target.id)
      yield* defend(table, { id: target.id, by: id, how: 'shot' })
    }
  },
  *charged(table, id) {
    const target = yield* ask(table, (now) => {
      const enemies = unitsOf(now, 'opfor')
      if (enemies.length === 0 || !isAlive(unitWith(now, id))) return undefined
      return choice('blood-and-plunder.whom', 'player', named(words.whom, now, id), enemies)
    })
    if (target === undefined) return
    const [unit, enemy] = [unitWith(table.now, id), unitWith(table.now, target.id)]
    table.change(withPlaced(table.now, id), words.charged, { unit: unit.name, target: enemy.name })
    remindOfRules(table, target.id)
    yield* defend(table, { id: target.id, by: id, how: 'charge' })
    yield* chargeDone(table, id, target.id)
  },
  *fought(table, id) {
    for (const enemy of unitWith(table.now, id).engaged)
      if (unitWith(table.now, id).engaged.includes(enemy)) yield* meleeDone(table, id, enemy)
  },
}

function named(text: typeof words.whom, now: Situation, id: string): typeof words.whom {
  return fill(text, { unit: unitWith(now, id).name })
}
