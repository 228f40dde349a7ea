import { type ActingPiece, withParams, type Message, message, messages, type Question } from '@opfor/kernel'
import { halfText } from '../../table/card-packs/own-texts.ts'
import { cardName } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'

const words = messages('coh.hand', {
  hand: message('coh.hand', 'Your hand'),
  left: '{count} to play',
  known: '{halves}',
  top: message('coh.known.underTop', 'top: {what}'),
  bottom: message('coh.known.underBottom', 'bottom: {what}'),
})

/** Secret: visible only to those who may see the question. */
export function handShown(now: Situation, { secret, to }: Question): ActingPiece | undefined {
  const own = secret === true ? now.players.filter(({ seat, hand }) => seat === to && hand.length > 0) : []
  if (own.length === 0) return undefined
  const count = own.reduce((sum, { left }) => sum + left, 0)
  const tags = own.flatMap(({ hand }) =>
    hand.map((card) => ({ text: cardName(card), note: knownOf(now, card) })),
  )
  return { name: words.hand, left: withParams(words.left, { count }), tags }
}

function knownOf({ pack }: Situation, card: string): Message | undefined {
  const halves = (['top', 'bottom'] as const).flatMap((half) => {
    const told = pack.cards?.[card]?.[half]
    return told === undefined ? [] : [withParams(words[half], { what: halfText(card, half, told) })]
  })
  return halves.length === 0 ? undefined : withParams(words.known, { halves })
}
