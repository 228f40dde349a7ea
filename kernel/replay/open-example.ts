import type { Conversation } from '../match/conversation.ts'
import type { Example, GameModule } from '../match/game-module.ts'
import { good, type Parsed } from '../read/json.ts'
import { begin } from './resume.ts'

/** A match from an example of the booklet, with what it says is drawn; from there on it is played as any other. */
export function openExample<S>(
  game: GameModule<S>,
  { wishes, position, answers }: Example,
  seed: number,
): Parsed<Conversation<S>> {
  const match = begin(game, seed, wishes, position)
  if (!match.ok) return match
  for (const each of answers) {
    const answered = match.value.answer(each, 'policy')
    if (!answered.ok) return answered
  }
  return good(match.value)
}
