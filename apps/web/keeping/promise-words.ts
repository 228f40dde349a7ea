import { message } from '@opfor/kernel'

/** What is said about the browser's promise to keep what is stored. */
export const promiseWords = {
  mayBeCleared: message(
    'web.keeping.mayBeCleared',
    'This browser has not promised to keep your matches: it may clear them when space runs short. Install the app, or export everything now and then.',
  ),
  askAgain: message('web.keeping.askAgain', 'Ask the browser'),
  promised: message('web.keeping.promised', 'The browser has promised to keep your matches.'),
} as const
