/** Effects of a card's option: G 3.1, G 3.4, G 3.6, G 3.7, G 3.9, and the examples if the text is not printed. */

import { placeControlMarker, react } from './control-markers.ts'
import { placeDefenseCounters } from './defense-counters.ts'
import type { Effect, Option } from './facts.ts'
import { type Half, other } from './sides.ts'
import { addedMap, switchedMap } from './maps.ts'
import { placeUnit } from './placing.ts'
import { hiddenCard, hiddenUnit } from './special-cards.ts'
import type { Player, State } from './state.ts'
import { giveUnits } from './units.ts'

export function resolve(state: State, who: Player, card: string, option: Option): void {
  changeCaps(state, who, option.caps, who)
  const gives = ({ does }: Effect): boolean => does === 'arriveLater' || does === 'truck'
  giveUnits(state, who, card, option.units)
  for (const effect of option.effects) if (gives(effect)) happens(state, who, card, effect, option)
  for (const effect of option.effects) if (!gives(effect)) happens(state, who, card, effect, option)
}

/** G 4.2: a Generator Card's top is a rule for the team; a bottom gives to the player (G 3.1, G 3.9). */
function drawMore(state: State, who: Player, card: string, { kind }: Option, count: number): void {
  const isTeams = kind !== 'units' && !card.startsWith('Condition')
  for (const each of state.players)
    if (each === who || (isTeams && each.side === who.side)) each.actionCards += count
}

/** G 3.4: never below 0. The Order Card Deck counts printed amounts of its side or both, by a reading only actual changes. */
function changeCaps(state: State, who: Player, said: number, player: Player): void {
  const { capsOfOthers, capsAtNought } = state.facts.settings.readings
  const before = who.caps
  who.caps = Math.max(0, before + said)
  const by = capsAtNought === 'lost' ? said : who.caps - before
  if (by === 0 || (player.side !== who.side && capsOfOthers === 'do not')) return
  state.capChanges.push({ side: who.side, by })
}

function happens(state: State, who: Player, card: string, effect: Effect, option: Option): void {
  const { facts } = state
  switch (effect.does) {
    case 'actionCards':
      return drawMore(state, who, card, option, effect.count)
    case 'controlMarker': {
      const hex = placeControlMarker(state, who, effect.distance)
      if (hex !== undefined) react(state, other(who.side), hex)
      return
    }
    case 'placeUnits':
      return placeWanted(state, who)
    case 'arriveLater':
      for (const unit of giveUnits(state, who, card, effect.units))
        unit.at = { is: 'round', round: effect.round }
      return
    case 'defenseCounters':
      return placeDefenseCounters(state, who.side, who.name, effect.count)
    case 'addMap':
      return addedMap(state, who.name)
    case 'switchMap':
      return switchedMap(state, who.name)
    case 'conditions':
      return playConditions(state, who)
    case 'survive': {
      const own = state.units
        .filter((unit) => unit.side === who.side)
        .map(({ side, name }) => `${side} ${name}`)
      const chosen = facts.some('survive', who.name, own)
      state.survivors = [...new Set([...state.survivors, ...chosen])]
      return
    }
    case 'hiddenUnit':
      return hiddenUnit(state, who)
    case 'hiddenCard':
      return hiddenCard(state, who)
    case 'truck': {
      const truck = facts
        .supply(who.side, card)
        .filter((name) => name.startsWith('Truck '))
        .find((name) => !state.units.some((unit) => unit.side === who.side && unit.name === name))
      if (truck === undefined) return
      state.truck = truck
      const [unit] = giveUnits(state, who, card, [truck])
      if (unit !== undefined && effect.round > 1) unit.at = { is: 'round', round: effect.round }
      return
    }
    // G 6.2: the tile of German 20 and Soviet 20 resolves the strikes.
    case 'artillery':
  }
}

/** Generation example, step 6: places the player's units from the edge in legal hexes. */
function placeWanted(state: State, who: Player): void {
  const waiting = state.units.filter((unit) => unit.owner === who.name && unit.at.is === 'edge')
  if (waiting.length === 0) return
  const names = waiting.map(({ side, name }) => `${side} ${name}`)
  const chosen = state.facts.some('place', who.name, names)
  for (const unit of waiting) if (chosen.includes(`${unit.side} ${unit.name}`)) placeUnit(state, unit)
}

/** G 3.9: of two cards one for its top, the other for its bottom; a single card for either; none has no effect. */
function playConditions(state: State, who: Player): void {
  const { facts } = state
  if (state.conditions.length === 0) return
  const drawn = facts.drawn('conditions', who.name, state.conditions, 2)
  state.conditions = state.conditions.filter((card) => !drawn.includes(card))
  const [one, two] = drawn
  if (one === undefined) return
  if (two === undefined) {
    playCondition(state, who, one, facts.answer('condition half', who.name, ['top', 'bottom']) as Half)
    return
  }
  const top = facts.answer('condition top', who.name, drawn)
  playCondition(state, who, top, 'top')
  playCondition(state, who, top === one ? two : one, 'bottom')
}

/** The top affects both sides, CAPs included, and is filed under Special Rules; a bottom only if it lasts. */
function playCondition(state: State, who: Player, card: string, half: Half): void {
  if (half === 'top') {
    state.conditionsPlayed.push({ card, half, player: who.name, lies: true })
    const { caps, actionCards } = state.facts.forAll(card)
    for (const each of state.players) {
      changeCaps(state, each, caps, who)
      each.actionCards += actionCards
    }
    return
  }
  const option = state.facts.condition(card, half)
  state.conditionsPlayed.push({ card, half, player: who.name, lies: option.lasts })
  resolve(state, who, card, option)
}
