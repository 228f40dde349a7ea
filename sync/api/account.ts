import { listOf, record, text } from '@opfor/kernel'
import { call } from './call.ts'
import { accountExport } from './shapes/export.ts'
import { nickname } from './shapes/nickname.ts'
import { ceremony, made } from './shapes/passkey.ts'
import { atLeast, count, empty, moment } from './shapes/common.ts'

/** Who one is. */
export const ownAccount = call({
  method: 'GET',
  path: '/api/account',
  says: 'Who I am: nickname, passkeys, how many recovery codes are left and where I am signed in.',
  who: 'player',
  limit: 'read',
  gives: atLeast({
    nickname: text(),
    created: moment,
    passkeys: listOf(atLeast({ id: text(1024), created: moment })),
    recoveryCodes: count,
    sessions: count,
  }),
})

/** Takes another nickname. */
export const changeNickname = call({
  method: 'PUT',
  path: '/api/account/nickname',
  says: 'Changes my nickname.',
  who: 'player',
  limit: 'signIn',
  body: record({ nickname }),
})

/** Gives everything out. */
export const exportAccount = call({
  method: 'GET',
  path: '/api/account/export',
  says: 'Everything that the server keeps of me.',
  who: 'player',
  limit: 'signIn',
  gives: accountExport,
})

/** Deletes everything. */
export const deleteAccount = call({
  method: 'DELETE',
  path: '/api/account',
  says: 'Deletes everything that the server keeps of me, at once and for good.',
  who: 'player',
  limit: 'signIn',
})

/** Makes new recovery codes. */
export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/api/account/recovery-codes',
  says: 'New recovery codes; the old ones no longer count.',
  who: 'player',
  limit: 'signIn',
  gives: atLeast({ recoveryCodes: listOf(text()) }),
})

/** Makes a code for a second device. */
export const makeHandover = call({
  method: 'POST',
  path: '/api/account/handover',
  says: 'A code that signs a second device in, for five minutes and once.',
  who: 'player',
  limit: 'signIn',
  status: 201,
  gives: atLeast({ code: text(), expires: moment }),
})

/** Begins to make one more passkey. */
export const passkeyOptions = call({
  method: 'POST',
  path: '/api/account/passkeys/options',
  says: 'What the browser needs to make one more passkey for me.',
  who: 'player',
  limit: 'signIn',
  gives: ceremony,
})

/** Keeps one more passkey. */
export const keepPasskey = call({
  method: 'POST',
  path: '/api/account/passkeys',
  says: 'Keeps one more passkey of mine.',
  who: 'player',
  limit: 'signIn',
  body: made,
  status: 201,
  gives: empty,
})

/** Forgets a passkey. */
export const forgetPasskey = call({
  method: 'DELETE',
  path: '/api/account/passkeys/:passkey',
  says: 'Forgets a passkey of mine; the last one stays.',
  who: 'player',
  limit: 'signIn',
  params: record({ passkey: text(1024) }),
})

/** Signs out. */
export const signOut = call({
  method: 'DELETE',
  path: '/api/session',
  says: 'Signs this device out.',
  who: 'player',
  limit: 'write',
})

/** Signs out everywhere. */
export const signOutEverywhere = call({
  method: 'DELETE',
  path: '/api/sessions',
  says: 'Signs every device of mine out.',
  who: 'player',
  limit: 'write',
})
