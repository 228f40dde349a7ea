import { type Ruling, ruling } from '@opfor/kernel'
import { rule } from './citations.ts'
import { removed } from './mission/solo-rulings.ts'

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

/** Two Command Cards are to be removed, and CAPs have added one. */
export const tooFewAdded = ruling(
  'conflict-of-heroes.tooFewAdded',
  'Too few Command Cards',
  rule('G 6.3'),
  'Two of the Command Cards that CAPs added are to be removed, and there is only one: what of the second?',
  { any: 'any card of the deck is removed', none: 'no second card is removed' },
  'none',
  'The text removes Command Cards, and there is no second one.',
  'none',
)

/** German 14 or Soviet 08 hides units that stand on the map already. */
export const cardUnits = ruling(
  'conflict-of-heroes.cardUnits',
  'Units that are hidden',
  rule('G 6.2'),
  'German 14 hides a unit and Soviet 08 those of a card: may they have left the edge already?',
  { all: 'yes, they may be anywhere', waiting: 'no, only those that wait beside the edge' },
  'all',
  "The text puts the chosen unit, or the chosen card's units, into the cup, wherever they are.",
  'waiting',
)

/** Rumored Enemies of both sides lie on the map. */
export const rumorCups = ruling(
  'conflict-of-heroes.rumorCups',
  'Rumored Enemy Draw Cup',
  rule('G 6.2'),
  'Rumored Enemies were placed for both sides: is there one Draw Cup, or one for each side?',
  { one: 'one for all', each: 'one for each side' },
  'one',
  'The text speaks of the cup, and of no second one.',
  'each',
)

/** The half of Soviet 22 that gives the Truck. */
export const truckOf22 = ruling(
  'conflict-of-heroes.truckOf22',
  'The Truck of Soviet 22',
  rule('G 6.2'),
  'The AI has played Soviet 22 for its bottom, and a Truck is among its units: does it drive by itself?',
  { card: 'yes, as the Truck of its top', top: 'no, it goes into the AI Draw Cup' },
  'card',
  'The text speaks of the Truck of the card, and of neither half.',
  'top',
)

/** Rulings that are firm by now, and one with a reading that is no longer offered: matches that have them are played on so. */
export const formerRulings: readonly Ruling[] = [
  markerDistance,
  reaction,
  markerUnits,
  discarding,
  turnedMaps,
  removed,
  tooFewAdded,
  cardUnits,
  rumorCups,
  truckOf22,
]
