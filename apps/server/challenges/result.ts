import { type RankedSetup, type RankedMatch, replayRanked } from '@opfor/sync'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../http/http-error.ts'
import { packText } from '../journals/packing.ts'
import type { Metrics } from '../operations/metrics.ts'
import { pointsOf } from './daily-challenge.ts'

/** The result of an attempt. */
export interface Result {
  readonly winner: string
  readonly points: number
  readonly turns: number
}

/** Replays a journal and returns its result; throws if it is invalid or unfinished. */
export function replayResult(
  setup: RankedSetup,
  bodies: readonly string[],
  { replays }: Metrics,
): Result & { readonly head: string } {
  const stop = replays.startTimer()
  const ranked = replayRanked(setup, bodies)
  stop()
  if (!ranked.ok) throw new HttpError(422, 'refused', ranked.problem)
  return { ...toResult(ranked.value), head: ranked.value.head }
}

function toResult({ conversation }: RankedMatch): Result {
  const { outcome, situation, journal } = conversation
  if (outcome === undefined) throw new HttpError(422, 'refused', 'The match is not over.')
  const turns = journal.entries.filter((entry) => 'turn' in entry).length
  return { winner: outcome.winner, points: pointsOf(situation), turns }
}

/** Saves the result of an attempt and packs its pages into one column. */
export async function saveResult(
  db: Kysely<Database>,
  id: string,
  { bodies, ...result }: Result & { readonly head: string; readonly bodies: readonly string[] },
  now: Date,
): Promise<void> {
  const packed = await packText(JSON.stringify(bodies))
  await db
    .updateTable('attempt')
    .set({ ...result, state: 'finished', height: bodies.length, packed, ended: now })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('attempt_page').where('attempt', '=', id).execute()
}
