import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { nickname } from './shapes/nickname.ts'
import { ceremony, passkeyRegistration, passkeyAssertion } from './shapes/passkey.ts'
import { looseRecord, empty } from './shapes/common.ts'

/** Begins to make a passkey for a new player. */
export const joinOptions = call({
  method: 'POST',
  path: '/api/join/options',
  summary: 'What the browser needs to make a passkey for a new player.',
  auth: 'public',
  rateLimit: 'signIn',
  body: record({ nickname }),
  response: ceremony,
})

/** Makes a new player. */
export const joinIn = call({
  method: 'POST',
  path: '/api/join',
  summary: 'Makes a new player out of a passkey; gives recovery codes, once.',
  auth: 'public',
  rateLimit: 'signIn',
  body: passkeyRegistration,
  status: 201,
  response: looseRecord<{ readonly nickname: string; readonly recoveryCodes: readonly string[] }>({
    nickname: text(),
    recoveryCodes: listOf(text()),
  }),
})

/** Begins to sign in. */
export const signInOptions = call({
  method: 'POST',
  path: '/api/session/options',
  summary: 'What the browser needs to sign in with a passkey.',
  auth: 'public',
  rateLimit: 'signIn',
  response: ceremony,
})

/** Signs in. */
export const signInWithPasskey = call({
  method: 'POST',
  path: '/api/session',
  summary: 'Signs in with a passkey.',
  auth: 'public',
  rateLimit: 'signIn',
  body: passkeyAssertion,
  status: 201,
  response: empty,
})

/** Signs in by a recovery code. */
export const signInWithRecovery = call({
  method: 'POST',
  path: '/api/session/recovery',
  summary: 'Signs in with a recovery code, which is used up by it.',
  auth: 'public',
  rateLimit: 'signIn',
  body: record({ code: text(60) }),
  status: 201,
  response: empty,
})

/** Signs in by another device. */
export const signInWithHandover = call({
  method: 'POST',
  path: '/api/session/handover',
  summary: 'Signs a second device in with the code that the first one shows.',
  auth: 'public',
  rateLimit: 'signIn',
  body: record({ code: text(60) }),
  status: 201,
  response: empty,
})
