import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { accountExport } from './shapes/export.ts'
import { nickname } from './shapes/nickname.ts'
import { ceremony, passkeyRegistration } from './shapes/passkey.ts'
import { looseRecord, count, empty, timestamp } from './shapes/common.ts'

/** Who one is. */
export const ownAccount = call({
  method: 'GET',
  path: '/api/account',
  summary: 'Who I am: nickname, passkeys, how many recovery codes are left and where I am signed in.',
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

/** Takes another nickname. */
export const changeNickname = call({
  method: 'PUT',
  path: '/api/account/nickname',
  summary: 'Changes my nickname.',
  auth: 'player',
  rateLimit: 'signIn',
  body: record({ nickname }),
})

/** Gives everything out. */
export const exportAccount = call({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that the server keeps of me.',
  auth: 'player',
  rateLimit: 'signIn',
  response: accountExport,
})

/** Deletes everything. */
export const deleteAccount = call({
  method: 'DELETE',
  path: '/api/account',
  summary: 'Deletes everything that the server keeps of me, at once and for good.',
  auth: 'player',
  rateLimit: 'signIn',
})

/** Makes new recovery codes. */
export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'New recovery codes; the old ones no longer count.',
  auth: 'player',
  rateLimit: 'signIn',
  response: looseRecord({ recoveryCodes: listOf(text()) }),
})

/** Makes a code for a second device. */
export const makeHandover = call({
  method: 'POST',
  path: '/api/account/handover',
  summary: 'A code that signs a second device in, for five minutes and once.',
  auth: 'player',
  rateLimit: 'signIn',
  status: 201,
  response: looseRecord({ code: text(), expires: timestamp }),
})

/** Begins to make one more passkey. */
export const passkeyOptions = call({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'What the browser needs to make one more passkey for me.',
  auth: 'player',
  rateLimit: 'signIn',
  response: ceremony,
})

/** Keeps one more passkey. */
export const keepPasskey = call({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Keeps one more passkey of mine.',
  auth: 'player',
  rateLimit: 'signIn',
  body: passkeyRegistration,
  status: 201,
  response: empty,
})

/** Forgets a passkey. */
export const forgetPasskey = call({
  method: 'DELETE',
  path: '/api/account/passkeys/:passkey',
  summary: 'Forgets a passkey of mine; the last one stays.',
  auth: 'player',
  rateLimit: 'signIn',
  params: record({ passkey: text(1024) }),
})

/** Signs out. */
export const signOut = call({
  method: 'DELETE',
  path: '/api/session',
  summary: 'Signs this device out.',
  auth: 'player',
  rateLimit: 'write',
})

/** Signs out everywhere. */
export const signOutEverywhere = call({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Signs every device of mine out.',
  auth: 'player',
  rateLimit: 'write',
})
