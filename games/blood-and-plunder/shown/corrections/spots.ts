import { withParams, type Message, messages, type SpotCheckItem, type SpotCheckGroup } from '@opfor/kernel'
import { canShoot } from '../../rules/action-exceptions/action-exceptions.ts'
import { type Side, sides } from '../../table/battle.ts'
import { isMapped } from '../../table/on-the-map.ts'
import { placeInShort } from '../../rules/movement/move-words.ts'
import { poseInShort } from '../../rules/opposing-force-ships/ship-words.ts'
import { hasTrait } from '../../table/profile.ts'
import { isAlive, type Ship, shipWith, type Situation, type Unit, unitWith } from '../../table/situation.ts'
import { tallies } from '../../rules/turn-overview/strike-points.ts'

const words = messages('blood-and-plunder.spots', {
  opfor: 'The OPFOR: {points, plural, one {# strike point} other {# strike points}}',
  player: 'You: {points, plural, one {# strike point} other {# strike points}}',
  cards: 'Cards of the OPFOR',
  deck: 'Deck',
  discard: 'Discard pile',
  events: 'Events set aside',
  count: '{count, plural, one {# card} other {# cards}}',
  models: '{models, plural, one {# model} other {# models}}',
  fatigue: '{fatigue} Fatigue',
  damage: '{damage} damage',
  at: '{place}',
  aboard: 'aboard {ship}',
  engaged: 'engaged with {enemies}',
  reloads: 'needs {count, plural, one {# Reload} other {# Reloads}}',
  loaded: 'loaded',
  bayonetsOff: 'bayonets off',
  notEngaged: 'not engaged',
  bayonets: 'bayonets fixed',
  gunLost: 'gun lost',
  activated: 'has activated',
  grappled: 'grappled to {ship}',
})

/** One line for each ship and unit, without the fallen; also a real deck. */
export function spotCheckItems(now: Situation): readonly SpotCheckGroup[] {
  const points = tallies(now)
  const ofSide = (side: Side): SpotCheckGroup => ({
    name: withParams(words[side], { points: points[side] }),
    spots: [
      ...now.ships.filter((ship) => ship.side === side).map((ship) => ofShip(now, ship)),
      ...now.units.filter((unit) => unit.side === side && isAlive(unit)).map((unit) => ofUnit(now, unit)),
    ],
  })
  return [...sides.map(ofSide), ...(now.house.deck === 'real' ? [ofCards(now)] : [])]
}

function ofUnit(now: Situation, unit: Unit): SpotCheckItem {
  const { models, fatigue, engaged, empty } = unit
  const ship = shipWith(now, unit.aboard)
  // Show the melee state only if some unit is in melee.
  const isMelee = now.units.some((each) => each.engaged.length > 0)
  const loads = unit.side === 'opfor' && canShoot(now, unit)
  const hasBayonets = unit.side === 'opfor' && hasTrait(unit.profile, 'Bayonets')
  return {
    name: unit.name,
    facts: [withParams(words.models, { models }), withParams(words.fatigue, { fatigue })],
    also: [
      ...(ship === undefined ? [] : [withParams(words.aboard, { ship: ship.name })]),
      ...(ship === undefined && isMapped(now)
        ? [withParams(words.at, { place: placeInShort(unit.at) })]
        : []),
      ...when(loads, empty > 0 ? withParams(words.reloads, { count: empty }) : words.loaded),
      ...when(
        engaged.length > 0,
        withParams(words.engaged, { enemies: engaged.map((id) => unitWith(now, id).name) }),
      ),
      ...when(engaged.length === 0 && isMelee, words.notEngaged),
      ...when(hasBayonets || unit.bayonetsFixed, unit.bayonetsFixed ? words.bayonets : words.bayonetsOff),
      ...when(unit.gunLost, words.gunLost),
      ...when(unit.activated, words.activated),
    ],
  }
}

function ofShip(now: Situation, { name, damage, at, heading, grappled }: Ship): SpotCheckItem {
  const other = shipWith(now, grappled)
  return {
    name,
    facts: [withParams(words.damage, { damage })],
    also: [
      ...when(isMapped(now), withParams(words.at, { place: poseInShort(at, heading) })),
      ...(other === undefined ? [] : [withParams(words.grappled, { ship: other.name })]),
    ],
  }
}

function ofCards({ deck, events }: Situation): SpotCheckGroup {
  const pile = (name: Message, count: number): SpotCheckItem => ({
    name,
    facts: [withParams(words.count, { count })],
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
