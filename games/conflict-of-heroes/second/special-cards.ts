/** G 6.2: German 14, Soviet 08 and Soviet 22; with people on both sides the units are hidden. */

import type { Player, State, Unit } from './state.ts'
import { entryNamed, freeEdges, nameOf } from './layout.ts'
import { hexesFor } from './placing.ts'
import { giveUnits } from './units.ts'

/** German 14: three Rumored Enemies; the unit and two No Enemy counters in their cup. */
export function hiddenUnit(state: State, who: Player): void {
  const { facts } = state
  const waiting = state.units.filter(({ at }) => at.is === 'edge')
  if (waiting.length === 0) return
  const name = facts.answer(
    'hidden unit',
    who.name,
    waiting.map((unit) => unit.name),
  )
  const unit = waiting.find((each) => each.name === name)
  if (unit === undefined) return
  if (facts.settings.solo) toRumors(state, who, [unit], 3, 2)
  else hide(state, unit)
}

/** Soviet 08: twice as many Rumored Enemies as the card has units; these and as many No Enemy in the cup; and a mine. */
export function hiddenCard(state: State, who: Player): void {
  const { facts } = state
  const own = state.units.filter(
    (unit) => unit.owner === who.name && unit.fromBottom && unit.at.is === 'edge',
  )
  const cards = [...new Set(own.map(({ card }) => String(card)))]
  if (cards.length > 0) {
    const card = Number(facts.answer('hidden card', who.name, cards))
    const units = own.filter((unit) => unit.card === card)
    if (facts.settings.solo) toRumors(state, who, units, 2 * units.length, units.length)
    else for (const unit of units) hide(state, unit)
  }
  state.hiddenMine = facts.answer('hex of mine', who.name, hexesFor(state, who.side, 'Mine'))
}

function hide(state: State, unit: Unit): void {
  const hex = state.facts.answer(`hidden ${unit.name}`, unit.owner, hexesFor(state, unit.side, unit.name))
  unit.at = { is: 'hidden', hex }
}

function toRumors(state: State, who: Player, units: readonly Unit[], rumors: number, nobody: number): void {
  for (let nth = 0; nth < rumors; nth += 1) {
    const hex = state.facts.answer('hex of rumor', who.name, hexesFor(state, who.side, 'Rumored Enemy'))
    state.rumors.push({ name: 'Rumored Enemy', side: who.side, hex })
  }
  for (const unit of units) {
    unit.at = { is: 'rumorCup', by: who.side }
    state.rumorCup.push(unit.name)
  }
  for (let nth = 0; nth < nobody; nth += 1) state.rumorCup.push('No Enemy')
}

/** Soviet 22: the Truck, and where it comes in and leaves. */
export function truck(state: State, who: Player, card: number): void {
  const trucks = state.facts.settings.supply.filter((name) => name.startsWith('Truck'))
  const unit = trucks.find(
    (name) => !state.units.some((each) => each.side === who.side && each.name === name),
  )
  if (unit === undefined) return
  giveUnits(state, who, card, [unit], 'top')
  const edges = freeEdges(state).map(nameOf)
  const entrance = state.facts.answer('truck entrance', who.name, edges)
  const exit = state.facts.answer(
    'truck exit',
    who.name,
    edges.filter((edge) => edge !== entrance),
  )
  state.truck = { unit, entrance: entryNamed(entrance), exit: entryNamed(exit) }
}

/** After the roll for the side: the AI's mine is a rumor too; what is the player's stays, or is hidden as usual. */
export function rumorsOfSides(state: State): void {
  const { ai, facts } = state
  if (ai === 'Soviet' && state.hiddenMine !== undefined) {
    state.rumors.push({ name: 'Rumored Enemy', side: 'Soviet', hex: state.hiddenMine })
    state.rumorCup.push('Mine')
    state.hiddenMine = undefined
  }
  if (facts.settings.readings.ownRumors === 'stay') return
  const mine = state.rumors.filter(({ side }) => side !== ai)
  if (mine.length === 0) return
  state.rumors = state.rumors.filter(({ side }) => side === ai)
  const units = state.units.filter(({ at }) => at.is === 'rumorCup' && at.by !== ai)
  for (const unit of units) {
    takeOut(state.rumorCup, unit.name)
    hide(state, unit)
  }
  for (let nth = units.length; nth < mine.length; nth += 1) takeOut(state.rumorCup, 'No Enemy')
}

export function takeOut<T>(from: T[], each: T): void {
  const place = from.indexOf(each)
  if (place >= 0) from.splice(place, 1)
}
