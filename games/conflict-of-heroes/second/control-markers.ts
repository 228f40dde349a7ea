/** G 3.7.2, as step 4 of the generation example shows it. */

import { other, type Side } from './facts.ts'
import type { Player, State } from './state.ts'
import { allHexes, distance, fromEdge, labelOf, mapOf } from './layout.ts'
import { hexesFor, placeUnit } from './placing.ts'

const MARKERS = 6

/** A marker of the enemy, so many hexes from an edge; none where no hex will do. */
export function placeControlMarker(state: State, who: Player, hexes: number): string | undefined {
  const { readings } = state.facts.settings
  const enemy = other(who.side)
  if (state.markers.filter(({ side }) => side === enemy).length >= MARKERS) return undefined
  const edges = state.players
    .filter((each) => (readings.markerEdge === 'own' ? each.name === who.name : each.side === enemy))
    .flatMap(({ name }) => state.entries.get(name) ?? [])
  const own = state.units.flatMap(({ side, at }) => (side === who.side && at.is === 'hex' ? [at.hex] : []))
  const far = (hex: string): boolean =>
    edges.some((edge) => {
      const counted = fromEdge(state, edge, hex)
      return readings.markerDistance === 'exactly' ? counted === hexes : counted <= hexes
    })
  const apart = (hex: string): boolean =>
    readings.markerUnits === 'any' || own.every((each) => distance(state, each, hex) > 1)
  const free = (hex: string): boolean =>
    !state.markers.some((marker) => marker.hex === hex) &&
    state.facts.holds(mapOf(hex), labelOf(hex), 'Control Marker')
  const among = allHexes(state).filter((hex) => far(hex) && apart(hex) && free(hex))
  if (among.length === 0) return undefined
  const hex = state.facts.answer('hex of Control Marker', who.name, among)
  state.markers.push({ name: 'Control Marker', side: enemy, hex })
  state.told.push(['control marker', enemy, hex])
  return hex
}

/** The side whose marker it is places units of one units card near it, at once; without one the right is kept or lost. */
export function react(state: State, side: Side, hex: string): void {
  const cards = cardsWaiting(state, side)
  if (cards.length > 0) {
    reactWith(state, side, hex, cards)
    return
  }
  if (state.facts.settings.readings.reaction === 'kept') state.owedReactions.push({ player: side, hex })
}

/** What was kept comes with the next units card, one after another. */
export function reactOwed(state: State, who: Player, card: number): void {
  const owed = state.owedReactions.filter(({ player }) => player === who.side)
  state.owedReactions = state.owedReactions.filter(({ player }) => player !== who.side)
  for (const { hex } of owed) reactWith(state, who.side, hex, [card])
}

/** Units cards of which units still lie at the edge. */
function cardsWaiting(state: State, side: Side): readonly number[] {
  const waiting = state.units.filter((unit) => unit.side === side && unit.fromBottom && unit.at.is === 'edge')
  return [...new Set(waiting.map(({ card }) => card))]
}

function reactWith(state: State, side: Side, hex: string, cards: readonly number[]): void {
  const chosen = state.facts.perhaps('reaction', side, cards.map(String))
  if (chosen === undefined) return
  for (const unit of state.units) {
    if (unit.side !== side || !unit.fromBottom || unit.card !== Number(chosen) || unit.at.is !== 'edge')
      continue
    const near = hexesFor(state, side, unit.name).filter((each) => distance(state, each, hex) <= 3)
    if (near.length === 0) continue
    if (state.facts.answer(`placed ${unit.name}`, unit.owner, ['yes', 'no']) === 'yes')
      placeUnit(state, unit, near)
  }
}
