import { type ActingPiece, fill, type Message, message, type Question } from '@opfor/kernel'
import { halfText } from '../../table/card-packs/own-texts.ts'
import { cardName } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'

const words = {
  hand: message('coh.hand', 'Your hand'),
  left: message('coh.hand.left', '{count} to play'),
  known: message('coh.hand.known', '{halves}'),
  top: message('coh.known.underTop', 'top: {what}'),
  bottom: message('coh.known.underBottom', 'bottom: {what}'),
} as const

/** The hand of the one whom a secret question asks: who may see the question may see the hand, and nobody else. */
export function handShown(now: Situation, { secret, to }: Question): ActingPiece | undefined {
  const own = secret === true ? now.players.filter(({ seat, hand }) => seat === to && hand.length > 0) : []
  if (own.length === 0) return undefined
  const count = own.reduce((sum, { left }) => sum + left, 0)
  const tags = own.flatMap(({ hand }) =>
    hand.map((card) => ({ text: cardName(card), note: knownOf(now, card) })),
  )
  return { name: words.hand, left: fill(words.left, { count }), tags }
}

/** What is known of a card, half by half. */
function knownOf({ pack }: Situation, card: string): Message | undefined {
  const halves = (['top', 'bottom'] as const).flatMap((half) => {
    const told = pack.cards?.[card]?.[half]
    return told === undefined ? [] : [fill(words[half], { what: halfText(card, half, told) })]
  })
  return halves.length === 0 ? undefined : fill(words.known, { halves })
}
