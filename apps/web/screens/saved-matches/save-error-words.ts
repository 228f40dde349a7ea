import { message } from '@opfor/kernel'

/** Texts of the save error. */
export const saveErrorWords = {
  title: message('web.notKept.title', 'This could not be saved'),
  asBefore: message(
    'web.notKept.asBefore',
    'The browser did not save your last change on this device. What was saved before is unchanged.',
  ),
  full: message(
    'web.notKept.full',
    'The browser’s storage for this app is full. Free some space, for example by deleting matches you no longer need, and try again.',
  ),
  again: message(
    'web.notKept.again',
    'Try again. If it keeps happening, export everything to a file and reload the page.',
  ),
} as const
