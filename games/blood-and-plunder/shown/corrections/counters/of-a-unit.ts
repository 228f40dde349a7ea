import {
  type CounterValue,
  integer,
  keptAs,
  type KeptFields,
  keptFlag,
  keptNumber,
  listOf,
  message,
  type NamedCounter,
  nothing,
  optional,
  record,
  restated,
  settableOne,
  shownElsewhere,
  text,
} from '@opfor/kernel'
import { canShoot, hasBayonets } from '../../../rules/action-exceptions/action-exceptions.ts'
import type { Point } from '../../../table/geometry/point.ts'
import { highest } from '../../../table/limits.ts'
import { isMapped, placeOf } from '../../../table/on-the-map.ts'
import {
  enemiesOf,
  isAlive,
  type Situation,
  type Unit,
  withContact,
  withoutContacts,
  withUnit,
} from '../../../table/situation.ts'
import { numberOf, type Settable, settableInches, type Words, words } from './settable.ts'

/** A place on the table, in tenths of an inch. */
export const point = record<Point>({ x: integer(0, 1200), y: integer(0, 1200) })

const engaged = words('engaged', 'enemies that {unit} is engaged with', 'engaged with')
const aboard = words('aboard', 'the ship that {unit} is aboard of', 'aboard')
const activatedOn = words('activatedOn', 'the ship aboard of which {unit} was activated', 'activated aboard')
const x = words('x', '{unit}: from the left edge', 'from the left edge')
const y = words('y', '{unit}: from the bottom edge', 'from the bottom edge')

/** All that is kept of a unit. Numbers that no rule looks at in this battle, and those of the fallen, are not offered. */
export const unit: KeptFields<Situation, Unit> = {
  id: shownElsewhere(text(40)),
  name: restated(),
  brief: restated(),
  side: restated(),
  profile: restated(),
  models: shownElsewhere(integer(0, 41)),
  fatigue: keptNumber(named(words('fatigue', 'the Fatigue of {unit}', 'Fatigue')), [0, highest.fatigue]),
  empty: keptNumber(
    named(
      words('empty', 'Reload actions that {unit} needs', 'Reload actions needed'),
      (now, of) => isOpfor(of) && canShoot(now, of),
    ),
    (_, { profile }) => [0, profile.reload],
    integer(0, 9),
  ),
  bayonetsFixed: keptFlag(
    named(
      words('bayonets', '{unit} has fixed bayonets', 'fixed bayonets'),
      (_, of) => isOpfor(of) && hasBayonets(of),
    ),
  ),
  gunLost: keptFlag(
    named(
      words('gunLost', 'the gun of {unit} is lost', 'gun lost'),
      (_, of) => isOpfor(of) && of.profile.guns !== undefined,
    ),
  ),
  activated: keptFlag(named(words('activated', '{unit} has activated', 'has activated'))),
  engaged: keptAs(listOf(text(40), 24), ({ now, of }) => [engagedWith(now, of, called(of, engaged))]),
  aboard: keptAs(text(40), ({ now, of }) => [aboardOf(now, of, called(of, aboard, now.ships.length > 0))]),
  at: keptAs(point, ({ now, of, value: at }) => {
    const { width, height } = now.battle
    const ashore = isMapped(now) && of.aboard === ''
    const put = (to: Partial<Point>): Situation =>
      withUnit(now, of.id, { at: { ...at, ...to }, placed: of.placed + 1 })
    return [
      settableInches(called(of, x, ashore), at.x, width, (to) => put({ x: to })),
      settableInches(called(of, y, ashore), at.y, height, (to) => put({ y: to })),
    ]
  }),
  placed: keptNumber(
    named(words('placed', '{unit}: changes of place', 'changes of place'), () => false),
    [0, highest.changesOfPlace],
  ),
  thinned: keptNumber(
    named(
      words('thinned', '{unit}: changes of place by losses alone', 'changes of place by losses alone'),
      () => false,
    ),
    [0, highest.changesOfPlace],
  ),
  activatedOn: keptAs(optional(text(40)), ({ now, of }) =>
    now.ships.length === 0 ? [] : [activatedAboard(now, of, called(of, activatedOn, false))],
  ),
}

function isOpfor({ side }: Unit): boolean {
  return side === 'opfor'
}

function called(of: Unit, what: Words, isUsed = true): NamedCounter {
  return numberOf(of, what, { unit: of.name }, isUsed && isAlive(of))
}

function named(
  what: Words,
  isUsed: (now: Situation, of: Unit) => boolean = () => true,
): (now: Situation, of: Unit) => NamedCounter {
  return (now, of) => called(of, what, isUsed(now, of))
}

const here = { value: 'here', reads: message('blood-and-plunder.counter.here', 'where it is now') }

/** The ship aboard of which a unit was activated in this turn. */
function activatedAboard(now: Situation, of: Unit, name: NamedCounter): Settable {
  const ships = now.ships.map((ship): CounterValue => ({ value: ship.id, reads: ship.name }))
  const { activatedOn: before, ...others } = of
  const set = (to: number | string): Unit =>
    to === here.value ? others : { ...others, activatedOn: String(to) }
  return settableOne(name, before ?? here.value, [here, nothing, ...ships], (to) => ({
    ...now,
    units: now.units.map((each) => (each.id === of.id ? set(to) : each)),
  }))
}

/** Whom a unit is engaged with: these enemies and no others, and they with it. */
function engagedWith(now: Situation, of: Unit, name: NamedCounter): Settable {
  const enemies = isAlive(of) ? enemiesOf(now, of) : []
  const several = enemies
    .map((enemy): CounterValue => ({ value: enemy.id, reads: enemy.name }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1))
  const ids = of.engaged.toSorted()
  const reads =
    ids.length === 0
      ? message('blood-and-plunder.counter.nobody', 'nobody')
      : message('blood-and-plunder.counter.enemies', '{enemies}', {
          enemies: several.filter(({ value }) => ids.includes(String(value))).map((each) => each.reads),
        })
  return {
    counter: { ...name, value: ids.join(' '), reads, several },
    set: (to) =>
      several
        .filter(({ value }) => String(to).split(' ').includes(String(value)))
        .reduce(
          (next, enemy) => withContact(next, of.id, String(enemy.value), true),
          withoutContacts(now, of.id),
        ),
  }
}

/** The ship that a unit is aboard of: one of its side, or one that it has boarded. */
function aboardOf(now: Situation, of: Unit, name: NamedCounter): Settable {
  const { id, placed } = of
  const ships = now.ships.map((ship): CounterValue => ({ value: ship.id, reads: ship.name }))
  // Aboard it is where its ship lies, whatever its own place; ashore it stands there until it is placed.
  return settableOne(name, of.aboard, [nothing, ...ships], (to) =>
    withUnit(now, id, { aboard: String(to), at: placeOf(now, of), placed: placed + 1 }),
  )
}
