import type { LiveMatch } from '../match/live-match.ts'
import type { ExamplePosition, GameModule } from '../match/game-module.ts'
import { parseSuccess, type Parsed } from '../read/json.ts'
import { beginMatch } from './resume-match.ts'

/** Uses the example's draws, then continues as any match. */
export function matchFromExample<S>(
  game: GameModule<S>,
  { settings, position, answers }: ExamplePosition,
  seed: number,
): Parsed<LiveMatch<S>> {
  const match = beginMatch(game, seed, settings, position)
  if (!match.ok) return match
  for (const each of answers) {
    const answered = match.value.answer(each, 'policy')
    if (!answered.ok) return answered
  }
  return parseSuccess(match.value)
}
