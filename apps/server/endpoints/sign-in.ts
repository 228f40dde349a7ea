import { randomUUID } from 'node:crypto'
import { record, text } from '@opfor/kernel'
import { keepCeremony, takeCeremony } from '../accounts/ceremonies.ts'
import { nickname, nicknameIsFree, taken } from '../accounts/nickname.ts'
import {
  checkMade,
  checkUsed,
  keepPasskey,
  madeShape,
  optionsToMake,
  optionsToUse,
  usedShape,
} from '../accounts/passkeys.ts'
import { renewCodes, useCode } from '../accounts/recovery.ts'
import { hashed } from '../accounts/secrets.ts'
import { beginSession } from '../accounts/sessions.ts'
import { endpoint } from '../http/endpoint.ts'
import { HttpError } from '../http/refused.ts'

const ticket = text(100)

/** Unknown, used or too old: the answer does not tell which. */
function unknownCode(): HttpError {
  return new HttpError(403, 'code', 'That code is not known, or was used.')
}

/** How one becomes a player, and becomes known again. */
export const signIn = [
  endpoint({
    method: 'POST',
    path: '/api/join/options',
    says: 'What the browser needs to make a passkey for a new player.',
    who: 'anyone',
    limit: 'signIn',
    body: record({ nickname }),
    handle: async ({ world, body, now }) => {
      await nicknameIsFree(world.db, body.nickname)
      const account = randomUUID()
      const options = await optionsToMake(world.settings.origin, account, body.nickname, [])
      const { challenge } = options
      const ceremony = { kind: 'join', challenge, account, nickname: body.nickname } as const
      return { body: { ticket: await keepCeremony(world.db, ceremony, now), options } }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/join',
    says: 'Makes a new player out of a passkey; gives recovery codes, once.',
    who: 'anyone',
    limit: 'signIn',
    body: record({ ticket, response: madeShape }),
    handle: async ({ world, body, now }) => {
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
          status: 201,
          session,
          body: { nickname: name, recoveryCodes: await renewCodes(db, account) },
        }
      })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/session/options',
    says: 'What the browser needs to sign in with a passkey.',
    who: 'anyone',
    limit: 'signIn',
    handle: async ({ world, now }) => {
      const options = await optionsToUse(world.settings.origin)
      const ceremony = { kind: 'signIn', challenge: options.challenge } as const
      return { body: { ticket: await keepCeremony(world.db, ceremony, now), options } }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/session',
    says: 'Signs in with a passkey.',
    who: 'anyone',
    limit: 'signIn',
    body: record({ ticket, response: usedShape }),
    handle: async ({ world, body, now }) => {
      const { challenge } = await takeCeremony(world.db, 'signIn', body.ticket, now)
      const account = await checkUsed(world.db, world.settings.origin, challenge, body.response)
      return { status: 201, session: await beginSession(world.db, account, now), body: {} }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/session/recovery',
    says: 'Signs in with a recovery code, which is used up by it.',
    who: 'anyone',
    limit: 'signIn',
    body: record({ code: text(60) }),
    handle: ({ world, body, now }) =>
      world.db.transaction().execute(async (db) => {
        const account = await useCode(db, body.code)
        if (account === undefined) throw unknownCode()
        return { status: 201, session: await beginSession(db, account, now), body: {} }
      }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/session/handover',
    says: 'Signs a second device in with the code that the first one shows.',
    who: 'anyone',
    limit: 'signIn',
    body: record({ code: text(60) }),
    handle: ({ world, body, now }) =>
      world.db.transaction().execute(async (db) => {
        const row = await db
          .deleteFrom('handover')
          .where('code', '=', hashed(body.code))
          .returning(['account', 'expires'])
          .executeTakeFirst()
        if (row === undefined || row.expires <= now) throw unknownCode()
        return { status: 201, session: await beginSession(db, row.account, now), body: {} }
      }),
  }),
]
