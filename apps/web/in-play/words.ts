import { message } from '@opfor/kernel'

/** What is said around what is in play and what may come. */
export const inPlayWords = {
  title: message('web.inPlay.title', 'In play'),
  mayCome: message('web.mayCome', 'What may come'),
  asItLies: message(
    'web.mayCome.asItLies',
    'What the opponent would do next as the table lies now. Every move changes it.',
  ),
  nothingMayCome: message('web.mayCome.nothing', 'Nothing can be said ahead at this moment.'),
} as const
