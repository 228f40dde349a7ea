import * as calls from '@opfor/sync/api/account'
import { consumeCeremony } from '../accounts/ceremonies.ts'
import { unknownPasskey, verifyAuthentication } from '../accounts/passkeys.ts'
import { consumeRecoveryCode, invalidCode } from '../accounts/recovery.ts'
import { confirmSession, sessionsOf } from '../accounts/sessions.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { notFound } from '../responses/problem.ts'

export const sessions = [
  defineEndpoint(calls.confirmWithPasskey, async ({ context: { db, settings }, caller, body, now }) => {
    const { challenge } = await consumeCeremony(db, 'signIn', body.ticket, now)
    const account = await verifyAuthentication(db, settings.origin, challenge, body.response, now)
    if (account !== caller.account) throw unknownPasskey()
    await confirmSession(db, caller.session, now)
    return {}
  }),
  defineEndpoint(calls.confirmWithRecoveryCode, ({ context, caller, body, now }) =>
    context.db.transaction().execute(async (db) => {
      // Thrown inside the transaction, so that another player's code stays.
      if ((await consumeRecoveryCode(db, body.code)) !== caller.account) throw invalidCode()
      await confirmSession(db, caller.session, now)
      return {}
    }),
  ),
  defineEndpoint(calls.listSessions, async ({ context: { db }, caller }) => ({
    body: {
      sessions: (await sessionsOf(db, caller.account)).map(
        ({ id, token, created, used, expires, made_by }) => ({
          id,
          created: created.toISOString(),
          used: used.toISOString(),
          expires: expires.toISOString(),
          by: made_by,
          isCurrent: token === caller.session,
        }),
      ),
    },
  })),
  defineEndpoint(calls.endSession, async ({ context: { db }, caller, params }) => {
    const session = (await sessionsOf(db, caller.account)).find(({ id }) => id === params.session)
    if (session === undefined) throw notFound('session')
    await db.deleteFrom('session').where('token', '=', session.token).execute()
    return session.token === caller.session ? { session: '' } : {}
  }),
  defineEndpoint(calls.signOut, async ({ context, caller }) => {
    await context.db.deleteFrom('session').where('token', '=', caller.session).execute()
    return { session: '' }
  }),
  defineEndpoint(calls.signOutEverywhere, async ({ context, caller }) => {
    // Pairing codes and ceremonies in progress could still sign in a device.
    for (const table of ['session', 'handover', 'ceremony'] as const)
      await context.db.deleteFrom(table).where('account', '=', caller.account).execute()
    return { session: '' }
  }),
]
