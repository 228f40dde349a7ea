import { type RankedMatch, replayRanked } from '@opfor/sync'
import { Refused } from '../http/refused.ts'
import { packText } from '../journals/packing.ts'
import type { World } from '../world.ts'
import { mustBeToday, openAttempt } from './attempts.ts'
import { attemptBodies } from './bodies.ts'
import { challengeOf, contestOf, pointsOf } from './daily.ts'

/** What a player says came of an attempt. */
export interface Claim {
  readonly bodies: readonly string[]
  readonly winner: string
  readonly points: number
}

/** Counts a result, once the journal has been replayed to it from the first page; otherwise says why not. */
export async function countResult(
  { db, metrics }: World,
  account: string,
  id: string,
  claim: Claim,
  now: Date,
): Promise<{ readonly winner: string; readonly points: number; readonly turns: number }> {
  return db.transaction().execute(async (within) => {
    const attempt = await openAttempt(within, account, id)
    if (attempt.state === 'finished')
      throw new Refused(409, 'counted', 'This attempt has been counted already.')
    if (attempt.state !== 'open') throw new Refused(409, 'over', 'This attempt was abandoned.')
    const challenge = await challengeOf(within, attempt.day, now)
    mustBeToday(challenge, now)
    const stop = metrics.replays.startTimer()
    const ranked = replayRanked(contestOf(challenge, id), claim.bodies)
    stop()
    if (!ranked.ok) throw new Refused(422, 'refused', ranked.problem)
    mustGoOnFrom(await attemptBodies(within, attempt), claim.bodies)
    const result = resultOf(ranked.value)
    if (result.winner !== claim.winner || result.points !== claim.points)
      throw new Refused(
        422,
        'refused',
        `The journal ends with ${result.winner} as the winner and a lead of ${result.points}, not as claimed.`,
      )
    const { head, pages } = ranked.value
    const packed = packText(JSON.stringify(claim.bodies))
    await within
      .updateTable('attempt')
      .set({ ...result, state: 'finished', head, height: pages.length, packed, ended: now })
      .where('id', '=', id)
      .execute()
    await within.deleteFrom('attempt_page').where('attempt', '=', id).execute()
    return result
  })
}

/** The journal must be the one that chance was released for; only a last page of the player's may be new. */
function mustGoOnFrom(kept: readonly string[], claimed: readonly string[]): void {
  const same = kept.every((body, at) => body === claimed[at])
  if (!same || claimed.length > kept.length + 1)
    throw new Refused(422, 'refused', 'This is not the journal that the server released chance for.')
}

function resultOf({ conversation }: RankedMatch) {
  const { outcome, situation, journal } = conversation
  if (outcome === undefined) throw new Refused(422, 'refused', 'The match is not over.')
  const turns = journal.entries.filter((entry) => 'turn' in entry).length
  return { winner: outcome.winner, points: pointsOf(situation), turns }
}
