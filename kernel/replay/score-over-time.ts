import type { GameModule, MatchOutcome } from '../match/game-module.ts'
import type { Score, Scoring } from '../match/scoring.ts'
import type { Move } from './moves.ts'

/** Before the first move and after each; undefined if the game has no score. */
export function scoresOf<S>(
  { scoring }: Pick<GameModule<S>, 'scoring'>,
  moves: readonly Move<S>[],
): readonly Score[] | undefined {
  const [first] = moves
  if (scoring === undefined || first === undefined) return undefined
  const scores: Score[] = []
  for (const situation of [first.before, ...moves.map(({ now }) => now)])
    scores.push(scoring.of(situation) ?? scores.at(-1) ?? { player: 0, bot: 0 })
  const isCounted = moves.some(({ now }) => scoring.of(now) !== undefined)
  return isCounted ? scores : undefined
}

export function playerLead(
  { fewerWins }: Pick<Scoring<unknown>, 'fewerWins'>,
  { player, bot }: Score,
): number {
  return fewerWins === true ? bot - player : player - bot
}

/** The largest swing of the score towards the winner; the last of equal ones. */
export function turningPoint(
  scoring: Pick<Scoring<unknown>, 'fewerWins'>,
  scores: readonly Score[],
  { winner }: Pick<MatchOutcome, 'winner'>,
): number | undefined {
  let most = 0
  let found: number | undefined
  for (const [at, score] of scores.slice(1).entries()) {
    const swing = playerLead(scoring, score) - playerLead(scoring, scores[at] ?? score)
    const towards = winner === 'nobody' ? Math.abs(swing) : winner === 'bot' ? -swing : swing
    if (towards <= 0 || towards < most) continue
    most = towards
    found = at
  }
  return found
}
