import { randomUUID } from 'node:crypto'
import { startRanked, type RankedSetup, pageId, type RankedMatch, replayRanked } from '@opfor/sync'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { notFound, HttpError } from '../http/http-error.ts'
import type { ServerContext } from '../context.ts'
import { type Attempt, loadBodies } from './attempt-pages.ts'
import { saveResult, replayResult } from './result.ts'
import { type Challenge, getOrCreateChallenge, rankedSetupOf, dayOf } from './daily-challenge.ts'

/** The maximum number of attempts of a player per day. */
const maxAttemptsPerDay = 50

/** Starts an attempt, which is counted immediately, and generates the random results of the set-up. */
export async function startAttempt(
  { db, rankedMatches }: ServerContext,
  account: string,
  day: string,
  now: Date,
): Promise<{ readonly id: string; readonly number: number; readonly bodies: readonly string[] }> {
  const challenge = await getOrCreateChallenge(db, day, now)
  requireToday(challenge, now)
  const id = randomUUID()
  const setup = rankedSetupOf(challenge, id)
  const ranked = startRanked(setup.game, id, setup.settings)
  if (!ranked.ok) throw new Error(ranked.problem)
  ranked.value.release(setup.secret)
  const number = await db.transaction().execute(async (within) => {
    const own = await within
      .selectFrom('account')
      .select('id')
      .where('id', '=', account)
      .forUpdate()
      .execute()
    if (own.length === 0) throw new HttpError(401, 'signIn', 'The account no longer exists.')
    const { count } = await within
      .selectFrom('attempt')
      .select((select) => select.fn.countAll().as('count'))
      .where('account', '=', account)
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    if (Number(count) >= maxAttemptsPerDay)
      throw new HttpError(409, 'tooMany', `At most ${maxAttemptsPerDay} attempts per day are allowed.`)
    const { head, pages } = ranked.value
    const attempt = { id, day, account, number: Number(count) + 1, head, height: pages.length }
    await within
      .insertInto('attempt')
      .values({ ...attempt, state: 'open', started: now })
      .execute()
    await savePages(
      within,
      id,
      0,
      pages.map(({ body }) => body),
    )
    return attempt.number
  })
  rankedMatches.put(ranked.value)
  return { id, number, bodies: ranked.value.pages.map(({ body }) => body) }
}

/**
 * Applies a page of the player and returns the random results that follow. Idempotent: the same page gets the same reply.
 * If the match is over, its result is saved.
 */
export async function applyTurn(
  { db, rankedMatches, metrics }: ServerContext,
  account: string,
  id: string,
  turn: { readonly parent: string; readonly body: string },
  now: Date,
): Promise<{ readonly head: string; readonly bodies: readonly string[] }> {
  const { ranked, answer } = await db.transaction().execute(async (within) => {
    const attempt = await lockAttempt(within, account, id)
    if (attempt.head !== turn.parent)
      return { answer: await findEarlierReply(within, attempt, turn), ranked: undefined }
    if (attempt.state !== 'open') throw new HttpError(409, 'over', 'This attempt is over.')
    const challenge = await getOrCreateChallenge(within, attempt.day, now)
    requireToday(challenge, now)
    const setup = rankedSetupOf(challenge, id)
    const ranked = rankedMatches.take(id, attempt.head) ?? (await replay(within, setup, attempt))
    const applied = ranked.applyPage(turn.body, 'person')
    if (!applied.ok) throw new HttpError(422, 'refused', applied.problem)
    const released = ranked.release(setup.secret)
    const releasedBodies = released === undefined ? [] : [released.body]
    await savePages(within, id, attempt.height, [turn.body, ...releasedBodies])
    await within
      .updateTable('attempt')
      .set({ head: ranked.head, height: attempt.height + 1 + releasedBodies.length })
      .where('id', '=', id)
      .execute()
    const answer = { head: ranked.head, bodies: releasedBodies }
    if (ranked.conversation.question !== undefined) return { ranked, answer }
    const bodies = await loadBodies(within, attempt)
    await saveResult(within, id, { ...replayResult(setup, bodies, metrics), bodies }, now)
    return { ranked: undefined, answer }
  })
  if (ranked !== undefined) rankedMatches.put(ranked)
  return answer
}

/** Loads an attempt of a player and locks its row. */
export async function lockAttempt(db: Kysely<Database>, account: string, id: string): Promise<Attempt> {
  const attempt = await db
    .selectFrom('attempt')
    .selectAll()
    .where(sql<string>`id::text`, '=', id)
    .where('account', '=', account)
    .forUpdate()
    .executeTakeFirst()
  if (attempt === undefined) throw notFound('attempt')
  return attempt
}

/** Throws if the day is over: its secret becomes public, so no more random results may be generated. */
export function requireToday({ day }: Challenge, now: Date): void {
  if (day !== dayOf(now)) throw new HttpError(409, 'dayOver', 'The day of this challenge is over.')
}

async function findEarlierReply(
  db: Kysely<Database>,
  attempt: Attempt,
  turn: { readonly parent: string; readonly body: string },
): Promise<{ readonly head: string; readonly bodies: readonly string[] }> {
  const bodies = await loadBodies(db, attempt)
  let head = attempt.id
  for (const [at, body] of bodies.entries()) {
    if (head === turn.parent && body === turn.body) {
      head = pageId(head, body)
      const release = bodies[at + 1]
      return release === undefined ? { head, bodies: [] } : { head: pageId(head, release), bodies: [release] }
    }
    head = pageId(head, body)
  }
  throw new HttpError(409, 'elsewhere', 'This attempt was continued elsewhere. Reload it.')
}

async function replay(db: Kysely<Database>, setup: RankedSetup, attempt: Attempt): Promise<RankedMatch> {
  const ranked = replayRanked(setup, await loadBodies(db, attempt))
  if (!ranked.ok) throw new Error(`Attempt ${attempt.id} does not replay: ${ranked.problem}`)
  return ranked.value
}

async function savePages(
  db: Kysely<Database>,
  attempt: string,
  from: number,
  bodies: readonly string[],
): Promise<void> {
  await db
    .insertInto('attempt_page')
    .values(bodies.map((body, at) => ({ attempt, height: from + at, body })))
    .execute()
}
