import { message } from '@opfor/kernel'

/** Texts about persistent storage. */
export const storageWords = {
  mayBeCleared: message(
    'web.keeping.mayBeCleared',
    'Your browser may delete your matches when storage runs low. Install the app, or export everything from time to time.',
  ),
  askAgain: message('web.keeping.askAgain', 'Allow persistent storage'),
  promised: message('web.keeping.promised', 'The browser will keep your matches.'),
} as const
