import { message } from '@opfor/kernel'

/** Texts of sync and of short links, which are also shown outside the account. */
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
  shortLink: message('web.account.shortLink', 'Create a short link'),
  shortIntro: message(
    'web.account.shortIntro',
    'For a short link, a copy of the match is stored on the server. Anyone who has the link can view it, with nothing installed.',
  ),
  shortFor: message('web.account.shortFor', 'How long?'),
  forEver: message('web.account.forEver', 'until I revoke it'),
  forMonth: message('web.account.forMonth', 'for 30 days'),
  copyShort: message('web.account.copyShort', 'Copy the short link'),
  short: message('web.account.short', 'Short link'),
  deleted: message(
    'web.account.deleted',
    'It is deleted on all your devices. You can restore it for 30 days under “Account and sync”.',
  ),
}
