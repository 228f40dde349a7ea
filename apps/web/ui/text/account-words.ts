import { message } from '@opfor/kernel'

/** Texts of sync, which are also shown outside the account. */
export const accountWords = {
  title: message('web.account.title', 'Account and sync'),
  notDone: message('web.account.notDone', 'That did not work. {problem}'),
  away: message('web.account.away', 'The server cannot be reached, or there is none at this address.'),
  synced: message('web.account.synced', 'Everything is synced.'),
  waiting: message('web.account.waiting', 'Syncing …'),
  unsent: message(
    'web.account.unsent',
    'The server cannot be reached. {count, plural, one {# change is} other {# changes are}} saved on this device and will be sent later.',
  ),
  full: message(
    'web.account.full',
    'Your storage on the server is full. {count, plural, one {# change stays} other {# changes stay}} on this device only.',
  ),
  refused: message(
    'web.account.refused',
    'The server did not accept “{name}”: its changes stay on this device only.',
  ),
  copied: message(
    'web.account.copied',
    'Two devices have changed the same text. The one of the other device was kept as “{name}”.',
  ),
  signedOut: message('web.account.signedOut', 'Your session has ended: sign out and sign in again.'),
  diverged: message('web.account.diverged', 'Sync conflict in “{name}”'),
  deleted: message(
    'web.account.deleted',
    'It is deleted on all your devices. You can restore it for 30 days under “Account and sync”.',
  ),
}
