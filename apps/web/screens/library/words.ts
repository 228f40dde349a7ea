import { message } from '@opfor/kernel'

/** Texts of the library of opponents that come with the app. */
export const libraryWords = {
  title: message('web.library.title', 'Library'),
  intro: message(
    'web.library.intro',
    'Opponents of ours in English, one for each shape. Play one with whatever is at hand, or change it into yours.',
  ),
  read: message('web.library.read', 'Read the page'),
} as const
