import { HttpError } from '../http/http-error.ts'
import type { ServerContext } from '../context.ts'
import { requireToday, lockAttempt } from './attempts.ts'
import { loadBodies } from './attempt-pages.ts'
import { saveResult, type Result, replayResult } from './result.ts'
import { getOrCreateChallenge, rankedSetupOf } from './daily-challenge.ts'

/** What a player says came of an attempt. */
export interface Claim {
  readonly bodies: readonly string[]
  readonly winner: string
  readonly points: number
}

/**
 * What came of an attempt, once the journal has been replayed to it from the first page; otherwise says why it does not
 * count. A match whose last turn came in time has been counted by then, and may be handed in later; but only once.
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
    if (attempt.handed_in) throw new HttpError(409, 'counted', 'This attempt has been counted already.')
    if (attempt.state === 'abandoned') throw new HttpError(409, 'over', 'This attempt was abandoned.')
    const challenge = await getOrCreateChallenge(within, attempt.day, now)
    if (attempt.state === 'open') requireToday(challenge, now)
    const { head, ...result } = replayResult(rankedSetupOf(challenge, id), claim.bodies, metrics)
    requireSameJournal(await loadBodies(within, attempt), claim.bodies)
    if (result.winner !== claim.winner || result.points !== claim.points)
      throw new HttpError(
        422,
        'refused',
        `The journal ends with ${result.winner} as the winner and a lead of ${result.points}, not as claimed.`,
      )
    if (attempt.state === 'open') await saveResult(within, id, { ...result, head, bodies: claim.bodies }, now)
    await within.updateTable('attempt').set({ handed_in: true }).where('id', '=', id).execute()
    return result
  })
}

/** The journal must be the one that chance was released for; only a last page of the player's may be new. */
function requireSameJournal(stored: readonly string[], claimed: readonly string[]): void {
  const isPrefix = stored.every((body, at) => body === claimed[at])
  if (!isPrefix || claimed.length > stored.length + 1)
    throw new HttpError(422, 'refused', 'This is not the journal that the server released chance for.')
}
