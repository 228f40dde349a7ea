import { message } from '@opfor/kernel'

/** Texts of the card in play and the forecast. */
export const inPlayWords = {
  title: message('web.inPlay.title', 'In play'),
  mayCome: message('web.mayCome', 'Forecast'),
  asItLies: message(
    'web.mayCome.asItLies',
    'What the opponent would do next in the current position. Every move can change it.',
  ),
  nothingMayCome: message('web.mayCome.nothing', 'No forecast is possible right now.'),
} as const
