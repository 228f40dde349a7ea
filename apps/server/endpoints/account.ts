import * as calls from '@opfor/sync/api/account'
import { saveCeremony, consumeCeremony, ceremonyExpired } from '../accounts/ceremonies.ts'
import { exportAccount } from '../accounts/export.ts'
import { changeNickname, deleteAccountRows } from '../accounts/nickname.ts'
import { verifyRegistration, savePasskey, registrationOptions } from '../accounts/passkeys.ts'
import { replaceRecoveryCodes } from '../accounts/recovery.ts'
import { hashSecret, randomCode } from '../accounts/secrets.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { notFound, HttpError } from '../responses/problem.ts'

const deviceLinkLifetime = 5 * 60 * 1000

export const account = [
  defineEndpoint(calls.ownAccount, async ({ context: { db }, caller }) => {
    const own = await db
      .selectFrom('account')
      .select(['nickname', 'created'])
      .where('id', '=', caller.account)
      .executeTakeFirstOrThrow()
    const countOwn = async (table: 'recovery' | 'session') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((select) => select.fn.countAll().as('count'))
            .where('account', '=', caller.account)
            .executeTakeFirstOrThrow()
        ).count,
      )
    const passkeys = await db
      .selectFrom('passkey')
      .select(['id', 'created', 'used'])
      .where('account', '=', caller.account)
      .orderBy('created')
      .execute()
    return {
      body: {
        nickname: own.nickname,
        created: own.created.toISOString(),
        passkeys: passkeys.map(({ id, created, used }) => ({
          id,
          created: created.toISOString(),
          used: used?.toISOString(),
        })),
        recoveryCodes: await countOwn('recovery'),
        sessions: await countOwn('session'),
      },
    }
  }),
  defineEndpoint(calls.changeNickname, async ({ context: { db }, caller, body }) => {
    await changeNickname(db, caller.account, body.nickname)
    return {}
  }),
  defineEndpoint(calls.exportAccount, async ({ context, caller }) => ({
    stream: await exportAccount(context, caller.account),
  })),
  defineEndpoint(calls.deleteAccount, async ({ context, caller }) => {
    await deleteAccountRows(context.db, caller.account)
    return { session: '' }
  }),
  defineEndpoint(calls.renewRecoveryCodes, async ({ context, caller }) => ({
    body: {
      recoveryCodes: await context.db.transaction().execute((db) => replaceRecoveryCodes(db, caller.account)),
    },
  })),
  defineEndpoint(calls.issuePairingCode, async ({ context, caller, now }) => {
    const code = randomCode(20)
    const expires = new Date(now.getTime() + deviceLinkLifetime)
    await context.db
      .insertInto('handover')
      .values({ code: hashSecret(code), account: caller.account, expires })
      .execute()
    return { body: { code, expires: expires.toISOString() } }
  }),
  defineEndpoint(calls.passkeyOptions, async ({ context: { db, settings }, caller, now }) => {
    const own = await db
      .selectFrom('account')
      .select('nickname')
      .where('id', '=', caller.account)
      .executeTakeFirstOrThrow()
    const existing = await db
      .selectFrom('passkey')
      .select('id')
      .where('account', '=', caller.account)
      .execute()
    const ids = existing.map(({ id }) => id)
    const { challenge, options } = await registrationOptions(
      settings.origin,
      caller.account,
      own.nickname,
      ids,
    )
    const ceremony = { kind: 'add', challenge, account: caller.account } as const
    return { body: { ticket: await saveCeremony(db, ceremony, now), options } }
  }),
  defineEndpoint(calls.addPasskeyCall, async ({ context: { db, settings }, caller, body, now }) => {
    const ceremony = await consumeCeremony(db, 'add', body.ticket, now)
    if (ceremony.account !== caller.account) throw ceremonyExpired()
    await savePasskey(
      db,
      caller.account,
      await verifyRegistration(settings.origin, ceremony.challenge, body.response),
      now,
    )
    return { body: {} }
  }),
  defineEndpoint(calls.removePasskey, ({ context, caller, params }) =>
    context.db.transaction().execute(async (db) => {
      const own = await db
        .selectFrom('passkey')
        .select('id')
        .where('account', '=', caller.account)
        .forUpdate()
        .execute()
      if (!own.some(({ id }) => id === params.passkey)) throw notFound('passkey')
      if (own.length === 1)
        throw new HttpError(409, 'last', 'The last passkey cannot be deleted. Add another one first.')
      await db.deleteFrom('passkey').where('id', '=', params.passkey).execute()
      return {}
    }),
  ),
]
