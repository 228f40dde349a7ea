import { type Ruling, ruling } from '@opfor/kernel'
import {
  baseGame,
  greatestChange,
  nipponExpansion,
  noteOnEffects,
  stratagemTokens,
  theProcedure,
} from './citations.ts'

/** Which theatre is higher on the board. */
export const theatreOrder = ruling(
  'blitzkrieg.theatreOrder',
  theProcedure(1),
  'Which theatre stands above which?',
  {
    columns: 'the left column from the top, then the right one, as the set-up die counts them',
    height: 'by height on the board, then left before right',
  },
  'columns',
  'The set-up die numbers the theatres in that order; the printed example fits both.',
)

/** Several theatres that can be closed and won. */
export const severalWinners = ruling(
  'blitzkrieg.severalWinners',
  theProcedure(1),
  'What if several theatres can be closed and won?',
  { all: 'all of them stay, and the next lines decide', first: 'the first in printed order is taken' },
  'all',
  'The lines narrow; nothing says to stop at the first.',
)

/** A theatre against a campaign, once the place is chosen. */
export const theatreOrCampaign = ruling(
  'blitzkrieg.theatreOrCampaign',
  theProcedure(2),
  'Closing the whole theatre or only its campaign: which comes first, for position and unit?',
  { either: 'either is as good', theatreFirst: 'the theatre comes first' },
  'either',
  'The line names both in one breath.',
)

/** Whether a unit that closes must also win. */
export const unitMustWin = ruling(
  'blitzkrieg.unitMustWin',
  theProcedure(3),
  'A unit that closes a theatre or campaign: must it win?',
  { wins: 'it must win', closes: 'closing is enough, as the aid card has it' },
  'wins',
  'The main text says so; the aid card is a short form of it.',
)

/** What is tried when a placement is judged. */
export const placementTried = ruling(
  'blitzkrieg.placementTried',
  theProcedure(1),
  'What counts when a placement is judged?',
  { whole: 'the whole of it: a tactical space first, then the movement', movement: 'the movement alone' },
  'whole',
  'The effect is part of the placement and comes before the movement.',
)

/** Which strength is the highest. */
export const highestStrength = ruling(
  'blitzkrieg.highestStrength',
  theProcedure(3),
  'Which strength counts for the highest?',
  { real: 'the real movement counts', printed: 'the printed number counts' },
  'real',
  'An officer with many units is strong.',
)

/** Where Research Industry stands among the research spaces. */
export const researchIndustry = ruling(
  'blitzkrieg.researchIndustry',
  theProcedure(2),
  'Where does Research Industry stand in the list of positions?',
  { plain: 'with Research, after Improved Research', first: 'before Improved Research' },
  'plain',
  'It is one weapon, as Research is.',
)

/** Ties inside a category of the greatest change. */
export const changeTies = ruling(
  'blitzkrieg.changeTies',
  greatestChange,
  'What makes a change the greater one inside its category?',
  {
    lead: 'a larger lead is more extreme',
    shift: 'a larger movement is more extreme',
  },
  'lead',
  'The list speaks of a more extreme lead, not of a larger movement; elsewhere a tie goes on.',
)

/** What Economic Warfare makes of a theatre with both kinds of space. */
export const economicWarfare = ruling(
  'blitzkrieg.economicWarfare',
  stratagemTokens,
  'Economic Warfare: what of a theatre with production and bombing, against one with either?',
  { either: 'one of them is enough', both: 'both come first' },
  'either',
  'One of the two is asked for, or both.',
)

/** The second placement after the bot's blitz. */
export const blitzRepeat = ruling(
  'blitzkrieg.blitzRepeat',
  noteOnEffects,
  "The bot's blitz: what if nothing can be placed in the same theatre?",
  { elsewhere: 'the whole procedure is done, any theatre', lost: 'the second placement is lost' },
  'elsewhere',
  'The same theatre is asked for only if possible.',
)

/** Whom the spy takes after. */
export const spyCopies = ruling(
  'blitzkrieg.spyCopies',
  baseGame('Special weapons'),
  'Whose last unit does a spy take after?',
  { opponent: "the opponent's", anyone: 'the last one placed by anyone' },
  'opponent',
  'A spy is among the enemy.',
)

/** A spy after the bot's scientist. */
export const spyAfterScientist = ruling(
  'blitzkrieg.spyAfterScientist',
  baseGame('Special weapons'),
  "What is your spy after the bot's scientist?",
  { scientist: 'a scientist of your own', airforce: 'an airforce of strength 3, as the bot used it' },
  'scientist',
  'The token is copied, not what the bot made of it.',
)

/** The terrain of the nuclear bomb. */
export const nuclearTerrain = ruling(
  'blitzkrieg.nuclearTerrain',
  baseGame('Special weapons'),
  'Where may the nuclear bomb be placed?',
  { land: 'where an army may', anywhere: 'on any space' },
  'land',
  'The token shows no arm; a published program treats it as an army.',
)

/** The bonus for closing a theatre at its end cell. */
export const theatreBonus = ruling(
  'blitzkrieg.theatreBonus',
  baseGame('Closing a theatre'),
  'How often is the bonus of the track paid when a theatre is closed at its end cell?',
  { once: 'once for the whole closing', perCampaign: 'once for each campaign that is scored' },
  'once',
  'The marker stands past both icons once.',
)

/** Nippon: what the two tracks at the start replace. */
export const nipponStart = ruling(
  'blitzkrieg.nipponStart',
  nipponExpansion,
  'Nippon: are the difficulty rolls made as well?',
  { replace: 'no, the two tracks take their place', both: 'yes, after the two tracks' },
  'replace',
  'The set-up is given anew for this board.',
)

/** All rulings of the game. */
export const rulings: readonly Ruling[] = [
  theatreOrder,
  severalWinners,
  theatreOrCampaign,
  unitMustWin,
  placementTried,
  highestStrength,
  researchIndustry,
  changeTies,
  economicWarfare,
  blitzRepeat,
  spyCopies,
  spyAfterScientist,
  nuclearTerrain,
  theatreBonus,
  nipponStart,
]
