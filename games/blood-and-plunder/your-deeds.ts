import {
  ask,
  aside,
  type Candidate,
  choice,
  fill,
  type Message,
  message,
  number,
  type Procedure,
  type Table,
  which,
} from '@opfor/kernel'
import { defend } from './defensive-attacks.ts'
import { withGrapple } from './grapples.ts'
import { apart, isMapped } from './on-the-map.ts'
import {
  isAlive,
  type Ship,
  shipOf,
  shipsOf,
  type Situation,
  type Unit,
  unitsOf,
  unitWith,
  withPlaced,
  withShip,
  withUnit,
} from './situation.ts'
import { whereChargeEnded, whereItEnded } from './where-it-ended.ts'
import { whereShipEnded, withShipPlaced } from './where-ship-ended.ts'
import { harmDone, meleeDone, setEngaged } from './what-happened.ts'
import { asks, told } from './words.ts'

const words = {
  atWhom: message('blood-and-plunder.ask.atWhom', 'Whom did {unit} shoot at?'),
  whom: message('blood-and-plunder.ask.whom', 'Whom does {unit} charge?'),
  still: message('blood-and-plunder.ask.still', 'Which of these is {unit} still engaged with?'),
  grapples: message('blood-and-plunder.ask.whichShip', 'Which ship did {ship} grapple?'),
  damage: message('blood-and-plunder.ask.damage', 'How much damage did {ship} take?'),
  damaged: message('blood-and-plunder.damaged', '{ship} has {damage} damage now.'),
  moved: aside('blood-and-plunder.yourMove', '{unit} has moved.'),
  sailed: aside('blood-and-plunder.yourShip', '{ship} has moved.'),
  charged: aside('blood-and-plunder.yourCharge', '{unit} charges {target}.'),
  rallied: message('blood-and-plunder.rallied', '{unit} has {fatigue} Fatigue now.'),
}

const deeds = {
  sailed: message('blood-and-plunder.did.sailed', 'its ship moved'),
  moved: message('blood-and-plunder.did.moved', 'moved'),
  grappled: message('blood-and-plunder.did.grappled', 'grappled'),
  rallied: message('blood-and-plunder.did.rallied', 'rallied'),
  shot: message('blood-and-plunder.did.shot', 'shot'),
  charged: message('blood-and-plunder.did.charged', 'charged'),
  fought: message('blood-and-plunder.did.fought', 'fought'),
} as const

type Deed = keyof typeof deeds

/** What a unit of yours may have done, in the order in which it is entered. */
export function deedsOf(
  now: Situation,
  unit: Unit,
): readonly { readonly id: Deed; readonly name: Message }[] {
  return possible(now, unit).map((id) => ({ id, name: deeds[id] }))
}

function possible(now: Situation, unit: Unit): readonly Deed[] {
  const ship = shipOf(now, unit)
  return [
    ...(ship === undefined ? [] : (['sailed'] as const)),
    'moved',
    ...(ship?.grappled === '' && shipsOf(now, 'opfor').some(({ grappled }) => grappled === '')
      ? (['grappled'] as const)
      : []),
    ...(unit.fatigue > 0 ? (['rallied'] as const) : []),
    ...(unit.engaged.length > 0 ? (['fought'] as const) : []),
    'shot',
    'charged',
  ]
}

/** Each deed of a unit of yours, as far as the OPFOR's rules need it. */
export const yourDeeds: Readonly<Record<Deed, (table: Table<Situation>, id: string) => Procedure<void>>> = {
  *sailed(table, id) {
    const ship = shipOf(table.now, unitWith(table.now, id))
    if (ship === undefined) return
    if (isMapped(table.now)) yield* whereShipEnded(table, ship.id, (lying) => lying)
    else table.change(withShipPlaced(table.now, ship.id), words.sailed, { ship: ship.name })
  },
  *moved(table, id) {
    const unit = unitWith(table.now, id)
    if (isMapped(table.now) && unit.aboard === '')
      yield* whereItEnded(table, id, (now) => unitWith(now, id).at)
    else table.change(withPlaced(table.now, id), words.moved, { unit: unit.name })
    yield* leftMelee(table, id)
  },
  *grappled(table, id) {
    const ship = shipOf(table.now, unitWith(table.now, id))
    if (ship === undefined) return
    const other = yield* grappledShip(table, ship.name)
    if (other === undefined) return
    const names = { ship: ship.name, other: other.name }
    table.change(withGrapple(table.now, ship.id, other.id), told.grappled, names)
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
    if (shipsOf(table.now, 'opfor').some((ship) => ship.id === target.id)) yield* damage(table, target.id)
    else {
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
    yield* defend(table, { id: target.id, by: id, how: 'charge' })
    yield* meleeDone(table, id, target.id)
    yield* whereChargeEnded(table, id, target.id)
  },
  *fought(table, id) {
    for (const enemy of unitWith(table.now, id).engaged)
      if (unitWith(table.now, id).engaged.includes(enemy)) yield* meleeDone(table, id, enemy)
  },
}

/** Whom a unit that moved is still in contact with: seen on a map, asked without one. */
function* leftMelee(table: Table<Situation>, id: string): Procedure<void> {
  const enemies = (now: Situation): readonly Unit[] =>
    unitWith(now, id).engaged.map((enemy) => unitWith(now, enemy))
  if (enemies(table.now).length === 0) return
  const ashore = isMapped(table.now) && unitWith(table.now, id).aboard === ''
  const still = ashore
    ? enemies(table.now).filter((enemy) => apart(table.now, unitWith(table.now, id), enemy) === 0)
    : yield* ask(table, (now) =>
        enemies(now).length === 0
          ? undefined
          : which('blood-and-plunder.still', 'player', named(words.still, now, id), enemies(now)),
      )
  if (still === undefined) return
  for (const enemy of enemies(table.now))
    if (!still.some((each) => each.id === enemy.id)) setEngaged(table, id, enemy.id, false)
}

/** The ship that was grappled: asked where more than one is free. */
function* grappledShip(table: Table<Situation>, ship: Message): Procedure<Ship | undefined> {
  const free = (now: Situation): readonly Ship[] =>
    shipsOf(now, 'opfor').filter(({ grappled }) => grappled === '')
  const [only, another] = free(table.now)
  if (only === undefined || another === undefined) return only
  return yield* ask(table, (now) =>
    free(now).length === 0
      ? undefined
      : choice('blood-and-plunder.whichShip', 'player', fill(words.grapples, { ship }), free(now)),
  )
}

function* damage(table: Table<Situation>, id: string): Procedure<void> {
  const shipNow = (now: Situation) => now.ships.find((ship) => ship.id === id)
  const name = shipNow(table.now)?.name ?? id
  const taken = yield* ask(table, () =>
    number('blood-and-plunder.damage', 'player', fill(words.damage, { ship: name }), {
      from: 0,
      to: 20,
      unit: asks.damages,
    }),
  )
  const total = (shipNow(table.now)?.damage ?? 0) + taken
  table.change(withShip(table.now, id, { damage: total }), words.damaged, { ship: name, damage: total })
}

function named(text: typeof words.whom, now: Situation, id: string): typeof words.whom {
  return fill(text, { unit: unitWith(now, id).name })
}
