import { type Message, message } from '@opfor/kernel'

export const howItWorks: readonly Message[] = [
  message('blitzkrieg.works.1', 'You and the bot take turns; each places one unit on a free space.'),
  message(
    'blitzkrieg.works.2',
    'Armies go on land, navies at sea, airforces anywhere; a split space is both land and sea.',
  ),
  message(
    'blitzkrieg.works.3',
    'First comes the effect of the space, such as bombing, research or victory points.',
  ),
  message(
    'blitzkrieg.works.4',
    'Then the battle marker of the theatre moves towards your end by the strength of the unit.',
  ),
  message(
    'blitzkrieg.works.5',
    'When all spaces of a campaign are taken, the side with the marker scores it; a marker at the end of its track closes the whole theatre.',
  ),
  message('blitzkrieg.works.6', '25 victory points end the match; a player who cannot place a unit loses.'),
]
