/** What the option of a card does: G 3.1, G 3.4, G 3.6, G 3.7, G 3.9, and the examples where the text is not printed. */

import { type Effect, type Half, type Option, other } from './facts.ts'
import type { Player, State } from './state.ts'
import { placeDefenseCounters } from './defense-counters.ts'
import { placeControlMarker, react, reactOwed } from './control-markers.ts'
import { addedMap, switchedMap } from './maps.ts'
import { placeUnit } from './placing.ts'
import { giveUnits } from './units.ts'
import { hiddenCard, hiddenUnit, truck } from './special-cards.ts'

export function resolve(state: State, who: Player, card: number, half: Half, option: Option): void {
  changeCaps(state, who, option.caps)
  const given = giveUnits(state, who, card, option.units, half)
  for (const effect of option.effects) happens(state, who, card, effect)
  if (half === 'bottom' && given.length > 0) reactOwed(state, who, card)
}

/** G 3.4: never below 0; the Order Card Deck looks at what the cards said. */
function changeCaps(state: State, who: Player, by: number): void {
  if (by === 0) return
  who.caps = Math.max(0, who.caps + by)
  state.capChanges.push({ side: who.side, by })
  state.told.push(['caps', who.name, who.caps])
}

function happens(state: State, who: Player, card: number, effect: Effect): void {
  switch (effect.does) {
    case 'actionCards':
      who.actionCards += effect.count
      return
    case 'controlMarker': {
      const hex = placeControlMarker(state, who, effect.distance)
      if (hex !== undefined) react(state, other(who.side), hex)
      return
    }
    case 'placeUnits':
      return placeWanted(state, who)
    case 'arriveLater': {
      const units = giveUnits(state, who, card, effect.units, 'top')
      for (const unit of units) unit.at = { is: 'round', round: effect.round }
      return
    }
    case 'defenseCounters':
      return placeDefenseCounters(state, who.side, who.name, effect.count)
    case 'addMap':
      return addedMap(state, who.name)
    case 'switchMap':
      return switchedMap(state, who.name)
    case 'conditions':
      return playConditions(state, who)
    case 'survive': {
      const own = state.units.filter((unit) => unit.owner === who.name).map(({ name }) => name)
      state.survivors.push(...state.facts.some('survive', who.name, own))
      return
    }
    case 'hiddenUnit':
      return hiddenUnit(state, who)
    case 'hiddenCard':
      return hiddenCard(state, who)
    case 'truck':
      return truck(state, who, card)
    // G 6.2: the tile of German 20 and Soviet 20 resolves the strikes.
    case 'artillery':
  }
}

/** Generation example, step 6: units of one's own that lie at the edge, where they may stand. */
function placeWanted(state: State, who: Player): void {
  const waiting = state.units.filter((unit) => unit.owner === who.name && unit.at.is === 'edge')
  const chosen = state.facts.some(
    'place',
    who.name,
    waiting.map(({ name }) => name),
  )
  for (const unit of waiting) if (chosen.includes(unit.name)) placeUnit(state, unit)
}

/** G 3.9: one of two for its top, the other for its bottom; the last one for either; of none nothing comes. */
function playConditions(state: State, who: Player): void {
  const drawn: string[] = []
  while (drawn.length < 2 && state.conditions.length > 0) {
    const card = state.facts.drawn('condition', who.name, state.conditions)
    state.conditions.splice(state.conditions.indexOf(card), 1)
    drawn.push(card)
  }
  const [one] = drawn
  if (one === undefined) return
  if (drawn.length === 1) {
    playCondition(state, who, one, state.facts.answer('condition half', who.name, ['top', 'bottom']) as Half)
    return
  }
  const top = state.facts.answer('condition top', who.name, drawn)
  playCondition(state, who, top, 'top')
  for (const card of drawn) if (card !== top) playCondition(state, who, card, 'bottom')
}

function playCondition(state: State, who: Player, card: string, half: Half): void {
  const option = state.facts.condition(card, half)
  state.conditionsPlayed.push({ card, half, player: who.name, lies: half === 'top' || option.lasts })
  if (half === 'bottom') resolve(state, who, 0, 'top', option)
}
