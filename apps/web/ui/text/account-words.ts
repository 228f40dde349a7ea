import { messages } from '@opfor/kernel'

/** Also shown outside the account. */
export const accountWords = messages('web.account', {
  title: 'Account and sync',
  notDone: "That didn't work. {problem}",
  away: "Can't reach the server.",
  synced: 'Everything is synced.',
  waiting: 'Syncing …',
  unsent:
    "Can't reach the server. {count, plural, one {# change is} other {# changes are}} saved on this device and will be sent later.",
  full: 'Your storage on the server is full. {count, plural, one {# change stays} other {# changes stay}} on this device only.',
  refused: 'The server rejected “{name}”. Its changes are only on this device.',
  copied: 'Two devices changed the same text. The other version was saved as “{name}”.',
  signedOut: 'Your session has expired. Sign out and sign in again.',
  diverged: '“{name}” was played on two devices',
  deleted: 'It is deleted on all your devices. You can restore it for 30 days under “Account and sync”.',
})
