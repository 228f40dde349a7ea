import { type Message, messages } from '@opfor/kernel'
import type { Progress } from './saved-match.ts'

export const progressWords = messages('web.matchStorage', {
  turn: '{count, plural, one {# turn} other {# turns}}',
  inTurn: 'turn {count}',
  inRound: 'round {count}',
  answers: '{count, plural, one {# answer} other {# answers}}',
})

export function progressText({ turns: count, counted }: Progress): Message {
  const words = {
    turn: progressWords.inTurn,
    round: progressWords.inRound,
    answers: progressWords.answers,
  }
  return { ...(counted === undefined ? progressWords.turn : words[counted]), params: { count } }
}
