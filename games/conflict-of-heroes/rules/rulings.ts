import { type Ruling, ruling } from '@opfor/kernel'
import { rule } from '../table/citations.ts'
import { besideMarkers, besideRumors, rumorHexes, trenchGuns } from './placing/placing-rulings.ts'
import {
  chosenUnit,
  conditionCaps,
  emptyCup,
  fewerCaps,
  finalVp,
  lostCaps,
  markerStart,
  netting,
  ownRumors,
  removed,
  sheetDie,
  thirdTile,
  zeroCaps,
} from './mission/solo-rulings.ts'
import { lastMove, truckElsewhere, truckRound } from './special-rules/truck-rulings.ts'

export const markerEdge = ruling(
  'conflict-of-heroes.markerEdge',
  'From whose edge',
  rule('G 3.7.2'),
  'A Control Marker so many hexes from the entry edge: from whose edge is it counted?',
  { opponent: "the opponent's edge", own: "the card player's own edge" },
  'opponent',
  "By the letter the example counts from the edge of the player who plays the card. We depart from it: its hex is the fourth from the opponent's edge, and the eighth from that one.",
)

export const reactionCards = ruling(
  'conflict-of-heroes.reactionCards',
  'Cards near the marker',
  rule('G 3.7.2'),
  'The units of a card may be placed near a new Control Marker: of which cards?',
  { forUnits: 'of those that were played for units', any: 'of any card of which units wait' },
  'forUnits',
  'In the printed example the card was played for units.',
)

export const wideEdge = ruling(
  'conflict-of-heroes.wideEdge',
  'Edge of several maps',
  rule('G 2.1'),
  'Two maps lie side by side: is an entry edge the edge of one map, or the whole side of both?',
  { one: 'the edge of one map', whole: 'the whole side of all maps, wherever no other map is joined' },
  'one',
  'The text lets units enter from a map edge.',
)

export const destroyedUnits = ruling(
  'conflict-of-heroes.destroyedUnits',
  'VP for destroyed units',
  rule('G 3.2.1'),
  'A unit was destroyed: how many VP is it worth?',
  { asked: 'you say, as your cards do', one: '1, unless a card says more' },
  'asked',
  'The text that we have gives no number; missions of the base game give 1.',
)

export const eligibleHex = ruling(
  'conflict-of-heroes.eligibleHex',
  'Eligible hexes',
  rule('G 3.8.1'),
  'A counter goes to the nearest eligible hex of a switched map: which hexes are eligible?',
  { holds: 'those that can hold it', placing: 'those where it might also be placed' },
  'placing',
  'The text speaks of a hex that does not allow the placement of the counter.',
)

export const smallDeck = ruling(
  'conflict-of-heroes.smallDeck',
  'Too few cards',
  rule('G 4.1'),
  'A further card is wanted and the deck has none, by the optional rule or for a handicap: what then?',
  {
    notOffered: 'the extra card is not offered',
    extended: 'the deck takes the next higher number: a house rule, as the Guideline does not name that card',
  },
  'notOffered',
  'A Guideline names the cards of each deck; where the hands take all of them, none is left to be drawn.',
)

export const halves = ruling(
  'conflict-of-heroes.halves',
  'Who takes which half',
  rule('G 4.2'),
  'The variant of Guideline 8 says what its set-up says: what does it change?',
  { nothing: 'nothing', chosen: 'each team chooses who takes which half of the cards' },
  'nothing',
  'The text says of the variant what it says of the set-up: one player of a team has cards 1-12, the other 13-25.',
)

export const printedOrder = ruling(
  'conflict-of-heroes.printedOrder',
  'Who begins in Guideline 7',
  rule('G 2.0'),
  'Guideline 7 prints an order of play, and the Initiative Player goes first: who plays the first card?',
  {
    printed: 'the player whom the order names first',
    initiative: 'the Initiative Player, and then on in that order',
  },
  'printed',
  'The order is printed with the Guideline, beginning with one player.',
)

/** In the order of the booklet. */
export const rulings: readonly Ruling[] = [
  markerEdge,
  reactionCards,
  besideMarkers,
  besideRumors,
  trenchGuns,
  wideEdge,
  destroyedUnits,
  eligibleHex,
  smallDeck,
  halves,
  printedOrder,
  sheetDie,
  thirdTile,
  markerStart,
  netting,
  lostCaps,
  conditionCaps,
  zeroCaps,
  finalVp,
  lastMove,
  removed,
  fewerCaps,
  rumorHexes,
  ownRumors,
  chosenUnit,
  emptyCup,
  truckElsewhere,
  truckRound,
]
