import { type Ruling, ruling } from '@opfor/kernel'
import { rule } from './citations.ts'
import { besideMarkers, besideRumors, rumorHexes, trenchGuns } from './placing-rulings.ts'
import {
  cardUnits,
  chosenUnit,
  emptyCup,
  fewerCaps,
  finalVp,
  lastMove,
  lostCaps,
  markerStart,
  netting,
  ownRumors,
  removed,
  rumorCups,
  sheetDie,
  thirdTile,
  tooFewAdded,
  truckElsewhere,
  truckOf22,
} from './solo-rulings.ts'

/** From whose edge the distance of a Control Marker is counted. */
export const markerEdge = ruling(
  'conflict-of-heroes.markerEdge',
  'From whose edge',
  rule('G 3.7.2'),
  'A Control Marker so many hexes from the entry edge: from whose edge is it counted?',
  { opponent: "the opponent's edge", own: "the card player's own edge" },
  'opponent',
  'In the printed example the hex is the fourth from the edge of the opponent, and the eighth from his own.',
)

/** Whether the distance of a Control Marker is exact. */
export const markerDistance = ruling(
  'conflict-of-heroes.markerDistance',
  'How far the marker lies',
  rule('G 3.7.2'),
  'A Control Marker four hexes from the edge: may it lie closer?',
  { exactly: 'exactly so many hexes', atMost: 'at most so many hexes' },
  'exactly',
  'The example counts exactly.',
)

/** A Control Marker is placed before its side has played any units. */
export const reaction = ruling(
  'conflict-of-heroes.reaction',
  'Units near the marker',
  rule('G 3.7.2'),
  'A Control Marker is placed and its side has no units card yet: what of the right to place units beside it?',
  { kept: 'it is kept until the next units card of that side', lost: 'it is lost' },
  'lost',
  'In the printed example units may be placed now, when the marker is.',
)

/** Whose units may be placed near a new Control Marker. */
export const reactionCards = ruling(
  'conflict-of-heroes.reactionCards',
  'Cards near the marker',
  rule('G 3.7.2'),
  'The units of a card may be placed near a new Control Marker: of which cards?',
  { forUnits: 'of those that were played for units', any: 'of any card of which units wait' },
  'forUnits',
  'In the printed example the card was played for units.',
  'forUnits',
)

/** Whether a Control Marker may lie on or beside units of the player who places it. */
export const markerUnits = ruling(
  'conflict-of-heroes.markerUnits',
  'Marker and units',
  rule('G 3.7.2'),
  'A Control Marker of the enemy is placed: may it lie on or beside units of the player who places it?',
  { anywhere: 'yes, any hex of the right distance', apart: 'no, neither on nor next to them' },
  'anywhere',
  'The text has a distance from the edge, and nothing of units.',
  'anywhere',
)

/** How far an entry edge reaches where maps are joined. */
export const wideEdge = ruling(
  'conflict-of-heroes.wideEdge',
  'Edge of several maps',
  rule('G 2.1'),
  'Two maps lie side by side: is an entry edge the edge of one map, or the whole side of both?',
  { one: 'the edge of one map', whole: 'the whole side of all maps, wherever no other map is joined' },
  'one',
  'The text lets units enter from a map edge.',
  'one',
)

/** What becomes of a card whose option is over at once. */
export const discarding = ruling(
  'conflict-of-heroes.discarding',
  'Options that are over',
  rule('G 3.0'),
  'An option is resolved at once and has no lasting effect: where does its card go?',
  {
    printed: 'it is discarded, and you see on the card whether it is over',
    filed: 'under the Record Board, as every other card',
  },
  'printed',
  'The text discards some cards and does not say which; the example keeps those of two events.',
  'filed',
)

/** What a destroyed unit is worth. */
export const destroyedUnits = ruling(
  'conflict-of-heroes.destroyedUnits',
  'VP for destroyed units',
  rule('G 3.2.1'),
  'A unit was destroyed: how many VP is it worth?',
  { asked: 'you say, as your cards do', one: '1, unless a card says more' },
  'asked',
  'The text that we have gives no number; missions of the base game give 1.',
  'one',
)

/** Which way round a map may be added. */
export const turnedMaps = ruling(
  'conflict-of-heroes.turnedMaps',
  'Maps turned round',
  rule('G 3.8'),
  'A map is added: may it be turned round?',
  { either: 'yes, it lies either way round', same: 'no, all maps lie the same way round' },
  'either',
  'The text asks for edges of the same length, and nothing else.',
  'either',
)

/** Which hexes are eligible for a counter that has to move. */
export const eligibleHex = ruling(
  'conflict-of-heroes.eligibleHex',
  'Eligible hexes',
  rule('G 3.8.1'),
  'A counter goes to the nearest eligible hex of a switched map: which hexes are eligible?',
  { holds: 'those that can hold it', placing: 'those where it might also be placed' },
  'placing',
  'The text speaks of a hex that does not allow the placement of the counter.',
  'placing',
)

/** The optional rule or an extra card where the deck has no further card. */
export const smallDeck = ruling(
  'conflict-of-heroes.smallDeck',
  'Too few cards',
  rule('G 4.1'),
  'A further card is wanted and the deck has none, as in Guideline 1: what then?',
  { notOffered: 'the extra card is not offered', extended: 'the deck takes the next higher number' },
  'notOffered',
  'Guideline 1 is meant for first matches without extras.',
)

/** The variant of Guideline 8, which reads like its set-up. */
export const halves = ruling(
  'conflict-of-heroes.halves',
  'Who takes which half',
  rule('G 4.2'),
  'The variant of Guideline 8 says what its set-up says: what does it change?',
  { nothing: 'nothing', chosen: 'each team chooses who takes which half of the cards' },
  'nothing',
  'The text says of the variant what it says of the set-up: one player of a team has cards 1-12, the other 13-25.',
  'chosen',
)

/** Who begins in Guideline 7, which prints an order of play. */
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
  'printed',
)

/** All rulings, in the order of the booklet. */
export const rulings: readonly Ruling[] = [
  markerEdge,
  markerDistance,
  reaction,
  reactionCards,
  markerUnits,
  besideMarkers,
  besideRumors,
  trenchGuns,
  wideEdge,
  discarding,
  destroyedUnits,
  turnedMaps,
  eligibleHex,
  smallDeck,
  halves,
  printedOrder,
  sheetDie,
  thirdTile,
  markerStart,
  netting,
  lostCaps,
  finalVp,
  lastMove,
  removed,
  tooFewAdded,
  fewerCaps,
  rumorHexes,
  ownRumors,
  cardUnits,
  chosenUnit,
  rumorCups,
  emptyCup,
  truckOf22,
  truckElsewhere,
]
