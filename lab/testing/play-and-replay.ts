import { digest, type Game, resume } from '@opfor/kernel'
import { playWithJournal } from '../match.ts'
import type { PolicyName } from '../policies.ts'

/** Plays a match in the lab and replays its journal; returns the outcome and digest of both. */
export function playAndReplay(
  game: Game,
  name: PolicyName,
  seed: number,
): readonly [played: unknown, replayed: unknown] {
  const choice = { name, budget: 20 }
  const { played, journal } = playWithJournal(game, {}, choice, seed)
  const { outcome, situation } = played
  const replayed = resume(game, journal)
  if (!replayed.ok) return [outcome, replayed.problem]
  return [
    { outcome, situation: digest(situation) },
    { outcome: replayed.value.outcome, situation: digest(replayed.value.situation) },
  ]
}
