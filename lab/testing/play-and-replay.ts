import { digest, type Game, resume } from '@opfor/kernel'
import { playWithJournal } from '../match.ts'
import type { PolicyName } from '../policies.ts'

/** Outcome and digest of a match as the lab played it, and as its journal replays. */
export function bothEnds(
  game: Game,
  name: PolicyName,
  seed: number,
): readonly [played: unknown, opened: unknown] {
  const choice = { name, budget: 20 }
  const { played, journal } = playWithJournal(game, {}, choice, seed)
  const { outcome, situation } = played
  const opened = resume(game, journal)
  if (!opened.ok) return [outcome, opened.problem]
  return [
    { outcome, situation: digest(situation) },
    { outcome: opened.value.outcome, situation: digest(opened.value.situation) },
  ]
}
