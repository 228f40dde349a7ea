import { allStudies } from '@opfor/studies'
import type { World } from '../world.ts'
import { allPages } from '../journals/all-pages.ts'
import { attemptBodies } from '../challenges/bodies.ts'
import { unpackText } from '../journals/packing.ts'

/** Everything that the server keeps of a player, readable without it; secrets and keys excepted. */
export async function exported(world: World, account: string): Promise<object> {
  const { db } = world
  const own = await db.selectFrom('account').selectAll().where('id', '=', account).executeTakeFirstOrThrow()
  const passkeys = await db
    .selectFrom('passkey')
    .select(['id', 'transports', 'created'])
    .where('account', '=', account)
    .execute()
  const sessions = await db
    .selectFrom('session')
    .select(['created', 'expires'])
    .where('account', '=', account)
    .execute()
  const links = await db.selectFrom('link').selectAll().where('account', '=', account).execute()
  const attempts = await db.selectFrom('attempt').selectAll().where('account', '=', account).execute()
  return {
    nickname: own.nickname,
    created: own.created,
    passkeys,
    sessions,
    pages: await allPages(world, account),
    links: links.map(({ slug, what, title, created, expires, revoked, journal }) => ({
      slug,
      what,
      title,
      created,
      expires,
      revoked,
      journal: journal === null ? undefined : (JSON.parse(unpackText(journal)) as unknown),
    })),
    studies: await allStudies(world.pool, account),
    attempts: await Promise.all(
      attempts.map(async (attempt) => {
        const { id, day, number, state, winner, points, started, ended } = attempt
        return {
          id,
          day,
          number,
          state,
          winner,
          points,
          started,
          ended,
          pages: await attemptBodies(db, attempt),
        }
      }),
    ),
  }
}
