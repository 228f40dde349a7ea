import { type Message, message, messages } from '@opfor/kernel'
import { effectName, type Theatre } from './the-board/board.ts'

export function cell(marker: number): Message {
  if (marker === 0) return message('blitzkrieg.cell.red', 'the red cell')
  return marker > 0
    ? message('blitzkrieg.cell.bot', "cell {cell} on the bot's half", { cell: marker })
    : message('blitzkrieg.cell.player', 'cell {cell} on your half', { cell: -marker })
}

export function markerParts(
  theatre: Theatre,
  marker: number,
): { readonly theatre: Message; readonly cell: Message } {
  return { theatre: theatre.name, cell: cell(marker) }
}

export function fromTheTop(place: number): Message {
  return message('blitzkrieg.fromTheTop', 'number {place} in that order', { place })
}

export function fromTheLeft(slot: number): Message {
  return message('blitzkrieg.fromTheLeft', 'slot {slot}', { slot })
}

export const sideName = messages('blitzkrieg.side', {
  bot: 'the bot',
  player: 'you',
})

export const drawnFor = {
  turn: message('blitzkrieg.drawn.turn', 'end of the turn'),
  production: (amount: number): Message => effectName('production', amount),
} as const
