import { ruling } from '@opfor/kernel'
import { rule } from '../../table/citations.ts'

export const sheetDie = ruling(
  'conflict-of-heroes.sheetDie',
  'Die for the sheet',
  rule('G 5.3.2'),
  'As many shields as bursts, and a die decides: which numbers are Defense?',
  { low: '1 to 3 are Defense, 4 to 6 Offense', high: '1 to 3 are Offense, 4 to 6 Defense' },
  'low',
  'It follows the die for the side of the player: the one named first has the low numbers.',
)

export const thirdTile = ruling(
  'conflict-of-heroes.thirdTile',
  'Third tile of the track',
  rule('G 5.5'),
  'A third or later tile of the Mission Track: where does it go?',
  {
    free: 'on the lowest numbered space of a Mission Tile that is free',
    shares: 'it shares the spaces of Mission Tile 1',
    aside: 'it stays beside the sheet',
  },
  'free',
  'The text places tiles on the lowest numbered corresponding spaces.',
)

export const markerStart = ruling(
  'conflict-of-heroes.markerStart',
  'Start of the marker',
  rule('G 5.5'),
  'Where does the Mission Track marker begin?',
  { asked: 'you say, as your sheet has it', before: 'before space 1' },
  'asked',
  'The text does not say it, and everything on the track rests on it.',
)

export const netting = ruling(
  'conflict-of-heroes.netting',
  'Gains and losses',
  rule('G 5.4'),
  'The AI has gained and lost CAPs: how is the Order Card Deck built?',
  {
    printed: 'first cards are added for the gains, then removed for the losses',
    net: 'gains less losses, then cards are added or removed',
    each: 'one after another, as the cards were played',
  },
  'printed',
  'The text adds cards for CAPs that were gained, and after that removes for those that were lost.',
)

export const finalVp = ruling(
  'conflict-of-heroes.finalVp',
  'VP at the end',
  rule('G 5.5.1'),
  'The mission has ended: are the Victory Points counted then?',
  { counted: 'yes, you say what each side has in all', scored: 'no, those that were scored during it count' },
  'counted',
  'Cards may give VP for what is held at the end, and the mission ends at once.',
)

export const removed = ruling(
  'conflict-of-heroes.removed',
  'Which cards are removed',
  rule('G 6.3'),
  'Against too strong an AI random Command Cards are removed: among which cards?',
  {
    only: 'those that CAPs added, and no other',
    any: 'any card of the deck',
  },
  'any',
  'The text (G 5.4) also calls a card that a lost CAP removes a Command Order Card, and that is any card of the deck.',
)

export const fewerCaps = ruling(
  'conflict-of-heroes.fewerCaps',
  'Fewer CAPs',
  rule('G 6.3'),
  'Against too weak an AI you start the mission with fewer CAPs than generated: in which Rounds?',
  { first: 'in the first Round', every: 'in every Round' },
  'first',
  'The text speaks of the start of the mission.',
)

export const ownRumors = ruling(
  'conflict-of-heroes.ownRumors',
  'Rumors of your own side',
  rule('G 6.2'),
  'Rumored Enemies were placed for the side that turns out to be yours: what becomes of them?',
  { stay: 'they stay as they were placed', hidden: 'they are taken away, and the units are hidden as usual' },
  'stay',
  'They are placed when the card is played; only of the mine it is said that it depends on the AI.',
)

export const chosenUnit = ruling(
  'conflict-of-heroes.chosenUnit',
  'The unit of German 14',
  rule('G 6.2'),
  'German 14 puts a chosen unit into the Rumored Enemy Draw Cup: whose unit may it be?',
  {
    soviet: 'one of the Soviets',
    either: 'one of either side: a house rule, if you take the word Soviet for a misprint',
  },
  'soviet',
  'The text has the chosen Soviet unit, and no other, though the card is German.',
)

export const lostCaps = ruling(
  'conflict-of-heroes.lostCaps',
  'CAPs that the AI has lost',
  rule('G 5.4'),
  'The AI has lost more than one CAP by its cards: how many Order Cards are removed?',
  { one: 'one in all', each: 'one for each CAP' },
  'one',
  'The text adds a card for each CAP that was gained, and removes a card if CAPs are lost.',
)

export const emptyCup = ruling(
  'conflict-of-heroes.emptyCup',
  'Empty cup',
  rule('G 6.2'),
  'A Rumored Enemy is revealed and its Draw Cup is empty: what is it?',
  { soloRules: 'you look it up in your Solo Rules', nobody: 'nobody' },
  'soloRules',
  'The text fills the cup, and does not say what an empty one means.',
)

export const conditionCaps = ruling(
  'conflict-of-heroes.conditionCaps',
  'CAPs by a card of the other side',
  rule('G 5.4'),
  'The other side has played a Condition Card for its top, which changes the CAPs of both: do those of the AI count for its Order Card Deck?',
  { played: 'no, only CAPs by cards that the AI has played', any: 'yes, whoever has played the card' },
  'played',
  'The text counts CAPs that the AI received from playing options.',
)

export const zeroCaps = ruling(
  'conflict-of-heroes.zeroCaps',
  'CAPs lost at 0',
  rule('G 5.4'),
  'A card takes more CAPs from the AI than it has: how many has it lost?',
  { had: 'those that it had', printed: 'as many as the card says' },
  'had',
  'The text speaks of CAPs that the AI loses, and at 0 it has none to lose.',
)
