import { fill, message, type NamedCounter } from '@opfor/kernel'
import { shipAs, shipName } from '../../../table/names.ts'
import type { Battle } from '../../../table/battles/pieces.ts'
import { isAfloat, type Ship, type Situation } from '../../../table/situation.ts'

/** The numbers of a ship by name, and what each is called where the ship is plain. */
export const wordsOfAShip = {
  points: {
    name: message('admiral.counter.points', 'Structure Points of {ship}'),
    brief: message('admiral.brief.points', 'Structure Points'),
  },
  pending: {
    name: message('admiral.counter.pending', 'damage assigned to {ship}'),
    brief: message('admiral.brief.pending', 'damage assigned'),
  },
  underFire: {
    name: message('admiral.counter.underFire', '{ship} is under fire in this turn'),
    brief: message('admiral.brief.underFire', 'under fire in this turn'),
  },
  squadrons: {
    name: message('admiral.counter.squadrons', 'squadrons on {ship}'),
    brief: message('admiral.brief.squadrons', 'squadrons on board'),
  },
  fired: {
    name: message('admiral.counter.fired', 'shots fired by {ship} with {battery}'),
    brief: message('admiral.brief.fired', 'shots fired with {battery}'),
  },
  out: {
    name: message('admiral.counter.out', '{battery} of {ship} is knocked out'),
    brief: message('admiral.brief.out', '{battery} knocked out'),
  },
  feature: {
    name: message('admiral.counter.feature', 'feature no. {nth} of {ship} that counts in this turn'),
    brief: message('admiral.brief.feature', 'feature no. {nth} that counts in this turn'),
  },
  features: {
    name: message('admiral.counter.features', 'features of {ship} that count in this turn'),
    brief: message('admiral.brief.features', 'features that count in this turn'),
  },
  spent: {
    name: message('admiral.counter.spent', '{feature} of {ship} is exhausted'),
    brief: message('admiral.brief.spent', '{feature} exhausted'),
  },
  face: {
    name: message('admiral.counter.face', 'the symbol thrown for {ship}'),
    brief: message('admiral.brief.face', 'symbol thrown'),
  },
  moved: {
    name: message('admiral.counter.moved', 'how far {ship} has moved in this turn'),
    brief: message('admiral.brief.moved', 'moved in this turn'),
  },
  from: {
    name: message('admiral.counter.from', 'where {ship} was at the start of the turn'),
    brief: message('admiral.brief.from', 'place at the start of the turn'),
  },
  artillery: {
    name: message('admiral.counter.artillery', 'Artillery symbols of {ship}'),
    brief: message('admiral.brief.artillery', 'Artillery symbols'),
  },
  held: {
    name: message('admiral.counter.held', 'Admiral symbols of {ship} that trigger later'),
    brief: message('admiral.brief.held', 'Admiral symbols that trigger later'),
  },
  launches: {
    name: message('admiral.counter.launches', 'launches of {ship}'),
    brief: message('admiral.brief.launches', 'launches in this turn'),
  },
  splits: {
    name: message('admiral.counter.splits', '{ship} may split its fire'),
    brief: message('admiral.brief.splits', 'may split its fire'),
  },
  attacked: {
    name: message('admiral.counter.attacked', '{ship} has attacked in this turn'),
    brief: message('admiral.brief.attacked', 'has attacked in this turn'),
  },
  order: {
    name: message('admiral.counter.order', 'the place of {ship} in the order of deployment'),
    brief: message('admiral.brief.order', 'place in the order of deployment'),
  },
}

type What = keyof typeof wordsOfAShip

const known = new WeakMap<Battle, Map<string, Readonly<Record<What, NamedCounter>>>>()

/** What stays the same of a ship's numbers while the battle lasts. */
function namesOf({ battle }: Situation, ship: Ship): Readonly<Record<What, NamedCounter>> {
  const ofBattle = known.get(battle) ?? new Map<string, Readonly<Record<What, NamedCounter>>>()
  known.set(battle, ofBattle)
  const before = ofBattle.get(ship.id)
  if (before !== undefined) return before
  const named = Object.entries(wordsOfAShip).map(([what, { name, brief }]): [string, NamedCounter] => [
    what,
    { id: `${what}.${ship.id}`, name: fill(name, { ship: shipName(ship) }), brief, of: shipAs(ship) },
  ])
  const names = Object.fromEntries(named) as Record<What, NamedCounter>
  ofBattle.set(ship.id, names)
  return names
}

/** A number of a ship by its name. It is offered where a rule looks at it, while the ship is on the board. */
export function named(now: Situation, ship: Ship, what: What, isUsed = true): NamedCounter {
  return { ...namesOf(now, ship)[what], inner: !isUsed || !isAfloat(ship) }
}

/** One that nothing on the table shows. */
export function note(now: Situation, ship: Ship, what: What, isUsed = true): NamedCounter {
  return { ...namesOf(now, ship)[what], inner: !isUsed || !isAfloat(ship), note: true }
}
