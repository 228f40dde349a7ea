import { sql } from 'kysely'
import * as calls from '@opfor/sync/api/account'
import { keepCeremony, takeCeremony, tooLate } from '../accounts/ceremonies.ts'
import { exported } from '../accounts/export.ts'
import { rename } from '../accounts/nickname.ts'
import { checkMade, keepPasskey, optionsToMake } from '../accounts/passkeys.ts'
import { renewCodes } from '../accounts/recovery.ts'
import { hashed, randomLetters } from '../accounts/secrets.ts'
import { serve } from '../http/endpoint.ts'
import { missing, HttpError } from '../http/http-error.ts'

const handoverLasts = 5 * 60 * 1000

/** What a player who is signed in can do with the account. */
export const account = [
  serve(calls.ownAccount, async ({ world: { db }, me }) => {
    const own = await db
      .selectFrom('account')
      .select(['nickname', 'created'])
      .where('id', '=', me.account)
      .executeTakeFirstOrThrow()
    const mine = async (table: 'recovery' | 'session') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((select) => select.fn.countAll().as('count'))
            .where('account', '=', me.account)
            .executeTakeFirstOrThrow()
        ).count,
      )
    const passkeys = await db
      .selectFrom('passkey')
      .select(['id', 'created'])
      .where('account', '=', me.account)
      .orderBy('created')
      .execute()
    return {
      body: {
        nickname: own.nickname,
        created: own.created.toISOString(),
        passkeys: passkeys.map(({ id, created }) => ({ id, created: created.toISOString() })),
        recoveryCodes: await mine('recovery'),
        sessions: await mine('session'),
      },
    }
  }),
  serve(calls.changeNickname, async ({ world: { db }, me, body }) => {
    await rename(db, me.account, body.nickname)
    return {}
  }),
  serve(calls.exportAccount, async ({ world, me }) => ({ body: await exported(world, me.account) })),
  serve(calls.deleteAccount, async ({ world, me }) => {
    await world.db.transaction().execute(async (db) => {
      await db.selectFrom('account').select('id').where('id', '=', me.account).forUpdate().execute()
      await db.deleteFrom('page').where('account', '=', me.account).execute()
      await sql`delete from study where owner = ${me.account}`.execute(db)
      await db.deleteFrom('account').where('id', '=', me.account).execute()
    })
    return { session: '' }
  }),
  serve(calls.renewRecoveryCodes, async ({ world, me }) => ({
    body: {
      recoveryCodes: await world.db.transaction().execute((db) => renewCodes(db, me.account)),
    },
  })),
  serve(calls.makeHandover, async ({ world, me, now }) => {
    const code = randomLetters(20)
    const expires = new Date(now.getTime() + handoverLasts)
    await world.db
      .insertInto('handover')
      .values({ code: hashed(code), account: me.account, expires })
      .execute()
    return { body: { code, expires: expires.toISOString() } }
  }),
  serve(calls.passkeyOptions, async ({ world: { db, settings }, me, now }) => {
    const own = await db
      .selectFrom('account')
      .select('nickname')
      .where('id', '=', me.account)
      .executeTakeFirstOrThrow()
    const known = await db.selectFrom('passkey').select('id').where('account', '=', me.account).execute()
    const ids = known.map(({ id }) => id)
    const { challenge, options } = await optionsToMake(settings.origin, me.account, own.nickname, ids)
    const ceremony = { kind: 'add', challenge, account: me.account } as const
    return { body: { ticket: await keepCeremony(db, ceremony, now), options } }
  }),
  serve(calls.keepPasskey, async ({ world: { db, settings }, me, body, now }) => {
    const ceremony = await takeCeremony(db, 'add', body.ticket, now)
    if (ceremony.account !== me.account) throw tooLate()
    await keepPasskey(
      db,
      me.account,
      await checkMade(settings.origin, ceremony.challenge, body.response),
      now,
    )
    return { body: {} }
  }),
  serve(calls.forgetPasskey, ({ world, me, params }) =>
    world.db.transaction().execute(async (db) => {
      const own = await db
        .selectFrom('passkey')
        .select('id')
        .where('account', '=', me.account)
        .forUpdate()
        .execute()
      if (!own.some(({ id }) => id === params.passkey)) throw missing('passkey')
      if (own.length === 1) throw new HttpError(409, 'last', 'The last passkey stays: add another first.')
      await db.deleteFrom('passkey').where('id', '=', params.passkey).execute()
      return {}
    }),
  ),
  serve(calls.signOut, async ({ world, me }) => {
    await world.db.deleteFrom('session').where('token', '=', me.session).execute()
    return { session: '' }
  }),
  serve(calls.signOutEverywhere, async ({ world, me }) => {
    // Whatever could still let somebody in goes with them: a code on another screen, a passkey half made.
    for (const table of ['session', 'handover', 'ceremony'] as const)
      await world.db.deleteFrom(table).where('account', '=', me.account).execute()
    return { session: '' }
  }),
]
