import { type Counter, mayBe } from '@opfor/kernel'
import { shipWith, type Situation } from '../../situation.ts'
import { ofShip } from './of-a-ship.ts'
import { ofUnit } from './of-a-unit.ts'
import { ofTheActivation } from './of-the-activation.ts'
import { ofTheBattle } from './of-the-battle.ts'
import type { Settable } from './settable.ts'

/** Every number of a situation: of the battle, of the activation that is under way, of each unit and of each ship. */
export function countersOf(now: Situation): readonly Counter[] {
  const owners = ['', ...now.units.map(({ id }) => id), ...now.ships.map(({ id }) => id)]
  return owners.flatMap((owner) => numbersOf(now, owner)).map(({ counter }) => counter)
}

/** The situation with one of its numbers set; undefined where there is none of that id, or it may not be that. */
export function withCounter(now: Situation, id: string, to: number | string): Situation | undefined {
  const called = ({ counter }: Settable): boolean => counter.id === id
  // The id of a number ends with what it is of.
  const owner = id.slice(id.indexOf('.') + 1)
  const found = numbersOf(now, owner).find(called) ?? numbersOf(now, '').find(called)
  return found !== undefined && mayBe(found.counter, to) ? found.set(to) : undefined
}

const known = new WeakMap<Situation, Map<string, readonly Settable[]>>()

/** The numbers of a unit or a ship, or of the battle itself. */
function numbersOf(now: Situation, owner: string): readonly Settable[] {
  const before = known.get(now) ?? new Map<string, readonly Settable[]>()
  known.set(now, before)
  const numbers = before.get(owner) ?? found(now, owner)
  before.set(owner, numbers)
  return numbers
}

function found(now: Situation, owner: string): readonly Settable[] {
  if (owner === '') return [...ofTheBattle(now), ...ofTheActivation(now)]
  const unit = now.units.find(({ id }) => id === owner)
  const ship = shipWith(now, owner)
  return [...(unit === undefined ? [] : ofUnit(now, unit)), ...(ship === undefined ? [] : ofShip(now, ship))]
}
