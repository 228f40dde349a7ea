import { fill, type Message, message, type Spot, type SpotGroup } from '@opfor/kernel'
import { canShoot } from '../../rules/action-exceptions/action-exceptions.ts'
import { type Side, sides } from '../../table/battle.ts'
import { isMapped } from '../../table/on-the-map.ts'
import { placeInShort } from '../../rules/movement/move-words.ts'
import { poseInShort } from '../../rules/opposing-force-ships/ship-words.ts'
import { hasTrait } from '../../table/profile.ts'
import { isAlive, type Ship, shipWith, type Situation, type Unit, unitWith } from '../../table/situation.ts'
import { tallies } from '../../rules/turn-overview/strike-points.ts'

const words = {
  opfor: message(
    'blood-and-plunder.spots.opfor',
    'The OPFOR: {points, plural, one {# strike point} other {# strike points}}',
  ),
  player: message(
    'blood-and-plunder.spots.player',
    'You: {points, plural, one {# strike point} other {# strike points}}',
  ),
  cards: message('blood-and-plunder.spots.cards', 'Cards of the OPFOR'),
  deck: message('blood-and-plunder.spots.deck', 'Deck'),
  discard: message('blood-and-plunder.spots.discard', 'Discard pile'),
  events: message('blood-and-plunder.spots.events', 'Events set aside'),
  count: message('blood-and-plunder.spots.count', '{count, plural, one {# card} other {# cards}}'),
  models: message('blood-and-plunder.spots.models', '{models, plural, one {# model} other {# models}}'),
  fatigue: message('blood-and-plunder.spots.fatigue', '{fatigue} Fatigue'),
  damage: message('blood-and-plunder.spots.damage', '{damage} damage'),
  at: message('blood-and-plunder.spots.at', '{place}'),
  aboard: message('blood-and-plunder.spots.aboard', 'aboard {ship}'),
  engaged: message('blood-and-plunder.spots.engaged', 'engaged with {enemies}'),
  reloads: message(
    'blood-and-plunder.spots.reloads',
    'needs {count, plural, one {# Reload} other {# Reloads}}',
  ),
  loaded: message('blood-and-plunder.spots.loaded', 'loaded'),
  bayonetsOff: message('blood-and-plunder.spots.bayonetsOff', 'bayonets off'),
  notEngaged: message('blood-and-plunder.spots.notEngaged', 'not engaged'),
  bayonets: message('blood-and-plunder.spots.bayonets', 'bayonets fixed'),
  gunLost: message('blood-and-plunder.spots.gunLost', 'gun lost'),
  activated: message('blood-and-plunder.spots.activated', 'has activated'),
  grappled: message('blood-and-plunder.spots.grappled', 'grappled to {ship}'),
} as const

/** What to compare with the real table: each ship and unit in a line, the fallen left out; a real deck too. */
export function spots(now: Situation): readonly SpotGroup[] {
  const points = tallies(now)
  const ofSide = (side: Side): SpotGroup => ({
    name: fill(words[side], { points: points[side] }),
    spots: [
      ...now.ships.filter((ship) => ship.side === side).map((ship) => ofShip(now, ship)),
      ...now.units.filter((unit) => unit.side === side && isAlive(unit)).map((unit) => ofUnit(now, unit)),
    ],
  })
  return [...sides.map(ofSide), ...(now.house.deck === 'real' ? [ofCards(now)] : [])]
}

function ofUnit(now: Situation, unit: Unit): Spot {
  const { models, fatigue, engaged, empty } = unit
  const ship = shipWith(now, unit.aboard)
  // Where nobody fights, nobody need be told not to.
  const isMelee = now.units.some((each) => each.engaged.length > 0)
  const loads = unit.side === 'opfor' && canShoot(now, unit)
  const hasBayonets = unit.side === 'opfor' && hasTrait(unit.profile, 'Bayonets')
  return {
    name: unit.name,
    facts: [fill(words.models, { models }), fill(words.fatigue, { fatigue })],
    also: [
      ...(ship === undefined ? [] : [fill(words.aboard, { ship: ship.name })]),
      ...(ship === undefined && isMapped(now) ? [fill(words.at, { place: placeInShort(unit.at) })] : []),
      ...when(loads, empty > 0 ? fill(words.reloads, { count: empty }) : words.loaded),
      ...when(
        engaged.length > 0,
        fill(words.engaged, { enemies: engaged.map((id) => unitWith(now, id).name) }),
      ),
      ...when(engaged.length === 0 && isMelee, words.notEngaged),
      ...when(hasBayonets || unit.bayonetsFixed, unit.bayonetsFixed ? words.bayonets : words.bayonetsOff),
      ...when(unit.gunLost, words.gunLost),
      ...when(unit.activated, words.activated),
    ],
  }
}

function ofShip(now: Situation, { name, damage, at, heading, grappled }: Ship): Spot {
  const other = shipWith(now, grappled)
  return {
    name,
    facts: [fill(words.damage, { damage })],
    also: [
      ...when(isMapped(now), fill(words.at, { place: poseInShort(at, heading) })),
      ...(other === undefined ? [] : [fill(words.grappled, { ship: other.name })]),
    ],
  }
}

function ofCards({ deck, events }: Situation): SpotGroup {
  const pile = (name: Message, count: number): Spot => ({
    name,
    facts: [fill(words.count, { count })],
    also: [],
  })
  return {
    name: words.cards,
    spots: [
      pile(words.deck, deck.rest.length + deck.top.length),
      pile(words.discard, deck.discard.length),
      pile(words.events, events.length),
    ],
  }
}

function when(is: boolean, told: Message): readonly Message[] {
  return is ? [told] : []
}
