import { begin, type Journal, playOn, sampling, seeded } from '@opfor/kernel'
import { challengeGame } from '../challenges/daily-challenge.ts'

/** The journal of a BLITZKRIEG! match played at random to its end. */
export function blitzkriegJournal(seed: number): Journal {
  const match = begin(challengeGame(), seed, {})
  if (!match.ok) throw new Error(match.problem)
  const policy = sampling(seed)
  playOn(match.value, (question) => (question.to === 'chance' ? seeded : policy))
  return match.value.journal
}
