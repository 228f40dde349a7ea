import { type Ruling, ruling } from '@opfor/kernel'
import { greatestChange, noteOnEffects, stratagemToken, theProcedure } from '../table/citations.ts'
import {
  nipponClosedBy,
  nipponStart,
  nuclearTerrain,
  pastTwentyFive,
  spyAfterScientist,
  spyCopies,
  theatreBonus,
} from './game-rulings.ts'

export const theatreOrder = ruling(
  'blitzkrieg.theatreOrder',
  'Theatre order',
  theProcedure(1),
  'Which theatre stands above which?',
  {
    columns: 'the left column from the top, then the right one, as the set-up die counts them',
    height: 'by height on the board, then left before right',
  },
  'height',
  'The leaflet says top before bottom; Eastern Europe and Africa & Middle East stand higher than the Pacific Ocean. Both Europes are one row, as in Example 2.',
)

export const severalWinners = ruling(
  'blitzkrieg.severalWinners',
  'Several theatres to win',
  theProcedure(1),
  'What if several theatres can be closed and won?',
  { all: 'all of them stay, and the next lines decide', first: 'the top one is taken' },
  'all',
  'The lines narrow; nothing says to stop at the first.',
)

export const theatreOrCampaign = ruling(
  'blitzkrieg.theatreOrCampaign',
  'Theatre or campaign',
  theProcedure(3),
  'Closing the whole theatre or only its campaign: which comes first?',
  { either: 'either is as good', theatreFirst: 'the theatre comes first' },
  'either',
  'The line names both in one breath.',
)

export const unitMustWin = ruling(
  'blitzkrieg.unitMustWin',
  'A closing unit must win',
  theProcedure(3),
  'A unit that closes a theatre or campaign: must it win?',
  { wins: 'it must win', closes: 'closing is enough, as the aid card has it' },
  'wins',
  'The main text says so; the aid card is a short form of it.',
)

export const placementTried = ruling(
  'blitzkrieg.placementTried',
  'What a placement counts',
  theProcedure(1),
  'What counts when a placement is judged?',
  { whole: 'the whole of it: a tactical space first, then the movement', movement: 'the movement alone' },
  'whole',
  'The effect is part of the placement and comes before the movement.',
)

export const highestStrength = ruling(
  'blitzkrieg.highestStrength',
  'Highest strength',
  theProcedure(3),
  'Which strength counts for the highest?',
  { real: 'the real movement counts', printed: 'the printed number counts' },
  'real',
  'An officer with many units is strong.',
)

export const researchIndustry = ruling(
  'blitzkrieg.researchIndustry',
  'Research Industry',
  theProcedure(2),
  'Where does Research Industry stand in the list of positions?',
  { plain: 'with Research, after Improved Research', first: 'before Improved Research' },
  'plain',
  'It is one weapon, as Research is.',
)

export const changeTies = ruling(
  'blitzkrieg.changeTies',
  'More extreme',
  greatestChange,
  'What makes a change the greater one inside its category?',
  {
    lead: 'a larger lead is more extreme',
    shift: 'a larger movement is more extreme',
    everywhere: 'a larger movement is the greater change, in every category',
  },
  'lead',
  'The list speaks of a more extreme lead, not of a larger movement; elsewhere a tie goes on.',
)

export const strategicTies = ruling(
  'blitzkrieg.strategicTies',
  'Ties of an advantage',
  noteOnEffects,
  "The bot's strategic advantage: which theatre, where the greatest change is the same in several?",
  {
    theatre: 'in the order of a theatre that is selected',
    top: 'the top one',
    player: 'you choose',
  },
  'theatre',
  'The leaflet has one order between theatres only: the most empty spaces, the most victory points, the top one.',
)

export const economicWarfare = ruling(
  'blitzkrieg.economicWarfare',
  'Production and bombing',
  stratagemToken('Economic Warfare'),
  'Economic Warfare: what of a theatre with production and bombing, against one with either?',
  { either: 'one of them is enough', both: 'both come first' },
  'either',
  'One of the two is asked for, or both.',
)

export const blitzRepeat = ruling(
  'blitzkrieg.blitzRepeat',
  'Blitz without room',
  noteOnEffects,
  "The bot's blitz: what if nothing can be placed in the same theatre?",
  { elsewhere: 'the whole procedure is done, any theatre', lost: 'the second placement is lost' },
  'elsewhere',
  'The same theatre is asked for only if possible.',
)

export const rulings: readonly Ruling[] = [
  theatreOrder,
  severalWinners,
  theatreOrCampaign,
  unitMustWin,
  placementTried,
  highestStrength,
  researchIndustry,
  changeTies,
  strategicTies,
  economicWarfare,
  blitzRepeat,
  spyCopies,
  spyAfterScientist,
  nuclearTerrain,
  theatreBonus,
  pastTwentyFive,
  nipponClosedBy,
  nipponStart,
]
