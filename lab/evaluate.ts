import type { GameModule, Seat } from '@opfor/kernel'

/** More than any score. */
const winScore = 1_000_000

/** What a situation is worth to a seat: the score that the game gives it, and a match that is over more than all. */
export function evaluate<S>(game: GameModule<S>, situation: S, seat: Seat): number {
  const outcome = game.outcome(situation)
  if (outcome === undefined) return game.measures?.score(situation, seat) ?? 0
  if (outcome.winner === 'nobody') return 0
  return outcome.winner === seat ? winScore : -winScore
}
