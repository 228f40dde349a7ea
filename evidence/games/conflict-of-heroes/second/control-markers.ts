/** G 3.7.2, as step 4 of the generation example shows it. */

import { other, type Side } from './sides.ts'
import { allHexes, distance, fromEdge, labelOf, mapOf, wholeEdge } from './layout.ts'
import { hexesFor, placeUnit } from './placing.ts'
import type { Player, State } from './state.ts'

const MARKERS = 6

/** Places an enemy marker this many hexes from an edge; undefined if no hex is suitable. */
export function placeControlMarker(state: State, who: Player, hexes: number): string | undefined {
  const { readings } = state.facts.settings
  const enemy = other(who.side)
  if (state.markers.filter(({ side }) => side === enemy).length >= MARKERS) return undefined
  const edges = state.players
    .filter(({ name, side }) => (readings.markerEdge === 'opponent' ? side === enemy : name === who.name))
    .flatMap(({ name }) => state.entries.get(name) ?? [])
    .flatMap((edge) => wholeEdge(state, edge))
  const far = (hex: string): boolean => edges.some((edge) => fromEdge(state, edge, hex) === hexes)
  const free = (hex: string): boolean =>
    !state.markers.some((marker) => marker.hex === hex) &&
    state.facts.holds(mapOf(hex), labelOf(hex), 'Control Marker')
  const among = allHexes(state).filter((hex) => far(hex) && free(hex))
  if (among.length === 0) return undefined
  const hex = state.facts.answer('hex of Control Marker', who.name, among)
  state.markers.push({ name: 'Control Marker', side: enemy, hex })
  return hex
}

/** Played cards whose units, or some of them, still wait at the edge. */
function cardsWaiting(state: State, side: Side): readonly string[] {
  const waiting = state.units.filter((unit) => unit.side === side && unit.at.is === 'edge')
  const any = state.facts.settings.readings.reactionCards === 'any'
  const played = [...state.played, ...state.conditionsPlayed]
  const forUnits = played.filter(({ half }) => half === 'bottom').map(({ card }) => card)
  return [...new Set(waiting.map(({ card }) => card))].filter((card) => any || forUnits.includes(card))
}

/** Each player of the marker's side is asked (G 4.2), until a card is taken. */
export function react(state: State, side: Side, hex: string): void {
  const waiting = cardsWaiting(state, side)
  for (const { name } of state.players.filter((each) => each.side === side)) {
    const own = waiting.filter((card) =>
      state.units.some((unit) => unit.card === card && unit.owner === name && unit.side === side),
    )
    const chosen = own.length === 0 ? undefined : state.facts.perhaps('reaction', name, own)
    if (chosen === undefined) continue
    for (const unit of state.units) {
      if (unit.side !== side || unit.card !== chosen || unit.at.is !== 'edge') continue
      const near = hexesFor(state, side, unit.name).filter((each) => distance(state, each, hex) <= 3)
      placeUnit(state, unit, near)
    }
    return
  }
}
