import { ruling } from '@opfor/kernel'
import { baseGame, nipponExpansion } from '../table/citations.ts'

export const spyCopies = ruling(
  'blitzkrieg.spyCopies',
  'Whom a spy copies',
  baseGame('Special weapons'),
  'Whose last unit does a spy take after?',
  { opponent: "the opponent's", anyone: 'the last one placed by anyone' },
  'opponent',
  'A spy is among the enemy.',
)

export const spyAfterScientist = ruling(
  'blitzkrieg.spyAfterScientist',
  'Spy after a scientist',
  baseGame('Special weapons'),
  "What is your spy after the bot's scientist?",
  { scientist: 'a scientist of your own', airforce: 'an airforce of strength 3, as the bot used it' },
  'scientist',
  'The token is copied, not what the bot made of it.',
)

export const nuclearTerrain = ruling(
  'blitzkrieg.nuclearTerrain',
  'Nuclear bomb terrain',
  baseGame('Special weapons'),
  'Where may the nuclear bomb be placed?',
  { land: 'where an army may', anywhere: 'on any space' },
  'land',
  'The token shows no arm; a published program treats it as an army.',
)

export const theatreBonus = ruling(
  'blitzkrieg.theatreBonus',
  'Bonus for a theatre',
  baseGame('Closing a theatre'),
  'How often is the bonus of the track paid when a theatre is closed at its end cell?',
  { once: 'once for the whole closing', perCampaign: 'once for each campaign that is scored' },
  'once',
  'The marker stands past both icons once.',
)

export const pastTwentyFive = ruling(
  'blitzkrieg.pastTwentyFive',
  '25 VP in your turn',
  baseGame('End of the game'),
  'What if the bot reaches 25 VP in your turn?',
  {
    over: 'the war ends with that turn',
    ownTurn: 'its total is looked at when its own turn ends: it moves once more, and you after it',
  },
  'over',
  'The bot has moved and you have had your turn after it.',
)

export const nipponClosedBy = ruling(
  'blitzkrieg.nipponClosedBy',
  'Who closed it',
  nipponExpansion,
  'Nippon: who has closed a campaign?',
  { placed: 'whoever placed the last unit', won: 'whoever won it; nobody on a tie' },
  'placed',
  'Where winning a campaign is meant, the leaflet says win.',
)

export const nipponStart = ruling(
  'blitzkrieg.nipponStart',
  'Nippon start',
  nipponExpansion,
  'Nippon: are the difficulty rolls made as well?',
  {
    replace: 'no, the two tracks take their place',
    both: 'yes, after the two tracks; a roll that names no campaign is your choice',
  },
  'replace',
  'The set-up for this board names its own start.',
)
