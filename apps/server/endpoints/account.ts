import { record, text } from '@opfor/kernel'
import { sql } from 'kysely'
import { keepCeremony, takeCeremony, tooLate } from '../accounts/ceremonies.ts'
import { exported } from '../accounts/export.ts'
import { nickname, rename } from '../accounts/nickname.ts'
import { checkMade, keepPasskey, madeShape, optionsToMake } from '../accounts/passkeys.ts'
import { renewCodes } from '../accounts/recovery.ts'
import { hashed, randomLetters } from '../accounts/secrets.ts'
import { endpoint } from '../http/endpoint.ts'
import { missing, HttpError } from '../http/refused.ts'

const handoverLasts = 5 * 60 * 1000

/** What a player who is signed in can do with the account. */
export const account = [
  endpoint({
    method: 'GET',
    path: '/api/account',
    says: 'Who I am: nickname, passkeys, how many recovery codes are left and where I am signed in.',
    who: 'player',
    limit: 'read',
    handle: async ({ world: { db }, me }) => {
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
        body: { ...own, passkeys, recoveryCodes: await mine('recovery'), sessions: await mine('session') },
      }
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/api/account/nickname',
    says: 'Changes my nickname.',
    who: 'player',
    limit: 'signIn',
    body: record({ nickname }),
    handle: async ({ world: { db }, me, body }) => {
      await rename(db, me.account, body.nickname)
      return {}
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/account/export',
    says: 'Everything that the server keeps of me.',
    who: 'player',
    limit: 'signIn',
    handle: async ({ world, me }) => ({ body: await exported(world, me.account) }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/account',
    says: 'Deletes everything that the server keeps of me, at once and for good.',
    who: 'player',
    limit: 'signIn',
    handle: async ({ world, me }) => {
      await world.db.transaction().execute(async (db) => {
        await db.selectFrom('account').select('id').where('id', '=', me.account).forUpdate().execute()
        await db.deleteFrom('page').where('account', '=', me.account).execute()
        await sql`delete from study where owner = ${me.account}`.execute(db)
        await db.deleteFrom('account').where('id', '=', me.account).execute()
      })
      return { session: '' }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/account/recovery-codes',
    says: 'New recovery codes; the old ones no longer count.',
    who: 'player',
    limit: 'signIn',
    handle: async ({ world, me }) => ({
      body: {
        recoveryCodes: await world.db.transaction().execute((db) => renewCodes(db, me.account)),
      },
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/account/handover',
    says: 'A code that signs a second device in, for five minutes and once.',
    who: 'player',
    limit: 'signIn',
    handle: async ({ world, me, now }) => {
      const code = randomLetters(20)
      const expires = new Date(now.getTime() + handoverLasts)
      await world.db
        .insertInto('handover')
        .values({ code: hashed(code), account: me.account, expires })
        .execute()
      return { status: 201, body: { code, expires } }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/account/passkeys/options',
    says: 'What the browser needs to make one more passkey for me.',
    who: 'player',
    limit: 'signIn',
    handle: async ({ world: { db, settings }, me, now }) => {
      const own = await db
        .selectFrom('account')
        .select('nickname')
        .where('id', '=', me.account)
        .executeTakeFirstOrThrow()
      const known = await db.selectFrom('passkey').select('id').where('account', '=', me.account).execute()
      const ids = known.map(({ id }) => id)
      const options = await optionsToMake(settings.origin, me.account, own.nickname, ids)
      const ceremony = { kind: 'add', challenge: options.challenge, account: me.account } as const
      return { body: { ticket: await keepCeremony(db, ceremony, now), options } }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/account/passkeys',
    says: 'Keeps one more passkey of mine.',
    who: 'player',
    limit: 'signIn',
    body: record({ ticket: text(100), response: madeShape }),
    handle: async ({ world: { db, settings }, me, body, now }) => {
      const ceremony = await takeCeremony(db, 'add', body.ticket, now)
      if (ceremony.account !== me.account) throw tooLate()
      await keepPasskey(
        db,
        me.account,
        await checkMade(settings.origin, ceremony.challenge, body.response),
        now,
      )
      return { status: 201, body: {} }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/account/passkeys/:passkey',
    says: 'Forgets a passkey of mine; the last one stays.',
    who: 'player',
    limit: 'signIn',
    params: record({ passkey: text(1024) }),
    handle: ({ world, me, params }) =>
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
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/session',
    says: 'Signs this device out.',
    who: 'player',
    limit: 'write',
    handle: async ({ world, me }) => {
      await world.db.deleteFrom('session').where('token', '=', me.session).execute()
      return { session: '' }
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/sessions',
    says: 'Signs every device of mine out.',
    who: 'player',
    limit: 'write',
    handle: async ({ world, me }) => {
      // Whatever could still let somebody in goes with them: a code on another screen, a passkey half made.
      for (const table of ['session', 'handover', 'ceremony'] as const)
        await world.db.deleteFrom(table).where('account', '=', me.account).execute()
      return { session: '' }
    },
  }),
]
