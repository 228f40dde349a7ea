/** G 6.2: German 14 and Soviet 08; with people on both sides the units are hidden. */

import { allHexes, labelOf, mapOf } from './layout.ts'
import { hexesFor } from './placing.ts'
import { other, type Side } from './sides.ts'
import { type Player, player, type State, type Unit } from './state.ts'
import { giveUnits } from './units.ts'

/** The counters of the Solo Expansion. */
const RUMORED_ENEMY = 19
const NO_ENEMY = 8

/** German 14: three Rumored Enemies of the unit's side; the unit and two No Enemy counters go into their cup. */
export function hiddenUnit(state: State, who: Player): void {
  const units = oneUnit(state, who)
  const side = units[0]?.side ?? other(who.side)
  if (state.facts.settings.solo) toRumors(state, who.name, side, units, 3, 2)
  else for (const unit of units) unit.at = { is: 'hidden' }
}

/** Solo any unit not in the cup, by a reading only Soviet. Units of a chosen card are named first. */
function oneUnit(state: State, who: Player): readonly Unit[] {
  const { solo, readings } = state.facts.settings
  const soviet = solo && readings.chosenUnit === 'soviet'
  const mayBeChosen = (unit: Unit): boolean => mayBeHidden(state, unit) && unit.at.is !== 'rumorCup'
  const waiting = state.units.filter((unit) => mayBeChosen(unit) && (!soviet || unit.side === 'Soviet'))
  const names = waiting.map(({ side, name }) => `${side} ${name}`)
  const cards = unnamed(state).filter((card) => !soviet || card.startsWith('Soviet'))
  const chosen = state.facts.perhaps('hidden unit', who.name, [...names, ...cards])
  if (chosen === undefined || !unnamed(state).includes(chosen))
    return waiting.filter(({ side, name }) => `${side} ${name}` === chosen)
  nameUnits(state, chosen)
  const own = state.units.filter((unit) => unit.card === chosen && mayBeChosen(unit))
  const one = state.facts.perhaps(
    'hidden unit',
    who.name,
    own.map(({ side, name }) => `${side} ${name}`),
  )
  return own.filter(({ side, name }) => `${side} ${name}` === one)
}

/** G 3.1: cards played for units that are not named yet. */
export function unnamed(state: State): readonly string[] {
  return state.played.filter(({ half, names }) => half === 'bottom' && names === 0).map(({ card }) => card)
}

function nameUnits(state: State, card: string): void {
  const place = state.played.findIndex((each) => each.card === card)
  const played = state.played[place]
  if (played === undefined || !unnamed(state).includes(card)) return
  const who = player(state, played.player)
  const free = state.facts
    .supply(who.side, card)
    .filter((name) => !state.units.some((unit) => unit.side === who.side && unit.name === name))
  const named = state.facts.some(
    'units of a card',
    who.name,
    free.map((name) => `${who.side} ${name}`),
  )
  state.played[place] = { ...played, names: named.length }
  giveUnits(
    state,
    who,
    card,
    named.map((name) => name.slice(who.side.length + 1)),
  )
}

/** Soviet 08: twice as many Rumored Enemies as the card's units; the units and as many No Enemy go into the cup; and a mine. */
export function hiddenCard(state: State, who: Player): void {
  const own = (): readonly Unit[] =>
    state.units.filter((unit) => unit.owner === who.name && mayBeHidden(state, unit))
  const open = state.played.filter((each) => each.player === who.name && unnamed(state).includes(each.card))
  const cards = [...new Set([...own(), ...open].map(({ card }) => card))]
  const card = state.facts.perhaps('hidden card', who.name, cards)
  if (card !== undefined) nameUnits(state, card)
  const units = own().filter((unit) => unit.card === card)
  state.hiddenMine = true
  if (state.facts.settings.solo) toRumors(state, who.name, who.side, units, 2 * units.length, units.length)
  else for (const unit of units) unit.at = { is: 'hidden' }
}

/** Solo, all units of the card: also on the map, on the Round track or in the cup. */
function mayBeHidden({ facts }: State, { at }: Unit): boolean {
  if (!facts.settings.solo) return at.is === 'edge'
  return at.is === 'edge' || at.is === 'round' || at.is === 'hex' || at.is === 'rumorCup'
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
    if (unit.at.is === 'rumorCup') continue
    unit.at = { is: 'rumorCup', by: side }
    state.rumorCup.push({ token: `${unit.side} ${unit.name}`, side })
  }
  const left = NO_ENEMY - state.rumorCup.filter(({ token }) => token === 'noEnemy').length
  for (let nth = 0; nth < Math.min(nobody, left); nth += 1) state.rumorCup.push({ token: 'noEnemy', side })
}

/** Anywhere on land without another rumor, by a reading only in a legal hex for units. */
function placeRumor(state: State, side: Side, who: string): void {
  if (state.rumors.length >= RUMORED_ENEMY) return
  const taken = state.rumors.map((each) => each.hex)
  const { facts } = state
  const land = allHexes(state).filter((hex) => facts.holds(mapOf(hex), labelOf(hex), 'Rumored Enemy'))
  const any = facts.settings.readings.rumorHexes === 'any'
  const free = (any ? land : hexesFor(state, side, 'Rumored Enemy')).filter((hex) => !taken.includes(hex))
  if (free.length === 0) return
  state.rumors.push({ name: 'Rumored Enemy', side, hex: state.facts.answer('hex of rumor', who, free) })
}

/** G 6.0: in the hex that an event names by number, on the map best for the AI. */
export function rumorByNumber(state: State, label: string): void {
  if (state.ai === undefined || state.rumors.length >= RUMORED_ENEMY) return
  const hexes = state.maps.map(({ name }) => `${name}-${label}`)
  const free = hexes.filter((hex) => state.facts.holds(mapOf(hex), label, 'Rumored Enemy'))
  const hex = free.length < 2 ? free[0] : state.facts.answer('best for the AI', 'all', free)
  if (hex !== undefined) state.rumors.push({ name: 'Rumored Enemy', side: state.ai, hex })
}

/** After the roll for the side: the AI's mine becomes a rumor too; the player's rumors stay, or by a reading are hidden. */
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

/** The Rumored Enemy is placed at the mine's hex, which may be any. */
function replaceMine(state: State, side: Side): void {
  if (state.rumors.length >= RUMORED_ENEMY) return
  const dry = allHexes(state).filter((hex) => state.facts.holds(mapOf(hex), labelOf(hex), 'Rumored Enemy'))
  state.rumors.push({ name: 'Rumored Enemy', side, hex: state.facts.answer('hex of mine', 'all', dry) })
}

export function takeOut<T>(from: T[], each: T): void {
  const place = from.indexOf(each)
  if (place >= 0) from.splice(place, 1)
}
