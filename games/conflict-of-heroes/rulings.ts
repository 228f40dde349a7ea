import { type Ruling, ruling } from '@opfor/kernel'
import { rule } from './citations.ts'

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
  { one: 'the edge of one map', whole: 'the whole side of all maps in a row' },
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
  rule('G 3.2'),
  'A unit was destroyed: how many VP is it worth?',
  { asked: 'you say, as your cards do', one: '1, unless a card says more' },
  'asked',
  'The text that we have gives no number; missions of the base game give 1.',
  'one',
)

/** Which hexes are eligible for a counter that has to move. */
export const eligibleHex = ruling(
  'conflict-of-heroes.eligibleHex',
  'Eligible hexes',
  rule('G 3.8.1'),
  'A counter goes to the nearest eligible hex of a switched map: which hexes are eligible?',
  { holds: 'those that can hold it', placing: 'those where it might also be placed' },
  'holds',
  'The text speaks of a hex that does not allow the counter, as water.',
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
  'chosen',
  'A variant should vary something.',
)

/** What the die for the side of the Solo Mission Sheet means. */
export const sheetDie = ruling(
  'conflict-of-heroes.sheetDie',
  'Die for the sheet',
  rule('G 5.3.2'),
  'As many shields as bursts, and a die decides: which numbers are Defense?',
  { low: '1 to 3 are Defense, 4 to 6 Offense', high: '1 to 3 are Offense, 4 to 6 Defense' },
  'low',
  'It follows the die for the side of the player: the one named first has the low numbers.',
)

/** A third tile for the Mission Track. */
export const thirdTile = ruling(
  'conflict-of-heroes.thirdTile',
  'Third tile of the track',
  rule('G 5.5'),
  'A third or later tile of the Mission Track: where does it go?',
  { shares: 'it shares the spaces of Mission Tile 1', aside: 'it stays beside the sheet' },
  'shares',
  'No space for a third is described, and a tile that was pulled should count.',
)

/** Where the marker of the Mission Track begins. */
export const markerStart = ruling(
  'conflict-of-heroes.markerStart',
  'Start of the marker',
  rule('G 5.5'),
  'Where does the Mission Track marker begin?',
  { asked: 'you say, as your sheet has it', before: 'before space 1' },
  'asked',
  'The text does not say it, and everything on the track rests on it.',
  'before',
)

/** CAPs gained and lost by the AI. */
export const netting = ruling(
  'conflict-of-heroes.netting',
  'Gains and losses',
  rule('G 5.4'),
  'The AI has gained and lost CAPs: how is the Order Card Deck built?',
  {
    net: 'gains less losses, then cards are added or removed',
    each: 'one after another, as the cards were played',
  },
  'net',
  'One after another would give other cards for the same sum.',
)

/** Whether VP are counted when the mission has ended. */
export const finalVp = ruling(
  'conflict-of-heroes.finalVp',
  'VP at the end',
  rule('G 5.5.1'),
  'The mission has ended: are the Victory Points counted then?',
  { counted: 'yes, you say what each side has in all', scored: 'no, those that were scored during it count' },
  'counted',
  'Cards may give VP for what is held at the end, and the mission ends at once.',
  'scored',
)

/** Which Command Cards a handicap removes. */
export const removed = ruling(
  'conflict-of-heroes.removed',
  'Which cards are removed',
  rule('G 6.3'),
  'Against too strong an AI random Command Cards are removed: among which cards?',
  { added: 'those that CAPs added, and any card where there are none', any: 'any card of the deck' },
  'added',
  'The cards that CAPs add are called Command Cards.',
)

/** Rumored Enemies that were placed for the side that turns out to be the player's. */
export const ownRumors = ruling(
  'conflict-of-heroes.ownRumors',
  'Rumors of your own side',
  rule('G 6.2'),
  'Rumored Enemies were placed for the side that turns out to be yours: what becomes of them?',
  { stay: 'they stay as they were placed', hidden: 'they are taken away, and the units are hidden as usual' },
  'stay',
  'They are placed when the card is played; only of the mine it is said that it depends on the AI.',
  'hidden',
)

/** A Rumored Enemy is revealed, and nothing is left in the cup. */
export const emptyCup = ruling(
  'conflict-of-heroes.emptyCup',
  'Empty cup',
  rule('G 6.2'),
  'A Rumored Enemy is revealed and its Draw Cup is empty: what is it?',
  { soloRules: 'you look it up in your Solo Rules', nobody: 'nobody' },
  'soloRules',
  'The text fills the cup, and does not say what an empty one means.',
  'nobody',
)

/** All rulings, in the order of the booklet. */
export const rulings: readonly Ruling[] = [
  markerEdge,
  markerDistance,
  reaction,
  markerUnits,
  wideEdge,
  discarding,
  destroyedUnits,
  eligibleHex,
  smallDeck,
  halves,
  sheetDie,
  thirdTile,
  markerStart,
  netting,
  finalVp,
  removed,
  ownRumors,
  emptyCup,
]
