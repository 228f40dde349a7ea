import { message, messages } from '@opfor/kernel'

export const symbolWords = messages('blitzkrieg.symbols', {
  title: message('blitzkrieg.symbols', 'The symbols'),
  production: 'You draw another unit from your bag; with a 2, two.',
  research: 'You draw a special weapon into your bag; with a 2, two.',
  researchIndustry: 'You draw a special weapon into your reserve.',
  bombing: 'A unit from the enemy reserve goes back into its bag.',
  tactical: 'The marker of this theatre moves further towards your side.',
  strategic: 'The marker of another theatre moves towards your side.',
  propaganda: 'You score this number of victory points.',
  trackName: 'Battle track',
  track:
    'The marker shows who leads; once it has reached ① or ②, closing a campaign scores extra victory points.',
  campaignName: 'Star before a row',
  campaign: 'The victory points of that campaign.',
  army: 'Goes on land, or on a split space.',
  navy: 'Goes on sea, or on a split space.',
  airforce: 'Goes on any space.',
  bagName: 'Bags',
  bag: "A side's units that are not drawn yet, and the special weapons.",
  units: 'Square: army. Trapezoid: navy. Triangle: airforce.',
  score: 'Victory points (VP). The match ends at 25; otherwise the side with more wins.',
  cupName: 'Cup',
  cup: 'Stratagem tokens: each turn, one decides what the bot aims for.',
})
