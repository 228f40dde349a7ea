/** The mission in play: G 5.3.2, G 5.3.3, G 5.5, G 5.5.1, G 5.6, G 6.2. */

import { placeDefenseCounters } from './defense-counters.ts'
import { human, isTruck } from './developing.ts'
import type { Happening } from './facts.ts'
import { allHexes } from './layout.ts'
import { other, type Side } from './sides.ts'
import { rumorByNumber, takeOut, unnamed } from './special-cards.ts'
import type { State, TrackTile, Unit } from './state.ts'

export function playMission(state: State): void {
  while (!state.over) {
    const happening = state.facts.happens()
    happens(state, happening)
    state.facts.done(happening.what, state)
  }
}

function happens(state: State, happening: Happening): void {
  switch (happening.what) {
    case 'advances':
      return advance(state, happening.spaces)
    case 'round':
      return newRound(state)
    case 'destroyed':
      return destroyed(state, happening.unit)
    case 'toldNow':
      return toldNow(state, happening)
    case 'noneCanMove':
      return drawFromEntryCup(state)
    case 'rumorMet':
      return revealRumor(state, happening.hex)
    case 'rumorPlaced':
      return rumorByNumber(state, happening.label)
    case 'defenses':
      return defensesOfTile(state, happening.count)
    case 'counteractions':
      return leftmost(state, 'counteraction', state.counteractions)
    case 'orders':
      return leftmost(state, 'order', state.orders)
    case 'truckLeft':
      for (const unit of state.units) if (unit.at.is === 'road') unit.at = { is: 'left' }
      return
    case 'capsLeft':
      state.capsLeft = happening.caps
      return
    case 'scores':
      return scores(state, happening.side, happening.points)
    case 'over':
      return ends(state)
    case 'left':
      state.over = true
      return
    case 'nothing':
  }
}

/** G 4.0, AtB 7.4: CAPs of the Round, and arriving units. */
function newRound(state: State): void {
  state.round += 1
  state.capsLeft = Math.max(0, human(state).caps - state.lost)
  for (const unit of state.units)
    if (unit.at.is === 'round' && unit.at.round === state.round)
      unit.at = { is: unit.side !== state.ai ? 'edge' : isTruck(state, unit) ? 'road' : 'entryCup' }
}

/** G 5.5, G 5.5.1: space by space; the end precedes anything on its space. */
function advance(state: State, spaces: number): void {
  for (let nth = 1; nth <= spaces; nth += 1) {
    state.marker += 1
    const stops = state.marker >= state.endSpace && state.facts.settings.readings.lastMove === 'ended'
    if (!stops && state.units.some(({ at }) => at.is === 'road')) state.told.push(['truck drives'])
    if (state.marker >= state.endSpace) return ends(state)
    const here = state.track.filter(({ space }) => space === state.marker)
    for (const tile of here.toSorted((a, b) => Number(a.tile) - Number(b.tile)))
      meet(state, tile, nth === spaces)
  }
}

/** Ends the mission: asks for each side's final points, or by a reading uses the scored ones. */
function ends(state: State): void {
  state.over = true
  if (state.facts.settings.readings.finalPoints === 'scored') return
  for (const side of ['German', 'Soviet'] as const)
    state.points.set(side, state.facts.number('final points', 'all', 0, 99))
}

/** A tile is carried out if landed on, or passed in a yellow box; it moves on either way. */
function meet(state: State, track: TrackTile, landed: boolean): void {
  const { ai = 'German', facts } = state
  if (landed || facts.tile(ai, track.tile).yellow) {
    state.told.push(['tile', track.tile])
    const label = ai === 'Soviet' && track.tile === '8' ? facts.eventHex() : undefined
    if (label !== undefined) rumorByNumber(state, label)
  }
  const next = nextSpace(state, track)
  if (next === undefined) takeOut(state.track, track)
  else track.space = next
}

const printed: Readonly<Record<number, readonly number[]>> = { 1: [2, 5, 9], 2: [4, 7, 11] }

/** The owner's entered spaces, or those named by G 5.5; beyond these the sheet decides. */
function nextSpace(state: State, { chain, space }: TrackTile): number | undefined {
  const told = state.facts.spaces(state.sheet ?? '', chain)
  if (told !== undefined) {
    const next = told[told.indexOf(space) + 1]
    return next !== undefined && next > space ? next : undefined
  }
  const known = printed[chain] ?? []
  const place = known.indexOf(space)
  return (place < 0 ? undefined : known[place + 1]) ?? state.facts.nextSpace(chain, space)
}

/** G 3.7.3: an AI Tile draws from all counters on no map, neither hidden nor in a cup. */
function defensesOfTile(state: State, count: number): void {
  const supply = [...state.facts.settings.cup]
  for (const { counter = '' } of state.defenses) takeOut(supply, counter)
  if (state.hiddenMine || state.rumorCup.some(({ token }) => token === 'mine')) takeOut(supply, 'mine')
  state.cup = supply
  const owner = state.players.find(({ side }) => side === state.ai)
  if (owner !== undefined) placeDefenseCounters(state, owner.side, owner.name, count)
  state.cup = []
}

/** AtB 7.4 for the player; the other side scores. */
function destroyed(state: State, id: string): void {
  const unit = state.units.find(({ side, name }) => `${side} ${name}` === id)
  if (unit === undefined) return
  unit.at = { is: 'lost' }
  state.rumorCup = state.rumorCup.filter(({ token }) => token !== id)
  if (unit.side !== state.ai) state.lost += 1
  scores(state, other(unit.side), state.facts.number('worth', 'all', 0, 10))
}

function scores(state: State, side: Side, points: number): void {
  state.points.set(side, (state.points.get(side) ?? 0) + points)
}

/** A unit named only now: destroyed or entering. An AI unit enters as if drawn. */
function toldNow(state: State, { side, name, enters }: Happening & { readonly what: 'toldNow' }): void {
  const owner = state.players.find((each) => each.side === side)?.name ?? ''
  if (state.units.some((unit) => unit.side === side && unit.name === name))
    throw new Error(`${side} ${name} is in play`)
  if (!unnamed(state).some((card) => card.startsWith(side)))
    throw new Error(`all units of the ${side} cards were named`)
  const unit: Unit = { name, owner, side, card: '', at: { is: 'entered' }, inside: false }
  state.units.push(unit)
  if (!enters) destroyed(state, `${side} ${name}`)
  else if (side === state.ai && state.facts.answer('enters', 'all', ['yes', 'no']) === 'no')
    unit.at = { is: 'entryCup' }
}

/** G 5.6: the drawn unit enters, or returns and the AI passes. */
function drawFromEntryCup(state: State): void {
  const cup = state.units.filter(({ at }) => at.is === 'entryCup')
  const names = cup.map(({ side, name }) => `${side} ${name}`)
  if (names.length === 0) return
  const [drawn = ''] = state.facts.drawn('entry', 'all', names, 1)
  if (state.facts.answer('enters', 'all', ['yes', 'no']) === 'no') return
  for (const unit of cup) if (`${unit.side} ${unit.name}` === drawn) unit.at = { is: 'entered' }
}

function revealRumor(state: State, hex: string): void {
  const rumor = state.rumors.findLast((each) => each.hex === hex)
  if (rumor === undefined) return
  takeOut(state.rumors, rumor)
  const cup = state.rumorCup
  if (cup.length === 0) return
  const tokens = cup.map(({ token }) => token)
  const [drawn = ''] = state.facts.drawn('rumor', 'all', tokens, 1)
  const token = cup.find((each) => each.token === drawn)
  if (token !== undefined) takeOut(state.rumorCup, token)
  for (const unit of state.units) if (`${unit.side} ${unit.name}` === drawn) unit.at = { is: 'hex', hex }
  if (drawn === 'mine') layMine(state, 'Soviet')
}

/** G 3.7.3: a Mine is a Defense Counter, placed at the Rumored Enemy's current hex. */
function layMine(state: State, side: Side): void {
  const hex = state.facts.answer('hex of revealed mine', 'all', allHexes(state))
  state.defenses.push({ name: 'mine', counter: 'mine', side, hex })
}

const DEFAULT_SPACE = 3

/** The AI carries out the first possible order; space 3 has its own until a third tile covers it. */
function leftmost(state: State, area: string, tiles: readonly string[]): void {
  const orders = tiles.length < DEFAULT_SPACE ? [...tiles, 'default'] : tiles
  const able = state.facts.some(area, 'all', orders)
  state.told.push([area, orders.find((order) => able.includes(order)) ?? 'none'])
}
