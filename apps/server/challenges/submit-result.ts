import { HttpError } from '../http/http-error.ts'
import type { ServerContext } from '../context.ts'
import { requireToday, lockAttempt } from './attempts.ts'
import { loadBodies } from './attempt-pages.ts'
import { saveResult, type Result, replayResult } from './result.ts'
import { getOrCreateChallenge, rankedSetupOf } from './daily-challenge.ts'

/** The result that a player claims, with the journal. */
export interface Claim {
  readonly bodies: readonly string[]
  readonly winner: string
  readonly points: number
}

/**
 * Verifies a claimed result by replaying its journal; throws if they differ. A match whose last turn was on time already has
 * its result, and can be submitted after the day is over; each attempt only once.
 */
export async function submitResult(
  { db, metrics }: ServerContext,
  account: string,
  id: string,
  claim: Claim,
  now: Date,
): Promise<Result> {
  return db.transaction().execute(async (within) => {
    const attempt = await lockAttempt(within, account, id)
    if (attempt.handed_in)
      throw new HttpError(409, 'counted', 'The result of this attempt was already submitted.')
    if (attempt.state === 'abandoned') throw new HttpError(409, 'over', 'This attempt was abandoned.')
    const challenge = await getOrCreateChallenge(within, attempt.day, now)
    if (attempt.state === 'open') requireToday(challenge, now)
    const { head, ...result } = replayResult(rankedSetupOf(challenge, id), claim.bodies, metrics)
    requireSameJournal(await loadBodies(within, attempt), claim.bodies)
    if (result.winner !== claim.winner || result.points !== claim.points)
      throw new HttpError(
        422,
        'refused',
        `Expected winner ${result.winner} and a lead of ${result.points} by the journal, got ${claim.winner} and ${claim.points}.`,
      )
    if (attempt.state === 'open') await saveResult(within, id, { ...result, head, bodies: claim.bodies }, now)
    await within.updateTable('attempt').set({ handed_in: true }).where('id', '=', id).execute()
    return result
  })
}

/** Throws if the journal is not the stored one; only one last page of the player may be new. */
function requireSameJournal(stored: readonly string[], claimed: readonly string[]): void {
  const isPrefix = stored.every((body, at) => body === claimed[at])
  if (!isPrefix || claimed.length > stored.length + 1)
    throw new HttpError(422, 'refused', 'The journal differs from the stored one.')
}
