import type { Message, Procedure, Table } from '@opfor/kernel'
import { tellUnits } from './entering-cards.ts'
import { playerName } from '../../table/naming.ts'
import { cardName, type Side } from '../../table/pieces.ts'
import { type Play, playerOf, sideOfPlay, type Situation, withUnit } from '../../table/situation.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

/** G 3.1: a bottom always gives units, so lists cards of a side or player without entered units. */
export function notEntered(now: Situation, side: Side, player?: string): readonly Message[] {
  return playsNotEntered(now, side)
    .filter(({ by }) => player === undefined || by === player)
    .map(({ card }) => cardName(card))
}

/** Bottoms of a side whose units were not entered. */
export function playsNotEntered(now: Situation, side: Side): readonly Play[] {
  return now.plays
    .filter((play) => play.half === 'bottom' && !play.card.startsWith('condition'))
    .filter((play) => sideOfPlay(now, play) === side && (play.told.units ?? []).length === 0)
}

/** Asks the card's player; the units wait beside the edge. */
export function* enterUnitsNow(table: Table<Situation>, { card, by }: Play): Procedure<void> {
  const { seat, side } = playerOf(table.now, by)
  const units = yield* tellUnits(table, seat, side, card)
  const ids = units.map((unit) => `${side} ${unit}`).filter((id) => table.now.units[id] === undefined)
  if (ids.length === 0) return
  const plays = table.now.plays.map((play) =>
    play.card === card ? { ...play, told: { ...play.told, units } } : play,
  )
  const next = ids.reduce<Situation>((now, id) => withUnit(now, id, { at: 'edge', by, card }), {
    ...table.now,
    plays,
  })
  table.change(next, words.unitsAtEdge, {
    units: ids.map((id) => unitOf(id).name),
    player: playerName(by),
  })
}
