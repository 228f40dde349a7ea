import { message } from '@opfor/kernel'

/** Texts about making a first sheet of a plain list. */
export const plainListWords = {
  looksPlain: message('web.plainList.looksPlain', 'This looks like a plain list.'),
  offer: message('web.plainList.offer', 'Make a first sheet of it'),
  title: message('web.plainList.title', 'A first sheet'),
  intro: message(
    'web.plainList.intro',
    'Each line becomes a step of the turn. A line that ranks can instead choose: tick it, and the app narrows down by it.',
  ),
  chooseBy: message('web.plainList.chooseBy', 'Choose by "{line}"'),
  make: message('web.plainList.make', 'Make the sheet'),
} as const
