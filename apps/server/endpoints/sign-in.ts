import { randomUUID } from 'node:crypto'
import * as calls from '@opfor/sync/api/sign-in'
import { keepCeremony, takeCeremony } from '../accounts/ceremonies.ts'
import { nicknameIsFree, taken } from '../accounts/nickname.ts'
import { checkMade, checkUsed, keepPasskey, optionsToMake, optionsToUse } from '../accounts/passkeys.ts'
import { renewCodes, useCode } from '../accounts/recovery.ts'
import { hashed } from '../accounts/secrets.ts'
import { beginSession } from '../accounts/sessions.ts'
import { serve } from '../http/endpoint.ts'
import { HttpError } from '../http/http-error.ts'

/** Unknown, used or too old: the answer does not tell which. */
function unknownCode(): HttpError {
  return new HttpError(403, 'code', 'That code is not known, or was used.')
}

/** How one becomes a player, and becomes known again. */
export const signIn = [
  serve(calls.joinOptions, async ({ world, body, now }) => {
    await nicknameIsFree(world.db, body.nickname)
    const account = randomUUID()
    const { challenge, options } = await optionsToMake(world.settings.origin, account, body.nickname, [])
    const ceremony = { kind: 'join', challenge, account, nickname: body.nickname } as const
    return { body: { ticket: await keepCeremony(world.db, ceremony, now), options } }
  }),
  serve(calls.joinIn, async ({ world, body, now }) => {
    const { challenge, account, nickname: name } = await takeCeremony(world.db, 'join', body.ticket, now)
    const passkey = await checkMade(world.settings.origin, challenge, body.response)
    return world.db.transaction().execute(async (db) => {
      const made = await db
        .insertInto('account')
        .values({ id: account, nickname: name, clock: 0, created: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (made === undefined) throw taken()
      await keepPasskey(db, account, passkey, now)
      const session = await beginSession(db, account, now)
      return {
        session,
        body: { nickname: name, recoveryCodes: await renewCodes(db, account) },
      }
    })
  }),
  serve(calls.signInOptions, async ({ world, now }) => {
    const { challenge, options } = await optionsToUse(world.settings.origin)
    const ceremony = { kind: 'signIn', challenge } as const
    return { body: { ticket: await keepCeremony(world.db, ceremony, now), options } }
  }),
  serve(calls.signInWithPasskey, async ({ world, body, now }) => {
    const { challenge } = await takeCeremony(world.db, 'signIn', body.ticket, now)
    const account = await checkUsed(world.db, world.settings.origin, challenge, body.response)
    return { session: await beginSession(world.db, account, now), body: {} }
  }),
  serve(calls.signInWithRecovery, ({ world, body, now }) =>
    world.db.transaction().execute(async (db) => {
      const account = await useCode(db, body.code)
      if (account === undefined) throw unknownCode()
      return { session: await beginSession(db, account, now), body: {} }
    }),
  ),
  serve(calls.signInWithHandover, ({ world, body, now }) =>
    world.db.transaction().execute(async (db) => {
      const row = await db
        .deleteFrom('handover')
        .where('code', '=', hashed(body.code))
        .returning(['account', 'expires'])
        .executeTakeFirst()
      if (row === undefined || row.expires <= now) throw unknownCode()
      return { session: await beginSession(db, row.account, now), body: {} }
    }),
  ),
]
