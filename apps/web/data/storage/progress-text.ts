import { type Message, message } from '@opfor/kernel'
import type { Progress } from './saved-match.ts'

/** Texts for the progress of a match. */
export const progressWords = {
  turn: message('web.keeping.turn', '{count, plural, one {# turn} other {# turns}}'),
  inTurn: message('web.keeping.inTurn', 'turn {count}'),
  inRound: message('web.keeping.inRound', 'round {count}'),
  answers: message('web.keeping.answers', '{count, plural, one {# answer} other {# answers}}'),
} as const

/** The progress of a match as text. */
export function progressText({ turns: count, counted }: Progress): Message {
  const words = {
    turn: progressWords.inTurn,
    round: progressWords.inRound,
    answers: progressWords.answers,
  }
  return { ...(counted === undefined ? progressWords.turn : words[counted]), params: { count } }
}
