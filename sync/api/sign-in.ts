import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { nickname } from './shapes/nickname.ts'
import { ceremony, made, used } from './shapes/passkey.ts'
import { atLeast, empty } from './shapes/common.ts'

/** Begins to make a passkey for a new player. */
export const joinOptions = call({
  method: 'POST',
  path: '/api/join/options',
  says: 'What the browser needs to make a passkey for a new player.',
  who: 'anyone',
  limit: 'signIn',
  body: record({ nickname }),
  gives: ceremony,
})

/** Makes a new player. */
export const joinIn = call({
  method: 'POST',
  path: '/api/join',
  says: 'Makes a new player out of a passkey; gives recovery codes, once.',
  who: 'anyone',
  limit: 'signIn',
  body: made,
  status: 201,
  gives: atLeast<{ readonly nickname: string; readonly recoveryCodes: readonly string[] }>({
    nickname: text(),
    recoveryCodes: listOf(text()),
  }),
})

/** Begins to sign in. */
export const signInOptions = call({
  method: 'POST',
  path: '/api/session/options',
  says: 'What the browser needs to sign in with a passkey.',
  who: 'anyone',
  limit: 'signIn',
  gives: ceremony,
})

/** Signs in. */
export const signInWithPasskey = call({
  method: 'POST',
  path: '/api/session',
  says: 'Signs in with a passkey.',
  who: 'anyone',
  limit: 'signIn',
  body: used,
  status: 201,
  gives: empty,
})

/** Signs in by a recovery code. */
export const signInWithRecovery = call({
  method: 'POST',
  path: '/api/session/recovery',
  says: 'Signs in with a recovery code, which is used up by it.',
  who: 'anyone',
  limit: 'signIn',
  body: record({ code: text(60) }),
  status: 201,
  gives: empty,
})

/** Signs in by another device. */
export const signInWithHandover = call({
  method: 'POST',
  path: '/api/session/handover',
  says: 'Signs a second device in with the code that the first one shows.',
  who: 'anyone',
  limit: 'signIn',
  body: record({ code: text(60) }),
  status: 201,
  gives: empty,
})
