import { message } from '@opfor/kernel'

/** What happened to a match outside its window. */
export const noticeWords = {
  followed: message(
    'web.keeping.followed',
    'This match went on in another window; this is how it stands now.',
  ),
  notTaken: message(
    'web.keeping.notTaken',
    'This match had gone on in another window, so your last tap here was not taken. This is how it stands now.',
  ),
  notKept: message(
    'web.keeping.notKept',
    'The browser could not keep your last answer. It is tried again with the next one; save the match as a file to be safe.',
  ),
} as const
