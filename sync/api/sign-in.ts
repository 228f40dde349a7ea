import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { emptyResponse, recordWithUnknownFields, nickname } from './shapes/common.ts'
import { ceremony, passkeyRegistration, passkeyAssertion } from './shapes/passkey.ts'

export const registrationOptionsCall = call({
  method: 'POST',
  path: '/api/join/options',
  summary: 'Returns the WebAuthn options to register a passkey for a new player.',
  auth: 'public',
  rateLimit: 'signIn',
  body: record({ nickname }),
  response: ceremony,
})

export const register = call({
  method: 'POST',
  path: '/api/join',
  summary:
    'Registers a new player with a passkey and returns the recovery codes, which are never shown again.',
  auth: 'public',
  rateLimit: 'signIn',
  body: passkeyRegistration,
  status: 201,
  response: recordWithUnknownFields<{ readonly nickname: string; readonly recoveryCodes: readonly string[] }>(
    {
      nickname: text(),
      recoveryCodes: listOf(text()),
    },
  ),
})

export const signInOptions = call({
  method: 'POST',
  path: '/api/session/options',
  summary: 'Returns the WebAuthn options to sign in with a passkey.',
  auth: 'public',
  rateLimit: 'signIn',
  response: ceremony,
})

export const signInWithPasskey = call({
  method: 'POST',
  path: '/api/session',
  summary: 'Signs in with a passkey.',
  auth: 'public',
  rateLimit: 'signIn',
  body: passkeyAssertion,
  status: 201,
  response: emptyResponse,
})

export const signInWithRecovery = call({
  method: 'POST',
  path: '/api/session/recovery',
  summary: 'Signs in with a single-use recovery code.',
  auth: 'public',
  rateLimit: 'signIn',
  body: record({ code: text(60) }),
  status: 201,
  response: emptyResponse,
})

export const signInWithPairingCode = call({
  method: 'POST',
  path: '/api/session/handover',
  summary: 'Signs in a second device with the pairing code of the first one.',
  auth: 'public',
  rateLimit: 'signIn',
  body: record({ code: text(60) }),
  status: 201,
  response: emptyResponse,
})
