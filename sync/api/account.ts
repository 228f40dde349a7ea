import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { accountExport } from './shapes/export.ts'
import { nickname } from './shapes/nickname.ts'
import { ceremony, passkeyRegistration } from './shapes/passkey.ts'
import { looseRecord, count, empty, timestamp } from './shapes/common.ts'

/** Returns the account of the caller. */
export const ownAccount = call({
  method: 'GET',
  path: '/api/account',
  summary: 'Returns my account: nickname, passkeys, and the number of unused recovery codes and of sessions.',
  auth: 'player',
  rateLimit: 'read',
  response: looseRecord({
    nickname: text(),
    created: timestamp,
    passkeys: listOf(looseRecord({ id: text(1024), created: timestamp })),
    recoveryCodes: count,
    sessions: count,
  }),
})

/** Changes the nickname. */
export const changeNickname = call({
  method: 'PUT',
  path: '/api/account/nickname',
  summary: 'Changes my nickname.',
  auth: 'player',
  rateLimit: 'signIn',
  body: record({ nickname }),
})

/** Exports all data of the account. */
export const exportAccount = call({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Exports all data that the server stores about me.',
  auth: 'player',
  rateLimit: 'signIn',
  response: accountExport,
})

/** Deletes the account. */
export const deleteAccount = call({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Deletes my account and all its data, immediately and permanently.',
  auth: 'player',
  rateLimit: 'signIn',
})

/** Replaces the recovery codes. */
export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'Creates new recovery codes and invalidates the old ones.',
  auth: 'player',
  rateLimit: 'signIn',
  response: looseRecord({ recoveryCodes: listOf(text()) }),
})

/** Creates a pairing code for a second device. */
export const makeHandover = call({
  method: 'POST',
  path: '/api/account/handover',
  summary: 'Creates a single-use code that signs in a second device; it expires after five minutes.',
  auth: 'player',
  rateLimit: 'signIn',
  status: 201,
  response: looseRecord({ code: text(), expires: timestamp }),
})

/** Starts the registration of another passkey. */
export const passkeyOptions = call({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Returns the WebAuthn options to register another passkey for my account.',
  auth: 'player',
  rateLimit: 'signIn',
  response: ceremony,
})

/** Stores another passkey. */
export const keepPasskey = call({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Adds a passkey to my account.',
  auth: 'player',
  rateLimit: 'signIn',
  body: passkeyRegistration,
  status: 201,
  response: empty,
})

/** Deletes a passkey. */
export const forgetPasskey = call({
  method: 'DELETE',
  path: '/api/account/passkeys/:passkey',
  summary: 'Deletes one of my passkeys; the last one cannot be deleted.',
  auth: 'player',
  rateLimit: 'signIn',
  params: record({ passkey: text(1024) }),
})

/** Ends the current session. */
export const signOut = call({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Ends the session of this device.',
  auth: 'player',
  rateLimit: 'write',
})

/** Ends all sessions of the account. */
export const signOutEverywhere = call({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Ends all my sessions.',
  auth: 'player',
  rateLimit: 'write',
})
