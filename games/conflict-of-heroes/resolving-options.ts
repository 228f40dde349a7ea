import { ask, fill, message, type Procedure, type Table, which } from '@opfor/kernel'
import type { Half } from './card-pack.ts'
import { playConditions } from './condition-cards.ts'
import { keptReaction, placeControlMarker } from './control-markers.ts'
import { placeDefenses } from './defense-counters.ts'
import { addMap } from './guideline-setup.ts'
import { playerName, unitChoices } from './naming.ts'
import { cardName, readCard } from './pieces.ts'
import { placeUnits } from './placing-units.ts'
import { playerOf, type Situation, unitsOf, withPlayer, withUnit } from './situation.ts'
import { hide } from './special-cards.ts'
import { switchMap } from './switching-maps.ts'
import { unitOf } from './units.ts'
import { slideEdges } from './adding-maps.ts'
import { words } from './words.ts'

const chooseUnits = message('coh.ask.chosen', '{card}: which units do you choose?')

/** What the played half brings about, one thing after another. */
export function* resolve(table: Table<Situation>, id: string, card: string, told: Half): Procedure<void> {
  const { seat, side } = playerOf(table.now, id)
  gainUnits(table, id, card, told)
  if ((told.units ?? []).length > 0) yield* keptReaction(table, id, card)
  if (told.place === true) yield* placeUnits(table, id)
  if (told.marker !== undefined) yield* placeControlMarker(table, id, told.marker)
  if (told.defense !== undefined) yield* placeDefenses(table, id, told.defense)
  if (told.addMap === true) {
    yield* addMap(table, seat)
    slideEdges(table)
  }
  if (told.switchMap === true) yield* switchMap(table, seat)
  if (told.conditions === true) yield* playConditions(table, id)
  if (told.actions !== undefined) {
    const drawn = playerOf(table.now, id).drawn + told.actions
    table.change(withPlayer(table.now, id, { drawn }), words.actions, {
      player: playerName(id),
      count: drawn,
    })
  }
  if (told.chosen === true) {
    const text = fill(chooseUnits, { card: cardName(card) })
    const picked = yield* ask(table, (now) =>
      which('coh.chosen', seat, text, unitChoices(unitsOf(now, side)), { atMost: 8 }),
    )
    const chosen = [...new Set([...table.now.chosen, ...picked.map((each) => each.id)])]
    table.change({ ...table.now, chosen }, words.chosen, {
      units: picked.map(({ name }) => name),
      count: picked.length,
    })
  }
  if (told.hidden !== undefined) yield* hide(table, id, told.hidden)
  if (told.artillery === true) table.change(table.now, words.artillery, { player: playerName(id) })
}

/** G 3.1: the units come beside the entry edge, or onto a space of the Round track. */
function gainUnits(table: Table<Situation>, id: string, card: string, told: Half): void {
  const { side } = readCard(card)
  const named = [...(told.units ?? []), ...(told.truck === true ? ['Truck a'] : [])].map(
    (unit) => `${side} ${unit}`,
  )
  const gained = named.filter((unit) => table.now.units[unit] === undefined)
  if (gained.length === 0) return
  const at = told.round === undefined ? 'edge' : `round-${told.round}`
  const next = gained.reduce((now, unit) => withUnit(now, unit, { at, by: id, card }), table.now)
  const names = gained.map((unit) => unitOf(unit).name)
  if (told.round === undefined)
    table.change(next, words.unitsAtEdge, { units: names, player: playerName(id) })
  else table.change(next, words.unitsOnRound, { units: names, round: told.round })
}
