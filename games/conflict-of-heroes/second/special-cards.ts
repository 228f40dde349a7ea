/** G 6.2: German 14 and Soviet 08; with people on both sides the units are hidden. */

import { allHexes, labelOf, mapOf } from './layout.ts'
import { hexesFor } from './placing.ts'
import { other, type Side } from './sides.ts'
import type { Player, State, Unit } from './state.ts'

/** The counters of the Solo Expansion. */
const RUMORED_ENEMY = 19
const NO_ENEMY = 8

/** German 14: three Rumored Enemies, of the side of the unit; it and two No Enemy counters in their cup. */
export function hiddenUnit(state: State, who: Player): void {
  const waiting = state.units.filter(({ at }) => at.is === 'edge')
  const names = waiting.map(({ side, name }) => `${side} ${name}`)
  const chosen = state.facts.perhaps('hidden unit', who.name, names)
  const units = waiting.filter(({ side, name }) => `${side} ${name}` === chosen)
  const side = units[0]?.side ?? other(who.side)
  if (state.facts.settings.solo) toRumors(state, who.name, side, units, 3, 2)
  else for (const unit of units) unit.at = { is: 'hidden' }
}

/** Soviet 08: twice as many Rumored Enemies as the card has units; these and as many No Enemy in the cup; and a mine. */
export function hiddenCard(state: State, who: Player): void {
  const own = state.units.filter(({ owner, at }) => owner === who.name && at.is === 'edge')
  const cards = [...new Set(own.map(({ card }) => card))]
  const card = state.facts.perhaps('hidden card', who.name, cards)
  const units = own.filter((unit) => unit.card === card)
  state.hiddenMine = true
  if (state.facts.settings.solo) toRumors(state, who.name, who.side, units, 2 * units.length, units.length)
  else for (const unit of units) unit.at = { is: 'hidden' }
}

function toRumors(
  state: State,
  who: string,
  side: Side,
  units: readonly Unit[],
  rumors: number,
  nobody: number,
): void {
  for (let nth = 0; nth < rumors; nth += 1) placeRumor(state, side, who)
  for (const unit of units) {
    unit.at = { is: 'rumorCup', by: side }
    state.rumorCup.push({ token: `${unit.side} ${unit.name}`, side })
  }
  const left = NO_ENEMY - state.rumorCup.filter(({ token }) => token === 'noEnemy').length
  for (let nth = 0; nth < Math.min(nobody, left); nth += 1) state.rumorCup.push({ token: 'noEnemy', side })
}

/** Where a unit may be placed, and no other Rumored Enemy lies. */
function placeRumor(state: State, side: Side, who: string): void {
  if (state.rumors.length >= RUMORED_ENEMY) return
  const taken = state.rumors.map((each) => each.hex)
  const free = hexesFor(state, side, 'Rumored Enemy').filter((hex) => !taken.includes(hex))
  if (free.length === 0) return
  state.rumors.push({ name: 'Rumored Enemy', side, hex: state.facts.answer('hex of rumor', who, free) })
}

/** G 6.0: in a hex that an event names by its number, on the map where it serves the AI best. */
export function rumorByNumber(state: State, label: string): void {
  if (state.ai === undefined || state.rumors.length >= RUMORED_ENEMY) return
  const hexes = state.maps.map(({ name }) => `${name}-${label}`)
  const free = hexes.filter(
    (hex) =>
      !state.rumors.some((each) => each.hex === hex) && state.facts.holds(mapOf(hex), label, 'Rumored Enemy'),
  )
  const hex = free.length < 2 ? free[0] : state.facts.answer('best for the AI', 'all', free)
  if (hex !== undefined) state.rumors.push({ name: 'Rumored Enemy', side: state.ai, hex })
}

/** After the roll for the side: the AI's mine is a rumor too; what is the player's stays, or is hidden as usual. */
export function rumorsOfSides(state: State): void {
  const { ai, facts } = state
  if (ai === undefined) return
  if (facts.settings.readings.ownRumors === 'hidden') {
    state.rumors = state.rumors.filter(({ side }) => side === ai)
    state.rumorCup = state.rumorCup.filter(({ side }) => side === ai)
    for (const unit of state.units)
      if (unit.at.is === 'rumorCup' && unit.at.by !== ai) unit.at = { is: 'hidden' }
  }
  if (ai !== 'Soviet' || !state.hiddenMine) return
  replaceMine(state, ai)
  state.rumorCup.push({ token: 'mine', side: ai })
  state.hiddenMine = false
}

/** The Rumored Enemy lies where the mine was hidden, which may be any hex. */
function replaceMine(state: State, side: Side): void {
  if (state.rumors.length >= RUMORED_ENEMY) return
  const dry = allHexes(state).filter((hex) => state.facts.holds(mapOf(hex), labelOf(hex), 'Rumored Enemy'))
  state.rumors.push({ name: 'Rumored Enemy', side, hex: state.facts.answer('hex of mine', 'all', dry) })
}

export function takeOut<T>(from: T[], each: T): void {
  const place = from.indexOf(each)
  if (place >= 0) from.splice(place, 1)
}
