import { ask, withParams, message, type Message, type Procedure, type Table, which } from '@opfor/kernel'
import { addActions } from './caps.ts'
import type { Half } from '../../table/card-packs/card-pack.ts'
import { playConditions } from '../condition-cards/condition-cards.ts'
import { placeControlMarker } from '../placing/control-markers.ts'
import { placeDefenses } from '../placing/defense-counters.ts'
import { freeUnits } from './free-units.ts'
import { playerName, unitChoices } from '../../table/naming.ts'
import { cardName, type Side } from '../../table/pieces.ts'
import { placeUnits } from '../placing/placing-units.ts'
import { playerOf, playersOf, type Situation, unitsOf, withUnit } from '../../table/situation.ts'
import { hide } from '../special-rules/special-cards.ts'
import { switchMap } from '../maps/switching-maps.ts'
import { unitOf } from '../../table/placing/units.ts'
import { addMap, slideEdges } from '../maps/adding-maps.ts'
import { tellReach } from '../guidelines/entry-edges.ts'
import { words } from '../words.ts'

const chooseUnits = message('coh.ask.chosen', '{card}: which units do you choose?')

export function* resolve(table: Table<Situation>, id: string, card: string, told: Half): Procedure<void> {
  const { seat, side } = playerOf(table.now, id)
  gainUnits(table, id, card, told)
  if (told.place === true) yield* placeUnits(table, id)
  if (told.marker !== undefined) yield* placeControlMarker(table, id, told.marker)
  if (told.defense !== undefined) yield* placeDefenses(table, id, told.defense)
  if (told.addMap === true) {
    const before = table.now
    yield* addMap(table, seat)
    slideEdges(table)
    tellReach(table, before)
  }
  if (told.switchMap === true) yield* switchMap(table, seat)
  if (told.conditions === true) {
    const bottom = yield* playConditions(table, id)
    if (bottom !== undefined) yield* resolve(table, id, bottom.card, bottom.told)
  }
  for (const each of affected(table.now, id, card, told)) addActions(table, each, told.actions ?? 0)
  if (told.chosen === true) {
    const text = withParams(chooseUnits, { card: cardName(card) })
    const picked = yield* ask(table, (now) =>
      which('coh.chosen', seat, text, unitChoices(unitsOf(now, side)), { atMost: 8 }),
    )
    const ids = picked.map((each) => each.id)
    const chosen = [...new Set([...table.now.chosen, ...ids])]
    const plays = table.now.plays.map((play) =>
      play.card === card && ids.length > 0 ? { ...play, picked: ids } : play,
    )
    table.change({ ...table.now, chosen, plays }, words.chosen, {
      card: cardName(card),
      units: picked.map(({ name }) => name),
      count: picked.length,
    })
  }
  if (told.hidden !== undefined) yield* hide(table, id, told.hidden)
  if (told.artillery === true) {
    const plots = table.now.mode === 'solo' ? words.artillerySolo : words.artillery
    table.change(table.now, plots, { player: playerName(id) })
  }
}

/** G 4.2: Victory conditions and Special Rules are for a team, units and Condition Card bottoms (G 3.9) for the player. */
function affected(now: Situation, id: string, card: string, { section }: Half): readonly string[] {
  if (section === 'units' || card.startsWith('condition')) return [id]
  return playersOf(now, playerOf(now, id).side).map((player) => player.id)
}

/** G 3.1: beside the entry edge, or on a later space of the Round track. */
function gainUnits(table: Table<Situation>, id: string, card: string, told: Half): void {
  const { side } = playerOf(table.now, id)
  const named = (told.units ?? []).map((unit) => `${side} ${unit}`)
  const names = (units: readonly string[]): readonly Message[] => units.map((unit) => unitOf(unit).name)
  const given = inStead(table, card, side, named)
  const twice = named.filter((unit) => !given.has(unit))
  if (twice.length > 0) table.change(table.now, words.inPlay, { units: names(twice), count: twice.length })
  const truck = told.truck === true ? freeTruck(table.now, card, side, [...given.values()]) : undefined
  if (told.truck === true && truck === undefined) table.change(table.now, words.noTruck)
  const gained = [...given.values(), ...(truck === undefined ? [] : [truck])]
  if (gained.length === 0) return
  const { round = 1 } = told
  const at = round === 1 ? 'edge' : `round-${round}`
  const next = gained.reduce((now, unit) => withUnit(now, unit, { at, by: id, card }), table.now)
  if (round === 1) table.change(next, words.unitsAtEdge, { units: names(gained), player: playerName(id) })
  else table.change(next, words.unitsOnRound, { units: names(gained), round })
}

/** G 3.1: any unit of the name will do, so one in play is replaced by another number. */
function inStead(
  table: Table<Situation>,
  card: string,
  side: Side,
  named: readonly string[],
): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  for (const unit of named) {
    const kind = unit.slice(0, unit.lastIndexOf(' ') + 1)
    const isFree = (id: string): boolean =>
      id.startsWith(kind) && !named.includes(id) && ![...given.values()].includes(id)
    const isInPlay = table.now.units[unit] !== undefined
    const taken = isInPlay ? freeUnits(table.now, card, side).find(isFree) : unit
    if (taken === undefined) continue
    given.set(unit, taken)
    if (isInPlay)
      table.change(table.now, words.otherNumber, { unit: unitOf(unit).name, other: unitOf(taken).name })
  }
  return given
}

/** Soviet 22: the first Truck not in play and not among the card's units. */
function freeTruck(now: Situation, card: string, side: Side, given: readonly string[]): string | undefined {
  return freeUnits(now, card, side).find((unit) => unit.startsWith(`${side} Truck `) && !given.includes(unit))
}
