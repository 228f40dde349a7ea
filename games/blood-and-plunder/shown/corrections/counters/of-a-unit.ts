import {
  type AllowedValue,
  integer,
  customField,
  type FieldSpecs,
  booleanField,
  numberField,
  listOf,
  message,
  type TableValueSpec,
  noneValue,
  optional,
  record,
  ignoredField,
  choiceSetter,
  hiddenField,
  text,
} from '@opfor/kernel'
import { canShoot, hasBayonets } from '../../../rules/action-exceptions/action-exceptions.ts'
import type { Point } from '../../../table/geometry/point.ts'
import { highest } from '../../../table/profile.ts'
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

/** In tenths of an inch. */
export const point = record<Point>({ x: integer(0, 1200), y: integer(0, 1200) })

const engaged = words('engaged', 'enemies that {unit} is engaged with', 'engaged with')
const aboard = words('aboard', 'the ship that {unit} is aboard', 'aboard')
const activatedOn = words('activatedOn', 'the ship that {unit} was activated aboard', 'activated aboard')
const x = words('x', '{unit}: from the left edge', 'from the left edge')
const y = words('y', '{unit}: from the bottom edge', 'from the bottom edge')

/** Numbers that no rule uses in this battle, and those of the fallen, are not offered. */
export const unit: FieldSpecs<Situation, Unit> = {
  id: hiddenField(text(40)),
  name: ignoredField(),
  shortName: ignoredField(),
  side: ignoredField(),
  profile: ignoredField(),
  models: hiddenField(integer(0, 41)),
  fatigue: numberField(named(words('fatigue', 'the Fatigue of {unit}', 'Fatigue')), [0, highest.fatigue]),
  empty: numberField(
    named(
      words('empty', 'Reload actions that {unit} needs', 'Reload actions needed'),
      (now, of) => isOpfor(of) && canShoot(now, of),
    ),
    (_, { profile }) => [0, profile.reload],
    integer(0, 9),
  ),
  bayonetsFixed: booleanField(
    named(
      words('bayonets', '{unit} has fixed bayonets', 'fixed bayonets'),
      (_, of) => isOpfor(of) && hasBayonets(of),
    ),
  ),
  gunLost: booleanField(
    named(
      words('gunLost', 'the gun of {unit} is lost', 'gun lost'),
      (_, of) => isOpfor(of) && of.profile.guns !== undefined,
    ),
  ),
  activated: booleanField(named(words('activated', '{unit} has activated', 'has activated'))),
  engaged: customField(listOf(text(40), 24), ({ now, of }) => [engagedWith(now, of, called(of, engaged))]),
  aboard: customField(text(40), ({ now, of }) => [
    aboardOf(now, of, called(of, aboard, now.ships.length > 0)),
  ]),
  at: customField(point, ({ now, of, value: at }) => {
    const { width, height } = now.battle
    const ashore = isMapped(now) && of.aboard === ''
    const put = (to: Partial<Point>): Situation =>
      withUnit(now, of.id, { at: { ...at, ...to }, placed: of.placed + 1 })
    return [
      settableInches(called(of, x, ashore), at.x, width, (to) => put({ x: to })),
      settableInches(called(of, y, ashore), at.y, height, (to) => put({ y: to })),
    ]
  }),
  placed: numberField(
    named(words('placed', '{unit}: changes of place', 'changes of place'), () => false),
    [0, highest.changesOfPlace],
  ),
  thinned: numberField(
    named(
      words('thinned', '{unit}: changes of place by losses alone', 'changes of place by losses alone'),
      () => false,
    ),
    [0, highest.changesOfPlace],
  ),
  activatedOn: customField(optional(text(40)), ({ now, of }) =>
    now.ships.length === 0 ? [] : [activatedAboard(now, of, called(of, activatedOn, false))],
  ),
}

function isOpfor({ side }: Unit): boolean {
  return side === 'opfor'
}

function called(of: Unit, what: Words, isUsed = true): TableValueSpec {
  return numberOf(of, what, { unit: of.name }, isUsed && isAlive(of))
}

function named(
  what: Words,
  isUsed: (now: Situation, of: Unit) => boolean = () => true,
): (now: Situation, of: Unit) => TableValueSpec {
  return (now, of) => called(of, what, isUsed(now, of))
}

const here = { value: 'here', text: message('blood-and-plunder.counter.here', 'its current place') }

function activatedAboard(now: Situation, of: Unit, name: TableValueSpec): Settable {
  const ships = now.ships.map((ship): AllowedValue => ({ value: ship.id, text: ship.name }))
  const { activatedOn: before, ...others } = of
  const set = (to: number | string): Unit =>
    to === here.value ? others : { ...others, activatedOn: String(to) }
  return choiceSetter(name, before ?? here.value, [here, noneValue, ...ships], (to) => ({
    ...now,
    units: now.units.map((each) => (each.id === of.id ? set(to) : each)),
  }))
}

/** Sets exactly these enemies, on both sides. */
function engagedWith(now: Situation, of: Unit, name: TableValueSpec): Settable {
  const enemies = isAlive(of) ? enemiesOf(now, of) : []
  const several = enemies
    .map((enemy): AllowedValue => ({ value: enemy.id, text: enemy.name }))
    .toSorted((a, b) => (a.value < b.value ? -1 : 1))
  const ids = of.engaged.toSorted()
  const text =
    ids.length === 0
      ? message('blood-and-plunder.counter.nobody', 'nobody')
      : message('blood-and-plunder.counter.enemies', '{enemies}', {
          enemies: several.filter(({ value }) => ids.includes(String(value))).map((each) => each.text),
        })
  return {
    counter: { ...name, value: ids.join(' '), text, several },
    set: (to) =>
      several
        .filter(({ value }) => String(to).split(' ').includes(String(value)))
        .reduce(
          (next, enemy) => withContact(next, of.id, String(enemy.value), true),
          withoutContacts(now, of.id),
        ),
  }
}

/** One of its side, or one that it has boarded. */
function aboardOf(now: Situation, of: Unit, name: TableValueSpec): Settable {
  const { id, placed } = of
  const ships = now.ships.map((ship): AllowedValue => ({ value: ship.id, text: ship.name }))
  // Aboard, the place of its ship counts; ashore, that is its place until it is placed.
  return choiceSetter(name, of.aboard, [noneValue, ...ships], (to) =>
    withUnit(now, id, { aboard: String(to), at: placeOf(now, of), placed: placed + 1 }),
  )
}
