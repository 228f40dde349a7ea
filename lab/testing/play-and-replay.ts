import { digestValue, type Game, resumeMatch } from '@opfor/kernel'
import { playWithJournal } from '../match.ts'
import type { PolicyName } from '../policies/policies.ts'

export function playAndReplay(
  game: Game,
  name: PolicyName,
  seed: number,
): readonly [played: unknown, replayed: unknown] {
  const choice = { name, budget: 20 }
  const { played, journal } = playWithJournal(game, {}, choice, seed)
  const { outcome, situation } = played
  const replayed = resumeMatch(game, journal)
  if (!replayed.ok) return [outcome, replayed.problem]
  return [
    { outcome, situation: digestValue(situation) },
    { outcome: replayed.value.outcome, situation: digestValue(replayed.value.situation) },
  ]
}
