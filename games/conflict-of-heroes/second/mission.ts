/** The mission in play: G 5.3.2, G 5.3.3, G 5.5, G 5.5.1, G 5.6, G 6.2. */

import { type Happening, other, type Side } from './facts.ts'
import type { State, TrackTile } from './state.ts'
import { placeDefenseCounters } from './defense-counters.ts'
import { human, isTruckOfCard } from './developing.ts'
import { takeOut } from './special-cards.ts'

export function playMission(state: State): void {
  beginRound(state)
  while (!state.over) happens(state, state.facts.happens())
}

function happens(state: State, happening: Happening): void {
  switch (happening.what) {
    case 'advances':
      return advance(state, happening.spaces)
    case 'round':
      state.round += 1
      return beginRound(state)
    case 'destroyed':
      return destroyed(state, happening.unit)
    case 'noneCanMove':
      return drawFromEntryCup(state)
    case 'rumorMet':
      return revealRumor(state, happening.hex)
    case 'counteractions':
      return leftmost(state, 'counteraction', state.counteractions)
    case 'orders':
      return leftmost(state, 'order', state.orders)
    case 'over':
      state.over = true
  }
}

/** G 4.0, AtB 7.4: CAPs of the Round, Action Cards, and those who arrive in it. */
function beginRound(state: State): void {
  const you = human(state)
  const lost = state.losses.get(you.side) ?? 0
  state.told.push(['round', state.round, Math.max(0, you.caps - lost), you.actionCards])
  for (const unit of state.units) {
    if (unit.at.is !== 'round' || unit.at.round > state.round) continue
    const inCup = unit.side === state.ai && !isTruckOfCard(state, unit.name)
    unit.at = inCup ? { is: 'entryCup' } : { is: 'edge' }
    if (inCup) state.entryCup.push(unit.name)
    state.told.push(['arrives', unit.name])
  }
}

/** G 5.5, G 5.5.1: space by space; the end comes before anything that lies there. */
function advance(state: State, spaces: number): void {
  for (let nth = 1; nth <= spaces; nth += 1) {
    state.marker += 1
    if (truckDrives(state)) state.told.push(['truck drives'])
    if (state.marker >= state.endSpace) {
      state.over = true
      state.told.push(['mission ends', state.marker])
      return
    }
    const here = state.track.filter(({ space }) => space === state.marker).toSorted((a, b) => a.tile - b.tile)
    for (const tile of here) meet(state, tile, nth === spaces)
  }
}

/** Landed on, or passed in a yellow box, a tile is carried out; either way it moves on. */
function meet(state: State, track: TrackTile, landed: boolean): void {
  const { ai = 'German', facts } = state
  const { yellow, defenseCounters } = facts.tile(ai, track.tile)
  if (landed || yellow) {
    state.told.push(['tile', track.tile])
    if (defenseCounters > 0) defensesOfTile(state, ai, defenseCounters)
  }
  const next = nextSpace(state, track)
  if (next === undefined) takeOut(state.track, track)
  else track.space = next
  state.told.push(['tile to', track.tile, next ?? 'off'])
}

const printed: Readonly<Record<number, readonly number[]>> = { 1: [2, 5, 9], 2: [4, 7, 11] }

/** The spaces that G 5.5 names; beyond them the sheet says. */
function nextSpace(state: State, { chain, space }: TrackTile): number | undefined {
  const known = printed[chain] ?? []
  return known[known.indexOf(space) + 1] ?? state.facts.nextSpace(chain, space)
}

/** G 3.7.3: an AI Tile draws from all that lie on no map. */
function defensesOfTile(state: State, ai: Side, count: number): void {
  const supply = [...state.facts.settings.cup]
  for (const { name } of state.defenses) {
    const place = supply.findIndex((counter) => counter.split('/').includes(name))
    if (place >= 0) supply.splice(place, 1)
  }
  state.cup = supply
  placeDefenseCounters(state, ai, 'ai', count)
}

/** G 6.2, Soviet 22: for each space that the marker advances. */
function truckDrives(state: State): boolean {
  return state.units.some(({ name, at }) => isTruckOfCard(state, name) && at.is !== 'lost')
}

/** AtB 7.4 for the player; the other side scores. */
function destroyed(state: State, name: string): void {
  const unit = state.units.find((each) => each.name === name)
  if (unit === undefined) return
  unit.at = { is: 'lost' }
  state.losses.set(unit.side, (state.losses.get(unit.side) ?? 0) + 1)
  const enemy = other(unit.side)
  const worth =
    state.facts.settings.readings.destroyedUnits === 'one'
      ? 1
      : state.facts.number(`worth of ${name}`, enemy, 0, 99)
  state.points.set(enemy, (state.points.get(enemy) ?? 0) + worth)
  state.told.push(['points', enemy, state.points.get(enemy) ?? 0])
}

/** G 5.6: one is drawn; it enters, or goes back and the AI passes. */
function drawFromEntryCup(state: State): void {
  if (state.entryCup.length === 0) {
    state.told.push(['passes'])
    return
  }
  const name = state.facts.drawn('entry', 'ai', state.entryCup)
  if (state.facts.answer(`enters ${name}`, 'ai', ['yes', 'no']) === 'no') {
    state.told.push(['passes'])
    return
  }
  takeOut(state.entryCup, name)
  const unit = state.units.find((each) => each.name === name && each.side === state.ai)
  if (unit !== undefined) unit.at = { is: 'hex', hex: '' }
  state.told.push(['enters', name])
}

/** Who a Rumored Enemy is: drawn from its cup; of an empty cup the Solo Rules say, or it is nobody. */
function revealRumor(state: State, hex: string): void {
  const place = state.rumors.findIndex((each) => each.hex === hex)
  if (place < 0) return
  state.rumors.splice(place, 1)
  if (state.rumorCup.length === 0) {
    state.told.push(['rumor', state.facts.settings.readings.emptyCup])
    return
  }
  const drawn = state.facts.drawn('rumor', 'ai', state.rumorCup)
  takeOut(state.rumorCup, drawn)
  state.told.push(['rumor', drawn])
  const unit = state.units.find((each) => each.name === drawn && each.at.is === 'rumorCup')
  if (unit !== undefined) unit.at = { is: 'hex', hex }
}

const DEFAULT_SPACE = 3

/** The orders from the left: the printed one of space 3 is in force until a third tile covers it. */
function inForce(tiles: readonly number[]): readonly string[] {
  const names = tiles.map(String)
  return tiles.length < DEFAULT_SPACE ? [...names, 'printed'] : names
}

function leftmost(state: State, area: string, tiles: readonly number[]): void {
  for (const order of inForce(tiles)) {
    if (state.facts.answer(`${area} ${order}`, 'ai', ['yes', 'no']) === 'no') continue
    state.told.push([area, order])
    return
  }
  state.told.push([area, 'none'])
}
