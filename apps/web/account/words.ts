import { message } from '@opfor/kernel'

/** What is said about the account and about matches on several devices. */
export const accountWords = {
  title: message('web.account.title', 'My matches on every device'),
  intro: message(
    'web.account.intro',
    'Everything works without signing in, and then nothing is sent anywhere. Whoever signs in has the same matches on all devices. There is no password and no e-mail: a passkey of this device is enough.',
  ),
  nickname: message('web.account.nickname', 'Nickname'),
  join: message('web.account.join', 'Join with a passkey'),
  signIn: message('web.account.signIn', 'Sign in with a passkey'),
  known: message('web.account.known', 'I have been here before'),
  code: message('web.account.code', 'Code'),
  withHandover: message('web.account.withHandover', 'Sign in with the code of another device'),
  withRecovery: message('web.account.withRecovery', 'Sign in with a recovery code'),
  noPasskeys: message(
    'web.account.noPasskeys',
    'This browser cannot use passkeys. A code of another device works.',
  ),
  notDone: message('web.account.notDone', 'That did not work. {problem}'),
  away: message('web.account.away', 'The server cannot be reached, or there is none here.'),
  signedIn: message('web.account.signedIn', 'Signed in as {nickname}'),
  synced: message('web.account.synced', 'Everything is synced.'),
  waiting: message('web.account.waiting', 'Syncing …'),
  unsent: message(
    'web.account.unsent',
    'The server cannot be reached. {count, plural, one {# change waits} other {# changes wait}} on this device and will be sent later.',
  ),
  signedOut: message(
    'web.account.signedOut',
    'The server no longer knows this device: sign out and in again.',
  ),
  codes: message('web.account.codes', 'Recovery codes'),
  codesIntro: message(
    'web.account.codesIntro',
    'Write these down. Each signs you in once if you lose your devices. They are shown only now.',
  ),
  newCodes: message('web.account.newCodes', 'New recovery codes'),
  second: message('web.account.second', 'A second device'),
  showCode: message('web.account.showCode', 'Show a code'),
  codeIntro: message(
    'web.account.codeIntro',
    'Open this page on the other device and type this code, or point its camera at the picture. It works once, for five minutes.',
  ),
  addPasskey: message('web.account.addPasskey', 'Add a passkey of this device'),
  added: message('web.account.added', 'This device has its own passkey now.'),
  diverged: message('web.account.diverged', '“{name}” was played on in two ways'),
  divergedIntro: message(
    'web.account.divergedIntro',
    'Choose the one to go on with. The others stay on the server and are not deleted.',
  ),
  branchHere: message(
    'web.account.branchHere',
    'As on this device: {count, plural, one {# entry} other {# entries}} since they parted',
  ),
  branchElsewhere: message(
    'web.account.branchElsewhere',
    'As on another device: {count, plural, one {# entry} other {# entries}} since they parted',
  ),
  leaving: message('web.account.leaving', 'Leaving'),
  signOut: message('web.account.signOut', 'Sign out'),
  everywhere: message('web.account.everywhere', 'Sign out everywhere'),
  exportAll: message('web.account.exportAll', 'Export everything of mine'),
  deleteAll: message('web.account.deleteAll', 'Delete everything of mine on the server'),
  deleteSure: message('web.account.deleteSure', 'Really delete it, for good'),
  stays: message('web.account.stays', 'The matches on this device stay in any case.'),
}
