import { messages } from '@opfor/kernel'

export const screenWords = messages('web.account', {
  intro:
    "You don't need an account. Sign in to keep your matches, opponents and packs in sync across devices. No password, no e-mail: a passkey is enough. What is on this device is added to your account.",
  nickname: 'Nickname',
  join: 'Create an account with a passkey',
  signIn: 'Sign in with a passkey',
  known: 'I have an account',
  code: 'Code',
  withHandover: 'Sign in with a code from another device',
  withRecovery: 'Sign in with a recovery code',
  noPasskeys: 'This browser does not support passkeys. Use a code from another device.',
  signedIn: 'Signed in as {nickname}',
  codes: 'Recovery codes',
  codesIntro:
    "Write these down. If you lose your devices, each code lets you sign in once. You won't see them again.",
  newCodes: 'New recovery codes',
  second: 'Add a second device',
  showCode: 'Show a code',
  codeIntro:
    'Open this page on the other device and enter this code, or scan the QR code with it. The code works once, for five minutes.',
  addPasskey: 'Add a passkey on this device',
  added: 'This device now has its own passkey.',
  leaving: 'Account',
  signOut: 'Sign out',
  everywhere: 'Sign out everywhere',
  exportAll: 'Export my data',
  deleteAll: 'Delete my account and data',
  deleteSure: 'Delete permanently',
  signOutAndClear: 'Sign out and clear this device',
  clearSure: 'Really remove everything from this device',
  clearUnsent: "Some changes haven't been uploaded yet, so nothing was removed.",
  stays: 'Your data stays on this device when you sign out, unless you clear it.',
  trash: 'Deleted matches',
  trashIntro:
    'You can restore a deleted match for 30 days, on all your devices. Then the server deletes it for good.',
  trashed: '“{name}”, deleted on {date}.',
  restore: 'Restore “{name}”',
})
