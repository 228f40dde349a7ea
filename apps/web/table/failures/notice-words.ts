import { message } from '@opfor/kernel'

/** Texts about other windows and the disk. */
export const noticeWords = {
  followed: message(
    'web.keeping.followed',
    'This match was continued in another window. This is its current state.',
  ),
  notTaken: message(
    'web.keeping.notTaken',
    'This match was continued in another window, so your last tap was ignored. This is its current state.',
  ),
  notKept: message(
    'web.keeping.notKept',
    'Your last answer could not be saved. The app tries again with the next one; save the match as a file to be safe.',
  ),
} as const
