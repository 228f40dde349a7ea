import { randomUUID } from 'node:crypto'
import * as calls from '@opfor/sync/api/sign-in'
import { saveCeremony, consumeCeremony } from '../accounts/ceremonies.ts'
import { requireFreeNickname, nicknameTaken } from '../accounts/nickname.ts'
import {
  verifyRegistration,
  verifyAuthentication,
  savePasskey,
  registrationOptions,
  authenticationOptions,
} from '../accounts/passkeys.ts'
import { replaceRecoveryCodes, consumeRecoveryCode, invalidCode } from '../accounts/recovery.ts'
import { hashSecret } from '../accounts/secrets.ts'
import { createSession } from '../accounts/sessions.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { HttpError } from '../responses/problem.ts'

export const signIn = [
  defineEndpoint(calls.registrationOptionsCall, async ({ context, body, now }) => {
    await requireFreeNickname(context.db, body.nickname)
    const account = randomUUID()
    const { challenge, options } = await registrationOptions(
      context.settings.origin,
      account,
      body.nickname,
      [],
    )
    const ceremony = { kind: 'join', challenge, account, nickname: body.nickname } as const
    return { body: { ticket: await saveCeremony(context.db, ceremony, now), options } }
  }),
  defineEndpoint(calls.register, async ({ context, caller, body, address, now }) => {
    const { challenge, account, nickname: name } = await consumeCeremony(context.db, 'join', body.ticket, now)
    const passkey = await verifyRegistration(context.settings.origin, challenge, body.response)
    if (!(await context.rateLimiter.consumeJoin(address, now)))
      throw new HttpError(429, 'tooManyJoined', 'Too many accounts were made from here today. Try tomorrow.')
    return context.db.transaction().execute(async (db) => {
      const created = await db
        .insertInto('account')
        .values({ id: account, nickname: name, clock: 0, created: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (created === undefined) throw nicknameTaken()
      await savePasskey(db, account, passkey, now)
      const session = await createSession(db, account, 'joining', now, caller.session)
      return {
        session,
        account,
        body: { nickname: name, recoveryCodes: await replaceRecoveryCodes(db, account) },
      }
    })
  }),
  defineEndpoint(calls.signInOptions, async ({ context, now }) => {
    const { challenge, options } = await authenticationOptions(context.settings.origin)
    const ceremony = { kind: 'signIn', challenge } as const
    return { body: { ticket: await saveCeremony(context.db, ceremony, now), options } }
  }),
  defineEndpoint(calls.signInWithPasskey, async ({ context, caller, body, now }) => {
    const { challenge } = await consumeCeremony(context.db, 'signIn', body.ticket, now)
    const account = await verifyAuthentication(
      context.db,
      context.settings.origin,
      challenge,
      body.response,
      now,
    )
    return {
      session: await createSession(context.db, account, 'passkey', now, caller.session),
      account,
      body: {},
    }
  }),
  defineEndpoint(calls.signInWithRecovery, ({ context, caller, body, now }) =>
    context.db.transaction().execute(async (db) => {
      const account = await consumeRecoveryCode(db, body.code)
      if (account === undefined) throw invalidCode()
      return {
        session: await createSession(db, account, 'recovery', now, caller.session),
        account,
        body: {},
      }
    }),
  ),
  defineEndpoint(calls.signInWithPairingCode, ({ context, caller, body, now }) =>
    context.db.transaction().execute(async (db) => {
      const row = await db
        .deleteFrom('handover')
        .where('code', '=', hashSecret(body.code))
        .returning(['account', 'expires'])
        .executeTakeFirst()
      if (row === undefined || row.expires <= now) throw invalidCode()
      const { account } = row
      return {
        session: await createSession(db, account, 'handover', now, caller.session),
        account,
        body: {},
      }
    }),
  ),
]
