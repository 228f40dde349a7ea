import {
  type CounterValue,
  fill,
  message,
  type NamedCounter,
  nothing,
  settableFlag,
  settableNumber,
  settableOne,
} from '@opfor/kernel'
import { canShoot, hasBayonets } from '../../action-exceptions/action-exceptions.ts'
import { highest } from '../../setup/limits.ts'
import { isMapped, placeOf } from '../../on-the-map.ts'
import {
  enemiesOf,
  isAlive,
  type Situation,
  type Unit,
  withContact,
  withoutContacts,
  withUnit,
} from '../../situation.ts'
import { type Settable, settableInches } from './settable.ts'

const words = {
  fatigue: {
    name: message('blood-and-plunder.counter.fatigue', 'the Fatigue of {unit}'),
    brief: message('blood-and-plunder.brief.fatigue', 'Fatigue'),
  },
  empty: {
    name: message('blood-and-plunder.counter.empty', 'Reload actions that {unit} needs'),
    brief: message('blood-and-plunder.brief.empty', 'Reload actions needed'),
  },
  bayonets: {
    name: message('blood-and-plunder.counter.bayonets', '{unit} has fixed bayonets'),
    brief: message('blood-and-plunder.brief.bayonets', 'fixed bayonets'),
  },
  gunLost: {
    name: message('blood-and-plunder.counter.gunLost', 'the gun of {unit} is lost'),
    brief: message('blood-and-plunder.brief.gunLost', 'gun lost'),
  },
  activated: {
    name: message('blood-and-plunder.counter.activated', '{unit} has activated'),
    brief: message('blood-and-plunder.brief.activated', 'has activated'),
  },
  activatedOn: {
    name: message('blood-and-plunder.counter.activatedOn', 'the ship aboard of which {unit} was activated'),
    brief: message('blood-and-plunder.brief.activatedOn', 'activated aboard'),
  },
  engaged: {
    name: message('blood-and-plunder.counter.engaged', 'enemies that {unit} is engaged with'),
    brief: message('blood-and-plunder.brief.engaged', 'engaged with'),
  },
  aboard: {
    name: message('blood-and-plunder.counter.aboard', 'the ship that {unit} is aboard of'),
    brief: message('blood-and-plunder.brief.aboard', 'aboard'),
  },
  x: {
    name: message('blood-and-plunder.counter.x', '{unit}: from the left edge'),
    brief: message('blood-and-plunder.brief.x', 'from the left edge'),
  },
  y: {
    name: message('blood-and-plunder.counter.y', '{unit}: from the bottom edge'),
    brief: message('blood-and-plunder.brief.y', 'from the bottom edge'),
  },
  placed: {
    name: message('blood-and-plunder.counter.placed', '{unit}: changes of place'),
    brief: message('blood-and-plunder.brief.placed', 'changes of place'),
  },
  thinned: {
    name: message('blood-and-plunder.counter.thinned', '{unit}: changes of place by losses alone'),
    brief: message('blood-and-plunder.brief.thinned', 'changes of place by losses alone'),
  },
}

/** The numbers of a unit. Those that no rule looks at in this battle, and those of the fallen, are not offered. */
export function ofUnit(now: Situation, unit: Unit): readonly Settable[] {
  const { id, profile, placed } = unit
  const named = (what: keyof typeof words, isUsed: boolean, note = false): NamedCounter => {
    const inner = !isUsed || !isAlive(unit)
    const { name, brief } = words[what]
    const of = { id, name: unit.name }
    return {
      id: `${what}.${id}`,
      name: fill(name, { unit: unit.name }),
      brief,
      of,
      inner,
      note: inner || note,
    }
  }
  const change = (to: Partial<Unit>): Situation => withUnit(now, id, to)
  const opfor = unit.side === 'opfor'
  const ashore = isMapped(now) && unit.aboard === ''
  const { width, height } = now.battle
  return [
    settableNumber(named('fatigue', true), unit.fatigue, [0, highest.fatigue], (fatigue) =>
      change({ fatigue }),
    ),
    settableNumber(named('empty', opfor && canShoot(now, unit)), unit.empty, [0, profile.reload], (empty) =>
      change({ empty }),
    ),
    settableFlag(named('bayonets', opfor && hasBayonets(unit)), unit.bayonetsFixed, (bayonetsFixed) =>
      change({ bayonetsFixed }),
    ),
    settableFlag(named('gunLost', opfor && profile.guns !== undefined), unit.gunLost, (gunLost) =>
      change({ gunLost }),
    ),
    settableFlag(named('activated', true), unit.activated, (activated) => change({ activated })),
    engagedWith(now, unit, named('engaged', true)),
    aboardOf(now, unit, named('aboard', now.ships.length > 0)),
    settableInches(named('x', ashore), unit.at.x, width, (x) =>
      change({ at: { ...unit.at, x }, placed: placed + 1 }),
    ),
    settableInches(named('y', ashore), unit.at.y, height, (y) =>
      change({ at: { ...unit.at, y }, placed: placed + 1 }),
    ),
    settableNumber(named('placed', false), placed, [0, highest.changesOfPlace], (to) =>
      change({ placed: to }),
    ),
    settableNumber(named('thinned', false), unit.thinned, [0, highest.changesOfPlace], (to) =>
      change({ thinned: to }),
    ),
    ...(now.ships.length === 0 ? [] : [activatedAboard(now, unit, named('activatedOn', false))]),
  ]
}

const here = { value: 'here', reads: message('blood-and-plunder.counter.here', 'where it is now') }

/** The ship aboard of which a unit was activated in this turn. */
function activatedAboard(now: Situation, unit: Unit, named: NamedCounter): Settable {
  const ships = now.ships.map((ship): CounterValue => ({ value: ship.id, reads: ship.name }))
  const { activatedOn, ...others } = unit
  const set = (to: number | string): Unit =>
    to === here.value ? others : { ...others, activatedOn: String(to) }
  return settableOne(named, activatedOn ?? here.value, [here, nothing, ...ships], (to) => ({
    ...now,
    units: now.units.map((each) => (each.id === unit.id ? set(to) : each)),
  }))
}

/** Whom a unit is engaged with: these enemies and no others, and they with it. */
function engagedWith(now: Situation, unit: Unit, named: NamedCounter): Settable {
  const enemies = isAlive(unit) ? enemiesOf(now, unit) : []
  const several = enemies
    .map((enemy): CounterValue => ({ value: enemy.id, reads: enemy.name }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1))
  const ids = unit.engaged.toSorted()
  const reads =
    ids.length === 0
      ? message('blood-and-plunder.counter.nobody', 'nobody')
      : message('blood-and-plunder.counter.enemies', '{enemies}', {
          enemies: several.filter(({ value }) => ids.includes(String(value))).map((each) => each.reads),
        })
  return {
    counter: { ...named, value: ids.join(' '), reads, several },
    set: (to) =>
      several
        .filter(({ value }) => String(to).split(' ').includes(String(value)))
        .reduce(
          (next, enemy) => withContact(next, unit.id, String(enemy.value), true),
          withoutContacts(now, unit.id),
        ),
  }
}

/** The ship that a unit is aboard of: one of its side, or one that it has boarded. */
function aboardOf(now: Situation, unit: Unit, named: NamedCounter): Settable {
  const { id, aboard, placed } = unit
  const ships = now.ships.map((ship): CounterValue => ({ value: ship.id, reads: ship.name }))
  // Aboard it is where its ship lies, whatever its own place; ashore it stands there until it is placed.
  return settableOne(named, aboard, [nothing, ...ships], (to) =>
    withUnit(now, id, { aboard: String(to), at: placeOf(now, unit), placed: placed + 1 }),
  )
}
