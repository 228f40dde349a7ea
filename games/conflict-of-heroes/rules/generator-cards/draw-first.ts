import { withParams, type Message, message } from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

const texts = {
  two: message(
    'coh.ask.drawTwoFirst',
    '{question} Draw two from its deck, play one, and put the other back on top.',
  ),
  one: message('coh.ask.drawOneFirst', '{question} Draw the last one from its deck.'),
} as const

/** G 5.2: the draw of real cards precedes the choice; `left` are still in the deck. */
export function withDraw({ mode, cardsBy }: Situation, left: number, question: Message): Message {
  if (mode !== 'solo' || cardsBy !== 'real') return question
  return withParams(left === 1 ? texts.one : texts.two, { question })
}
