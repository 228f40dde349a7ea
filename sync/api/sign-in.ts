import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { nickname } from './shapes/nickname.ts'
import { ceremony, passkeyRegistration, passkeyAssertion } from './shapes/passkey.ts'
import { looseRecord, empty } from './shapes/common.ts'

/** Starts the registration of a new player. */
export const joinOptions = call({
  method: 'POST',
  path: '/api/join/options',
  summary: 'Returns the WebAuthn options to register a passkey for a new player.',
  auth: 'public',
  rateLimit: 'signIn',
  body: record({ nickname }),
  response: ceremony,
})

/** Registers a new player. */
export const joinIn = call({
  method: 'POST',
  path: '/api/join',
  summary:
    'Registers a new player with a passkey and returns the recovery codes, which are never shown again.',
  auth: 'public',
  rateLimit: 'signIn',
  body: passkeyRegistration,
  status: 201,
  response: looseRecord<{ readonly nickname: string; readonly recoveryCodes: readonly string[] }>({
    nickname: text(),
    recoveryCodes: listOf(text()),
  }),
})

/** Starts signing in with a passkey. */
export const signInOptions = call({
  method: 'POST',
  path: '/api/session/options',
  summary: 'Returns the WebAuthn options to sign in with a passkey.',
  auth: 'public',
  rateLimit: 'signIn',
  response: ceremony,
})

/** Signs in with a passkey. */
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

/** Signs in with a recovery code. */
export const signInWithRecovery = call({
  method: 'POST',
  path: '/api/session/recovery',
  summary: 'Signs in with a single-use recovery code.',
  auth: 'public',
  rateLimit: 'signIn',
  body: record({ code: text(60) }),
  status: 201,
  response: empty,
})

/** Signs in with a pairing code from another device. */
export const signInWithHandover = call({
  method: 'POST',
  path: '/api/session/handover',
  summary: 'Signs in a second device with the pairing code of the first one.',
  auth: 'public',
  rateLimit: 'signIn',
  body: record({ code: text(60) }),
  status: 201,
  response: empty,
})
