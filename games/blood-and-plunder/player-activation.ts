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
  which,
} from '@opfor/kernel'
import { grappledTogether } from './actions/grapple.ts'
import { type Attacked, defend } from './defensive-attacks.ts'
import { gap, isMapped } from './on-the-map.ts'
import { contactPlace } from './places.ts'
import {
  enemiesOf,
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
import { whereItEnded } from './where-it-ended.ts'
import { whereShipEnded, withShipPlaced } from './where-ship-ended.ts'
import { harmDone, meleeDone } from './what-happened.ts'
import { asks, told } from './words.ts'

const words = {
  which: message('blood-and-plunder.ask.yours', 'Which of your units do you activate?'),
  toMap: message('blood-and-plunder.switch.map', 'None yet: go on with the map'),
  toAsked: message('blood-and-plunder.switch.asked', 'None yet: go on without the map'),
  nowMap: message(
    'blood-and-plunder.switched.map',
    'From now on with the map: put every unit where it stands.',
  ),
  nowAsked: message('blood-and-plunder.switched.asked', 'From now on without the map: you are asked.'),
  did: message('blood-and-plunder.ask.did', 'What did {unit} do?'),
  atWhom: message('blood-and-plunder.ask.atWhom', 'Whom did {unit} shoot at?'),
  whom: message('blood-and-plunder.ask.whom', 'Whom does {unit} charge?'),
  damage: message('blood-and-plunder.ask.damage', 'How much damage did {ship} take?'),
  damaged: message('blood-and-plunder.damaged', '{ship} has {damage} damage now.'),
  moved: aside('blood-and-plunder.yourMove', '{unit} has moved.'),
  sailed: aside('blood-and-plunder.yourShip', '{ship} has moved.'),
  charged: message('blood-and-plunder.yourCharge', '{unit} charges {target}.'),
  rallied: message('blood-and-plunder.rallied', '{unit} has {fatigue} Fatigue now.'),
  none: aside('blood-and-plunder.yourNone', 'You have no unit left to activate.'),
  done: aside('blood-and-plunder.yourEnd', 'Your {unit} has activated.'),
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

/** You activate a unit: what it did, as far as the OPFOR's rules need it. */
export function* activatePlayer(table: Table<Situation>): Procedure<void> {
  if (unitsOf(table.now, 'player').every(({ activated }) => activated)) {
    table.change({ ...table.now, next: table.now.next.slice(1) }, words.none)
    return
  }
  const id = yield* chosenUnit(table)
  const did = yield* ask(table, (now) => {
    const unit = unitWith(now, id)
    const options = deedsOf(now, unit).map((deed) => ({ id: deed, name: deeds[deed] }))
    return which('blood-and-plunder.did', 'player', fill(words.did, { unit: unit.name }), options)
  })
  for (const deed of did) if (unitWith(table.now, id).models > 0) yield* done[deed.id](table, id)
  const { name } = unitWith(table.now, id)
  const after = withUnit(table.now, id, { activated: true })
  table.change({ ...after, next: after.next.slice(1) }, words.done, { unit: name })
}

function* chosenUnit(table: Table<Situation>): Procedure<string> {
  for (;;) {
    const chosen = yield* ask(table, (now) => {
      const other = { id: 'switch', name: isMapped(now) ? words.toAsked : words.toMap }
      const ready = unitsOf(now, 'player').filter(({ activated }) => !activated)
      return choice<Candidate>('blood-and-plunder.yours', 'player', words.which, [...ready, other])
    })
    if (chosen.id !== 'switch') return chosen.id
    const knowing = isMapped(table.now) ? 'asked' : 'map'
    table.change({ ...table.now, knowing }, knowing === 'map' ? words.nowMap : words.nowAsked)
  }
}

function deedsOf(now: Situation, unit: Unit): readonly Deed[] {
  const ship = shipOf(now, unit)
  const engaged = unit.engaged.length > 0
  return [
    ...(ship === undefined ? [] : (['sailed'] as const)),
    'moved',
    ...(ship?.grappled === '' && shipsOf(now, 'opfor').length > 0 ? (['grappled'] as const) : []),
    ...(unit.fatigue > 0 ? (['rallied'] as const) : []),
    ...(engaged ? (['fought'] as const) : (['shot', 'charged'] as const)),
  ]
}

const done: Readonly<Record<Deed, (table: Table<Situation>, id: string) => Procedure<void>>> = {
  *sailed(table, id) {
    const ship = shipOf(table.now, unitWith(table.now, id))
    if (ship === undefined) return
    if (isMapped(table.now)) yield* whereShipEnded(table, ship.id, ship)
    else table.change(withShipPlaced(table.now, ship.id), words.sailed, { ship: ship.name })
  },
  *moved(table, id) {
    const unit = unitWith(table.now, id)
    if (isMapped(table.now) && unit.aboard === '') yield* whereItEnded(table, id, unit.at)
    else table.change(withPlaced(table.now, id), words.moved, { unit: unit.name })
  },
  *grappled(table, id) {
    const ship = shipOf(table.now, unitWith(table.now, id))
    const other = shipsOf(table.now, 'opfor').find(({ grappled }) => grappled === '')
    if (ship === undefined || other === undefined) return
    const names = { ship: ship.name, other: other.name }
    table.change(grappledTogether(table.now, ship.id, other.id), told.grappled, names)
  },
  *rallied(table, id) {
    const lost = yield* ask(table, (now) => {
      const { name, fatigue } = unitWith(now, id)
      const range = { from: 0, to: fatigue, unit: asks.fatigues }
      return number('blood-and-plunder.rallied', 'player', fill(asks.rallied, { unit: name }), range)
    })
    const unit = unitWith(table.now, id)
    const fatigue = Math.max(0, unit.fatigue - lost)
    table.change(withUnit(table.now, id, { fatigue }), words.rallied, { unit: unit.name, fatigue })
  },
  *shot(table, id) {
    if (unitsOf(table.now, 'opfor').length === 0) return
    const target = yield* ask(table, (now) =>
      choice<Candidate>('blood-and-plunder.atWhom', 'player', named(words.atWhom, now, id), [
        ...unitsOf(now, 'opfor'),
        ...shipsOf(now, 'opfor'),
      ]),
    )
    if (shipsOf(table.now, 'opfor').some((ship) => ship.id === target.id)) yield* damage(table, target.id)
    else {
      yield* harmDone(table, target.id)
      yield* answered(table, { id: target.id, by: id, how: 'shot' })
    }
  },
  *charged(table, id) {
    if (unitsOf(table.now, 'opfor').length === 0) return
    const target = yield* ask(table, (now) =>
      choice(
        'blood-and-plunder.whom',
        'player',
        named(words.whom, now, id),
        enemiesOf(now, unitWith(now, id)),
      ),
    )
    const [unit, enemy] = [unitWith(table.now, id), unitWith(table.now, target.id)]
    const runs = isMapped(table.now) && unit.aboard === '' && gap(unit.at, enemy.at) > 0
    const there = runs ? contactPlace(unit, enemy) : unit.at
    table.change(withPlaced(table.now, id, there), words.charged, { unit: unit.name, target: enemy.name })
    yield* answered(table, { id: target.id, by: id, how: 'charge' })
    if (unitWith(table.now, id).models > 0) yield* meleeDone(table, id, target.id)
  },
  *fought(table, id) {
    for (const enemy of unitWith(table.now, id).engaged)
      if (unitWith(table.now, id).models > 0) yield* meleeDone(table, id, enemy)
  },
}

function* answered(table: Table<Situation>, attacked: Attacked): Procedure<void> {
  if (unitWith(table.now, attacked.id).models > 0) yield* defend(table, attacked)
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
