import { withParams, message, type TableValueSpec } from '@opfor/kernel'
import { shipAs, shipName } from '../../../table/names.ts'
import type { Battle } from '../../../table/battles/pieces.ts'
import { isAfloat, type Ship, type Situation } from '../../../table/situation.ts'

export const wordsOfAShip = {
  points: {
    name: message('admiral.counter.points', 'Structure Points of {ship}'),
    shortName: message('admiral.brief.points', 'Structure Points'),
  },
  pending: {
    name: message('admiral.counter.pending', 'damage assigned to {ship}'),
    shortName: message('admiral.brief.pending', 'damage assigned'),
  },
  underFire: {
    name: message('admiral.counter.underFire', '{ship} is under fire this turn'),
    shortName: message('admiral.brief.underFire', 'under fire this turn'),
  },
  squadrons: {
    name: message('admiral.counter.squadrons', 'squadrons on {ship}'),
    shortName: message('admiral.brief.squadrons', 'squadrons on board'),
  },
  fired: {
    name: message('admiral.counter.fired', 'shots fired by {ship} with {battery}'),
    shortName: message('admiral.brief.fired', 'shots fired with {battery}'),
  },
  out: {
    name: message('admiral.counter.out', '{battery} of {ship} is knocked out'),
    shortName: message('admiral.brief.out', '{battery} knocked out'),
  },
  feature: {
    name: message('admiral.counter.feature', 'feature no. {nth} of {ship} that counts this turn'),
    shortName: message('admiral.brief.feature', 'feature no. {nth} that counts this turn'),
  },
  features: {
    name: message('admiral.counter.features', 'features of {ship} that count this turn'),
    shortName: message('admiral.brief.features', 'features that count this turn'),
  },
  spent: {
    name: message('admiral.counter.spent', '{feature} of {ship} is exhausted'),
    shortName: message('admiral.brief.spent', '{feature} exhausted'),
  },
  face: {
    name: message('admiral.counter.face', 'the symbol thrown for {ship}'),
    shortName: message('admiral.brief.face', 'symbol thrown'),
  },
  moved: {
    name: message('admiral.counter.moved', 'how far {ship} has moved this turn'),
    shortName: message('admiral.brief.moved', 'moved this turn'),
  },
  from: {
    name: message('admiral.counter.from', 'where {ship} was at the start of the turn'),
    shortName: message('admiral.brief.from', 'place at the start of the turn'),
  },
  artillery: {
    name: message('admiral.counter.artillery', 'Artillery symbols of {ship}'),
    shortName: message('admiral.brief.artillery', 'Artillery symbols'),
  },
  held: {
    name: message('admiral.counter.held', 'Admiral symbols of {ship} that trigger later'),
    shortName: message('admiral.brief.held', 'Admiral symbols that trigger later'),
  },
  launches: {
    name: message('admiral.counter.launches', 'launches of {ship}'),
    shortName: message('admiral.brief.launches', 'launches this turn'),
  },
  splits: {
    name: message('admiral.counter.splits', '{ship} may split its fire'),
    shortName: message('admiral.brief.splits', 'may split its fire'),
  },
  attacked: {
    name: message('admiral.counter.attacked', '{ship} has attacked this turn'),
    shortName: message('admiral.brief.attacked', 'has attacked this turn'),
  },
  order: {
    name: message('admiral.counter.order', 'the place of {ship} in the order of deployment'),
    shortName: message('admiral.brief.order', 'place in the order of deployment'),
  },
}

type What = keyof typeof wordsOfAShip

const known = new WeakMap<Battle, Map<string, Readonly<Record<What, TableValueSpec>>>>()

function namesOf({ battle }: Situation, ship: Ship): Readonly<Record<What, TableValueSpec>> {
  const ofBattle = known.get(battle) ?? new Map<string, Readonly<Record<What, TableValueSpec>>>()
  known.set(battle, ofBattle)
  const before = ofBattle.get(ship.id)
  if (before !== undefined) return before
  const named = Object.entries(wordsOfAShip).map(([what, { name, shortName }]): [string, TableValueSpec] => [
    what,
    {
      id: `${what}.${ship.id}`,
      name: withParams(name, { ship: shipName(ship) }),
      shortName,
      of: shipAs(ship),
    },
  ])
  const names = Object.fromEntries(named) as Record<What, TableValueSpec>
  ofBattle.set(ship.id, names)
  return names
}

/** Nested if no rule uses it or the ship is off the board. */
export function named(now: Situation, ship: Ship, what: What, isUsed = true): TableValueSpec {
  return { ...namesOf(now, ship)[what], isNested: !isUsed || !isAfloat(ship) }
}

/** For a number that nothing on the table shows. */
export function note(now: Situation, ship: Ship, what: What, isUsed = true): TableValueSpec {
  return { ...namesOf(now, ship)[what], isNested: !isUsed || !isAfloat(ship), note: true }
}
