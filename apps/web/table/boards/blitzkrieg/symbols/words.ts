import { message } from '@opfor/kernel'

/** What the symbols of the board mean. */
export const symbolWords = {
  title: message('blitzkrieg.symbols', 'The symbols'),
  production: message('blitzkrieg.symbols.production', 'You draw another unit from your bag; with a 2, two.'),
  research: message('blitzkrieg.symbols.research', 'You draw a special weapon into your bag; with a 2, two.'),
  researchIndustry: message(
    'blitzkrieg.symbols.researchIndustry',
    'You draw a special weapon into your reserve.',
  ),
  bombing: message('blitzkrieg.symbols.bombing', 'A unit of the enemy reserve goes back into its bag.'),
  tactical: message('blitzkrieg.symbols.tactical', 'The marker of this theatre moves further to your side.'),
  strategic: message('blitzkrieg.symbols.strategic', 'The marker of another theatre moves to your side.'),
  propaganda: message('blitzkrieg.symbols.propaganda', 'You score this number of victory points.'),
  trackName: message('blitzkrieg.symbols.trackName', 'Battle track'),
  track: message(
    'blitzkrieg.symbols.track',
    'The marker shows who leads; a reached ① or ② adds victory points when a campaign closes.',
  ),
  campaignName: message('blitzkrieg.symbols.campaignName', 'Star before a row'),
  campaign: message('blitzkrieg.symbols.campaign', 'The victory points of that campaign.'),
  army: message('blitzkrieg.symbols.army', 'Goes on land, or on a split space.'),
  navy: message('blitzkrieg.symbols.navy', 'Goes on sea, or on a split space.'),
  airforce: message('blitzkrieg.symbols.airforce', 'Goes on any space.'),
  bagName: message('blitzkrieg.symbols.bagName', 'Bags'),
  bag: message(
    'blitzkrieg.symbols.bag',
    'The units of a side that are not drawn yet, and the special weapons.',
  ),
  units: message('blitzkrieg.symbols.units', 'Square: army. Trapezoid: navy. Triangle: airforce.'),
  score: message(
    'blitzkrieg.symbols.score',
    'Victory points (VP). 25 end the match; otherwise more of them win.',
  ),
  cupName: message('blitzkrieg.symbols.cupName', 'Cup'),
  cup: message('blitzkrieg.symbols.cup', 'Stratagem tokens: each turn one says what the bot aims at.'),
} as const
