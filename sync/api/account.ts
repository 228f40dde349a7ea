import { bool, listOf, oneOf, optional, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { accountExport } from './shapes/export.ts'
import { countShape, emptyResponse, recordWithUnknownFields, nickname, timestamp } from './shapes/common.ts'
import { ceremony, passkeyAssertion, passkeyRegistration } from './shapes/passkey.ts'

/** `used` is missing before the first use. */
export interface OwnPasskey {
  readonly id: string
  readonly created: string
  readonly used?: string | undefined
}

export interface OwnSession {
  readonly id: string
  readonly created: string
  /** Rounded to the hour. */
  readonly used: string
  readonly expires: string
  readonly by: 'joining' | 'passkey' | 'recovery' | 'handover'
  readonly isCurrent: boolean
}

export const ownAccount = call({
  method: 'GET',
  path: '/api/account',
  summary: 'Returns my account: nickname, passkeys, and the number of unused recovery codes and of sessions.',
  auth: 'player',
  rateLimit: 'read',
  response: recordWithUnknownFields({
    nickname: text(),
    created: timestamp,
    passkeys: listOf(
      recordWithUnknownFields<OwnPasskey>({ id: text(1024), created: timestamp, used: optional(timestamp) }),
    ),
    recoveryCodes: countShape,
    sessions: countShape,
  }),
})

export const changeNickname = call({
  method: 'PUT',
  path: '/api/account/nickname',
  summary: 'Changes my nickname.',
  auth: 'player',
  rateLimit: 'signIn',
  body: record({ nickname }),
})

export const exportAccount = call({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Exports all data that the server stores about me.',
  auth: 'player',
  rateLimit: 'signIn',
  cost: 10,
  response: accountExport,
})

export const deleteAccount = call({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Deletes my account and all its data, immediately and permanently.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'signIn',
})

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'Creates new recovery codes and invalidates the old ones.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'signIn',
  response: recordWithUnknownFields({ recoveryCodes: listOf(text()) }),
})

export const issuePairingCode = call({
  method: 'POST',
  path: '/api/account/handover',
  summary: 'Creates a single-use code that signs in a second device; it expires after five minutes.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'signIn',
  status: 201,
  response: recordWithUnknownFields({ code: text(), expires: timestamp }),
})

export const passkeyOptions = call({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Returns the WebAuthn options to register another passkey for my account.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'signIn',
  response: ceremony,
})

export const addPasskeyCall = call({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Adds a passkey to my account.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'signIn',
  body: passkeyRegistration,
  status: 201,
  response: emptyResponse,
})

export const removePasskey = call({
  method: 'DELETE',
  path: '/api/account/passkeys/:passkey',
  summary: 'Deletes one of my passkeys; the last one cannot be deleted.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'signIn',
  params: record({ passkey: text(1024) }),
})

export const signOut = call({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Ends the session of this device.',
  auth: 'player',
  rateLimit: 'write',
})

export const signOutEverywhere = call({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Ends all my sessions.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'write',
})

export const listSessions = call({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Lists my sessions: when they were made and last used.',
  auth: 'player',
  rateLimit: 'read',
  response: recordWithUnknownFields({
    sessions: listOf(
      recordWithUnknownFields<OwnSession>({
        id: text(60),
        created: timestamp,
        used: timestamp,
        expires: timestamp,
        by: oneOf('joining', 'passkey', 'recovery', 'handover'),
        isCurrent: bool,
      }),
    ),
  }),
})

export const endSession = call({
  method: 'DELETE',
  path: '/api/sessions/:session',
  summary: 'Ends one of my sessions.',
  auth: 'player',
  needsProof: true,
  rateLimit: 'write',
  params: record({ session: text(60) }),
})

export const confirmWithPasskey = call({
  method: 'POST',
  path: '/api/session/proof',
  summary: 'Confirms my session with a passkey, for changes within the next five minutes.',
  auth: 'player',
  rateLimit: 'signIn',
  body: passkeyAssertion,
})

export const confirmWithRecoveryCode = call({
  method: 'POST',
  path: '/api/session/proof/recovery',
  summary: 'Confirms my session with a single-use recovery code, for changes within the next five minutes.',
  auth: 'player',
  rateLimit: 'signIn',
  body: record({ code: text(60) }),
})
