import { flag, listOf, oneOf, optional, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { accountExport } from './shapes/export.ts'
import { nickname } from './shapes/nickname.ts'
import { ceremony, passkeyAssertion, passkeyRegistration } from './shapes/passkey.ts'
import { looseRecord, count, empty, timestamp } from './shapes/common.ts'

/** A passkey of the caller; `used` is missing until it is used for the first time. */
export interface OwnPasskey {
  readonly id: string
  readonly created: string
  readonly used?: string | undefined
}

/** A session of the caller: a device that is signed in. */
export interface OwnSession {
  readonly id: string
  readonly created: string
  /** When it was last used, to the hour. */
  readonly used: string
  readonly expires: string
  /** How it was signed in. */
  readonly by: 'joining' | 'passkey' | 'recovery' | 'handover'
  /** Whether it is the session of this request. */
  readonly isCurrent: boolean
}

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
    passkeys: listOf(
      looseRecord<OwnPasskey>({ id: text(1024), created: timestamp, used: optional(timestamp) }),
    ),
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
  cost: 10,
  response: accountExport,
})

/** Deletes the account. */
export const deleteAccount = call({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Deletes my account and all its data, immediately and permanently.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'signIn',
})

/** Replaces the recovery codes. */
export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'Creates new recovery codes and invalidates the old ones.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'signIn',
  response: looseRecord({ recoveryCodes: listOf(text()) }),
})

/** Creates a pairing code for a second device. */
export const makeHandover = call({
  method: 'POST',
  path: '/api/account/handover',
  summary: 'Creates a single-use code that signs in a second device; it expires after five minutes.',
  auth: 'player',
  needsProof: true,
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
  needsProof: true,
  rateLimit: 'signIn',
  response: ceremony,
})

/** Stores another passkey. */
export const keepPasskey = call({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Adds a passkey to my account.',
  auth: 'player',
  needsProof: true,
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
  needsProof: true,
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
  needsProof: true,
  rateLimit: 'write',
})

/** Lists the sessions of the account. */
export const listSessions = call({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Lists my sessions: when they were made and last used.',
  auth: 'player',
  rateLimit: 'read',
  response: looseRecord({
    sessions: listOf(
      looseRecord<OwnSession>({
        id: text(60),
        created: timestamp,
        used: timestamp,
        expires: timestamp,
        by: oneOf('joining', 'passkey', 'recovery', 'handover'),
        isCurrent: flag,
      }),
    ),
  }),
})

/** Ends one session of the account. */
export const endSession = call({
  method: 'DELETE',
  path: '/api/sessions/:session',
  summary: 'Ends one of my sessions.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'write',
  params: record({ session: text(60) }),
})

/** Confirms the session with a passkey. */
export const proveWithPasskey = call({
  method: 'POST',
  path: '/api/session/proof',
  summary: 'Confirms my session with a passkey, for changes within the next five minutes.',
  auth: 'player',
  rateLimit: 'signIn',
  body: passkeyAssertion,
})

/** Confirms the session with a recovery code. */
export const proveWithRecovery = call({
  method: 'POST',
  path: '/api/session/proof/recovery',
  summary: 'Confirms my session with a single-use recovery code, for changes within the next five minutes.',
  auth: 'player',
  rateLimit: 'signIn',
  body: record({ code: text(60) }),
})
