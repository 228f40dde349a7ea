import { type Message, message } from '@opfor/kernel'
import { effectName, type Theatre } from './the-board/board.ts'

/** A cell of a battle track in words. */
export function cell(marker: number): Message {
  if (marker === 0) return message('blitzkrieg.cell.red', 'the red cell')
  return marker > 0
    ? message('blitzkrieg.cell.bot', "cell {cell} on the bot's half", { cell: marker })
    : message('blitzkrieg.cell.player', 'cell {cell} on your half', { cell: -marker })
}

/** Where a theatre's marker goes, as parts of a message. */
export function markerParts(
  theatre: Theatre,
  marker: number,
): { readonly theatre: Message; readonly cell: Message } {
  return { theatre: theatre.name, cell: cell(marker) }
}

/** A place on the board, counted from its top. */
export function fromTheTop(place: number): Message {
  return message('blitzkrieg.fromTheTop', 'number {place} in that order', { place })
}

/** A place in the bot's row. */
export function fromTheLeft(slot: number): Message {
  return message('blitzkrieg.fromTheLeft', 'slot {slot}', { slot })
}

/** A side as it is spoken of. */
export const sideName = {
  bot: message('blitzkrieg.side.bot', 'the bot'),
  player: message('blitzkrieg.side.player', 'you'),
} as const

/** Why a unit is drawn. */
export const drawnFor = {
  turn: message('blitzkrieg.drawn.turn', 'end of the turn'),
  production: (amount: number): Message => effectName('production', amount),
} as const
