import { message } from '@opfor/kernel'

/** Texts of the account screen. */
export const screenWords = {
  intro: message(
    'web.account.intro',
    'Everything works without signing in, and then nothing is sent anywhere. Sign in to have the same matches, opponents and packs on all your devices. You need no password and no e-mail address: a passkey on this device is enough. The matches, opponents, packs and settings on this device are added to your account.',
  ),
  nickname: message('web.account.nickname', 'Nickname'),
  join: message('web.account.join', 'Create an account with a passkey'),
  signIn: message('web.account.signIn', 'Sign in with a passkey'),
  known: message('web.account.known', 'I already have an account'),
  code: message('web.account.code', 'Code'),
  withHandover: message('web.account.withHandover', 'Sign in with a code from another device'),
  withRecovery: message('web.account.withRecovery', 'Sign in with a recovery code'),
  noPasskeys: message(
    'web.account.noPasskeys',
    'This browser does not support passkeys. Use a code from another device.',
  ),
  signedIn: message('web.account.signedIn', 'Signed in as {nickname}'),
  codes: message('web.account.codes', 'Recovery codes'),
  codesIntro: message(
    'web.account.codesIntro',
    'Write these down. If you lose your devices, you can sign in once with each of them. They are shown only now.',
  ),
  newCodes: message('web.account.newCodes', 'New recovery codes'),
  second: message('web.account.second', 'A second device'),
  showCode: message('web.account.showCode', 'Show a code'),
  codeIntro: message(
    'web.account.codeIntro',
    'Open this page on the other device and enter this code, or scan the QR code with it. The code works once, for five minutes.',
  ),
  addPasskey: message('web.account.addPasskey', 'Add a passkey on this device'),
  added: message('web.account.added', 'This device has its own passkey now.'),
  leaving: message('web.account.leaving', 'Account'),
  signOut: message('web.account.signOut', 'Sign out'),
  everywhere: message('web.account.everywhere', 'Sign out everywhere'),
  exportAll: message('web.account.exportAll', 'Export my data'),
  deleteAll: message('web.account.deleteAll', 'Delete my account and data'),
  deleteSure: message('web.account.deleteSure', 'Delete permanently'),
  signOutAndClear: message('web.account.signOutAndClear', 'Sign out and clear this device'),
  clearSure: message('web.account.clearSure', 'Really remove everything from this device'),
  clearUnsent: message(
    'web.account.clearUnsent',
    'Not everything on this device is on the server yet, so nothing was removed.',
  ),
  stays: message(
    'web.account.stays',
    'What is on this device stays here, unless you clear the device: then it is only on the server.',
  ),
  trash: message('web.account.trash', 'Deleted matches'),
  trashIntro: message(
    'web.account.trashIntro',
    'You can restore a deleted match for 30 days, on all your devices. Then the server deletes it for good.',
  ),
  trashed: message('web.account.trashed', '“{name}”, deleted on {date}.'),
  restore: message('web.account.restore', 'Restore “{name}”'),
}
