import { ruling } from '@opfor/kernel'
import { rule } from './citations.ts'

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

/** Two Command Cards are to be removed, and CAPs have added one. */
export const tooFewAdded = ruling(
  'conflict-of-heroes.tooFewAdded',
  'Too few Command Cards',
  rule('G 6.3'),
  'Two Command Cards are to be removed, and CAPs have added only one: what of the second?',
  { any: 'any card of the deck is removed', none: 'no second card is removed' },
  'any',
  'The text removes as many as were agreed on.',
  'none',
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

/** The AI's Truck of Soviet 22 is no longer at its edge when the side is rolled. */
export const truckElsewhere = ruling(
  'conflict-of-heroes.truckElsewhere',
  'A Truck elsewhere',
  rule('G 6.2'),
  "The AI's Truck of Soviet 22 was placed or hidden before the side was rolled: what becomes of it?",
  { road: 'it enters on the road all the same', stays: 'it stays where it is' },
  'road',
  'The text lets the Truck enter on the road of its entrance edge.',
  'road',
)
