/** G 3.8, G 3.8.1. */

import type { Counter, State } from './state.ts'
import { distance, hexesOfMap, labelOf, mapOf, outermost } from './layout.ts'
import { addMap } from './setup.ts'

/** Entry edges that the new map covers move to its far edge. */
export function addedMap(state: State, who: string): void {
  addMap(state, who)
  for (const [name, entry] of state.entries) state.entries.set(name, outermost(state, entry))
}

/** Another map in the same place; what lies on the old one lies in the same hexes, or in the nearest that can hold it. */
export function switchedMap(state: State, who: string): void {
  const { facts } = state
  const others = facts.settings.maps.filter((each) => !state.maps.some(({ name }) => name === each))
  if (others.length === 0) return
  const old = facts.answer(
    'switched map',
    who,
    state.maps.map(({ name }) => name),
  )
  const fresh = facts.answer('map', who, others)
  const laid = state.maps.find(({ name }) => name === old)
  if (laid === undefined) return
  laid.name = fresh
  for (const [name, entry] of state.entries)
    if (entry.map === old) state.entries.set(name, { ...entry, map: fresh })
  const moved = (hex: string, counter: string, owner: string): string =>
    mapOf(hex) === old ? nearest(state, `${fresh}-${labelOf(hex)}`, counter, owner) : hex
  for (const unit of state.units)
    if (unit.at.is === 'hex' || unit.at.is === 'hidden')
      unit.at = { ...unit.at, hex: moved(unit.at.hex, unit.name, unit.owner) }
  const counters: readonly Counter[] = [...state.markers, ...state.defenses, ...state.rumors]
  for (const counter of counters) counter.hex = moved(counter.hex, counter.name, counter.side)
  if (state.hiddenMine !== undefined) state.hiddenMine = moved(state.hiddenMine, 'Mine', 'Soviet')
}

function nearest(state: State, hex: string, counter: string, owner: string): string {
  const able = hexesOfMap(mapOf(hex)).filter((each) => state.facts.holds(mapOf(each), labelOf(each), counter))
  const least = Math.min(...able.map((each) => distance(state, each, hex)))
  const closest = able.filter((each) => distance(state, each, hex) === least)
  const [only] = closest
  if (only === undefined) return hex
  return closest.length === 1 ? only : state.facts.answer(`nearest for ${counter}`, owner, closest)
}
