/** G 3.8, G 3.8.1. */

import { besideOwnMarker } from './defense-counters.ts'
import type { Side } from './sides.ts'
import { allHexes, distance, labelOf, mapOf, mapsUnder, outermost } from './layout.ts'
import { besideEnemy } from './placing.ts'
import { addMap } from './setup.ts'
import type { Counter, State } from './state.ts'

/** Entry edges covered by the new map move to its far edge. */
export function addedMap(state: State, who: string): void {
  addMap(state, who)
  for (const [name, entry] of state.entries) state.entries.set(name, outermost(state, entry))
}

/** Counters keep their hexes, or move to the nearest that can hold them. */
export function switchedMap(state: State, who: string): void {
  const { facts } = state
  const others = facts.settings.maps.filter((each) => !state.maps.some(({ name }) => name === each))
  if (others.length === 0) return
  const names = state.maps.map(({ name }) => name)
  const old = facts.answer('switched map', who, names)
  const fresh = facts.answer('new map', who, others)
  const laid = state.maps.find(({ name }) => name === old)
  if (laid === undefined) return
  laid.name = fresh
  for (const [name, entry] of state.entries)
    if (entry.map === old) state.entries.set(name, { ...entry, map: fresh })
  const renamed = (hex: string): string => (mapOf(hex) === old ? `${fresh}-${labelOf(hex)}` : hex)
  for (const unit of state.units) if (unit.at.is === 'hex') unit.at = { is: 'hex', hex: renamed(unit.at.hex) }
  for (const counter of [...state.markers, ...state.defenses, ...state.rumors])
    counter.hex = renamed(counter.hex)
  moveAway(state, who, fresh)
}

/** A counter on the map, or all of a kind and side in one hex. */
interface Standing {
  readonly id: string
  readonly side: Side
  readonly hex: string
  readonly kind: 'units' | 'markers' | 'defenses' | 'rumors'
}

function standingOn(state: State, map: string): readonly Standing[] {
  const units = state.units.flatMap(({ side, name, at }) =>
    at.is === 'hex' ? [{ id: `${side} ${name}`, side, hex: at.hex, kind: 'units' as const }] : [],
  )
  const counters = (['markers', 'defenses', 'rumors'] as const).flatMap((kind) =>
    state[kind].map(({ side, hex }) => ({ id: `${kind} ${side} ${hex}`, side, hex, kind })),
  )
  const all: readonly Standing[] = [...units, ...counters]
  return all.filter(
    ({ id, hex }, place) =>
      mapsUnder(state, hex).includes(map) && all.findIndex((each) => each.id === id) === place,
  )
}

function moveAway(state: State, who: string, map: string): void {
  const standing = standingOn(state, map)
  if (standing.length === 0) return
  const ids = standing.map(({ id }) => id)
  for (const id of state.facts.cannotStay(who, ids)) {
    const one = standingOn(state, map).find((each) => each.id === id)
    const to = one && nearest(state, one)
    if (one === undefined || to === undefined) continue
    if (one.kind === 'units') {
      for (const unit of state.units) if (`${unit.side} ${unit.name}` === id) unit.at = { is: 'hex', hex: to }
      continue
    }
    const moved: Counter[] = state[one.kind].filter(({ side, hex }) => side === one.side && hex === one.hex)
    for (const counter of moved) counter.hex = to
  }
}

/** The answer if none of the nearest hexes can hold the counter, though not marked so. */
const FARTHER = 'farther'

/** By a reading only a hex for placing; no second Defense Counter (G 3.7.3). The owner breaks ties. */
function nearest(state: State, { kind, side, hex }: Standing): string | undefined {
  const { facts } = state
  const placing = facts.settings.readings.eligibleHex === 'placing'
  const anywhere = kind === 'rumors' && facts.settings.readings.rumorHexes === 'any'
  let able = allHexes(state).filter(
    (each) =>
      each !== hex &&
      facts.holds(mapOf(each), labelOf(each), kind) &&
      (!placing || kind === 'markers' || anywhere || !besideEnemy(state, side, each)) &&
      (!placing || kind !== 'defenses' || !besideOwnMarker(state, side, each)) &&
      (kind !== 'defenses' || !state.defenses.some((counter) => counter.hex === each)) &&
      (!placing || kind === 'units' || !state[kind].some((counter) => counter.hex === each)),
  )
  while (able.length > 0) {
    const least = Math.min(...able.map((each) => distance(state, each, hex)))
    const closest = able.filter((each) => distance(state, each, hex) === least)
    const chosen = facts.answer('nearest', 'all', [...closest, FARTHER])
    if (chosen !== FARTHER) return chosen
    able = able.filter((each) => !closest.includes(each))
  }
  return undefined
}
