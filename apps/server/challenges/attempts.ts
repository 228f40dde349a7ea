import { randomUUID } from 'node:crypto'
import { startRanked, type RankedSetup, pageId, type RankedMatch, replayRanked } from '@opfor/sync'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { missing, HttpError } from '../http/http-error.ts'
import type { World } from '../context.ts'
import { type Attempt, attemptBodies } from './attempt-pages.ts'
import { keepResult, resultOf } from './result.ts'
import { type Challenge, challengeOf, rankedSetupOf, dayOf } from './daily-challenge.ts'

/** The most attempts of a player in a day. */
const mostAttempts = 50

/** Begins an attempt: it counts from now on, and the server releases the set-up's chance. */
export async function beginAttempt(
  { db, rooms }: World,
  account: string,
  day: string,
  now: Date,
): Promise<{ readonly id: string; readonly number: number; readonly bodies: readonly string[] }> {
  const challenge = await challengeOf(db, day, now)
  mustBeToday(challenge, now)
  const id = randomUUID()
  const contest = rankedSetupOf(challenge, id)
  const ranked = startRanked(contest.game, id, contest.settings)
  if (!ranked.ok) throw new Error(ranked.problem)
  ranked.value.release(contest.secret)
  const number = await db.transaction().execute(async (within) => {
    const own = await within
      .selectFrom('account')
      .select('id')
      .where('id', '=', account)
      .forUpdate()
      .execute()
    if (own.length === 0) throw new HttpError(401, 'signIn', 'The account is gone.')
    const { count } = await within
      .selectFrom('attempt')
      .select((select) => select.fn.countAll().as('count'))
      .where('account', '=', account)
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostAttempts)
      throw new HttpError(409, 'tooMany', `There are ${mostAttempts} attempts a day.`)
    const { head, pages } = ranked.value
    const attempt = { id, day, account, number: Number(count) + 1, head, height: pages.length }
    await within
      .insertInto('attempt')
      .values({ ...attempt, state: 'open', started: now })
      .execute()
    await keepPages(
      within,
      id,
      0,
      pages.map(({ body }) => body),
    )
    return attempt.number
  })
  rooms.put(ranked.value)
  return { id, number, bodies: ranked.value.pages.map(({ body }) => body) }
}

/**
 * Takes the player's page and releases what chance says to it. The same page again gets the same answer again. A match
 * that is over by it counts from this moment.
 */
export async function takeTurn(
  { db, rooms, metrics }: World,
  account: string,
  id: string,
  turn: { readonly parent: string; readonly body: string },
  now: Date,
): Promise<{ readonly head: string; readonly bodies: readonly string[] }> {
  const { ranked, answer } = await db.transaction().execute(async (within) => {
    const attempt = await openAttempt(within, account, id)
    if (attempt.head !== turn.parent)
      return { answer: await sameAgain(within, attempt, turn), ranked: undefined }
    if (attempt.state !== 'open') throw new HttpError(409, 'over', 'This attempt is over.')
    const challenge = await challengeOf(within, attempt.day, now)
    mustBeToday(challenge, now)
    const contest = rankedSetupOf(challenge, id)
    const ranked = rooms.take(id, attempt.head) ?? (await replayed(within, contest, attempt))
    const taken = ranked.applyPage(turn.body, 'person')
    if (!taken.ok) throw new HttpError(422, 'refused', taken.problem)
    const released = ranked.release(contest.secret)
    const news = released === undefined ? [] : [released.body]
    await keepPages(within, id, attempt.height, [turn.body, ...news])
    await within
      .updateTable('attempt')
      .set({ head: ranked.head, height: attempt.height + 1 + news.length })
      .where('id', '=', id)
      .execute()
    const answer = { head: ranked.head, bodies: news }
    if (ranked.conversation.question !== undefined) return { ranked, answer }
    const bodies = await attemptBodies(within, attempt)
    await keepResult(within, id, { ...resultOf(contest, bodies, metrics), bodies }, now)
    return { ranked: undefined, answer }
  })
  if (ranked !== undefined) rooms.put(ranked)
  return answer
}

/** An attempt of this player, locked. */
export async function openAttempt(db: Kysely<Database>, account: string, id: string): Promise<Attempt> {
  const attempt = await db
    .selectFrom('attempt')
    .selectAll()
    .where(sql<string>`id::text`, '=', id)
    .where('account', '=', account)
    .forUpdate()
    .executeTakeFirst()
  if (attempt === undefined) throw missing('attempt')
  return attempt
}

/** Once the day is over its secret is told: no chance is released after that. */
export function mustBeToday({ day }: Challenge, now: Date): void {
  if (day !== dayOf(now)) throw new HttpError(409, 'dayOver', 'That day is over.')
}

async function sameAgain(
  db: Kysely<Database>,
  attempt: Attempt,
  turn: { readonly parent: string; readonly body: string },
): Promise<{ readonly head: string; readonly bodies: readonly string[] }> {
  const bodies = await attemptBodies(db, attempt)
  let head = attempt.id
  for (const [at, body] of bodies.entries()) {
    if (head === turn.parent && body === turn.body) {
      head = pageId(head, body)
      const release = bodies[at + 1]
      return release === undefined ? { head, bodies: [] } : { head: pageId(head, release), bodies: [release] }
    }
    head = pageId(head, body)
  }
  throw new HttpError(409, 'elsewhere', 'This attempt stands elsewhere: load it again.')
}

async function replayed(db: Kysely<Database>, contest: RankedSetup, attempt: Attempt): Promise<RankedMatch> {
  const ranked = replayRanked(contest, await attemptBodies(db, attempt))
  if (!ranked.ok) throw new Error(`Attempt ${attempt.id} does not replay: ${ranked.problem}`)
  return ranked.value
}

async function keepPages(
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
