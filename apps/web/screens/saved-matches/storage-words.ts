import { message } from '@opfor/kernel'

/** Texts about persistent storage. */
export const storageWords = {
  mayBeCleared: message(
    'web.keeping.mayBeCleared',
    'Your browser may delete your matches: when storage runs low, or in Safari after seven days without a visit. Install the app, or save a file from time to time.',
  ),
  askAgain: message('web.keeping.askAgain', 'Allow persistent storage'),
  refused: message('web.keeping.refused', 'The browser said no. A file keeps your matches safe.'),
  saveAll: message('web.keeping.saveAll', 'Save all matches to a file'),
  promised: message('web.keeping.promised', 'The browser will keep your matches.'),
} as const
