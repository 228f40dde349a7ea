import { ruling } from '@opfor/kernel'
import { baseGame, solitaire } from '../../table/citations.ts'

/** 3: the deck of the card. */
export const whoseDeck = ruling(
  'blood-and-plunder.whoseDeck',
  'Whose deck',
  solitaire('Turn Overview'),
  'From which deck does the OPFOR take its card?',
  { own: 'from a deck of its own', shared: 'from one deck for both: any card may come' },
  'own',
  'Each side has a deck of its own.',
)

/** 6: the time to count strike points. */
export const whenCounted = ruling(
  'blood-and-plunder.whenCounted',
  'When points are compared',
  solitaire('Turn Overview, Chart 1'),
  'When are strike points compared?',
  { activated: 'when the unit is activated', shown: 'when the card is shown' },
  'activated',
  'The state of the battle is that of the moment.',
)

/** 7: events on the last turn, and the order of several. */
export const eventsApplied = ruling(
  'blood-and-plunder.eventsApplied',
  'Order of events',
  solitaire('Events'),
  'Several events wait for the next turn: in which order do they apply?',
  { drawn: 'as they were drawn', last: 'the last drawn first' },
  'drawn',
  'They were set aside in that order.',
)

/** 8: faction rules about the hand. */
export const handRules = ruling(
  'blood-and-plunder.handRules',
  'Exchanged cards',
  solitaire('Turn Overview'),
  "The OPFOR's faction may exchange its hand: what does that mean here?",
  { nothing: 'nothing, it has no hand', redraw: 'once a turn a card of 1 to 4 is drawn again: a house rule' },
  'nothing',
  'The OPFOR has no hand.',
)

/** 9: the meaning of engaged. */
export const whatIsEngaged = ruling(
  'blood-and-plunder.whatIsEngaged',
  'Who counts as engaged',
  baseGame('who is engaged'),
  'Which units count as engaged when one is activated?',
  { contact: 'those in melee contact', grappled: 'those aboard a grappled ship too' },
  'contact',
  'The word is of the base game and not explained in this text; melee contact is its plain sense.',
)

/** 10: measuring less than 12 inches. */
export const twelveInches = ruling(
  'blood-and-plunder.twelveInches',
  'Enemies within 12 inches',
  solitaire('Turn Overview'),
  'An enemy less than 12 inches away: which enemies count?',
  { any: 'seen or not', seen: 'only if it is seen' },
  'any',
  'Only the distance is named.',
)

/** 14: nothing can be performed. */
export const nothingPerformed = ruling(
  'blood-and-plunder.nothingPerformed',
  'Nothing can be performed',
  solitaire('Turn Overview, Chart 2'),
  'No action of the column can be performed: what then?',
  { command: 'the actions are lost, command points are still used', end: 'the activation ends' },
  'command',
  'Command points are a step of their own.',
)

/** 15: shaken units. */
export const shakenUnits = ruling(
  'blood-and-plunder.shakenUnits',
  'Shaken units',
  baseGame('Shaken units'),
  'What does a Shaken unit do?',
  {
    rally: 'it rallies, whatever the column says',
    column: 'what the column says: a house rule, where your rulebook lets it',
  },
  'rally',
  'This text does not speak of Shaken units; rules of the base game that it does not alter stand.',
)

/** 16: changes of the column within an activation. */
export const columnChanges = ruling(
  'blood-and-plunder.columnChanges',
  'Changing the column',
  solitaire('Turn Overview, Chart 1'),
  'May the column change within an activation?',
  { stays: 'no', anew: 'yes, chart 1 is read anew for each action' },
  'stays',
  'A column is chosen, then worked down.',
)

/** 41: deployment. */
export const whoDeploys = ruling(
  'blood-and-plunder.whoDeploys',
  'Deploying the OPFOR',
  solitaire('Setup'),
  'How do you deploy the OPFOR?',
  {
    scenario: 'both sides as your scenario says',
    before: 'before your own units',
    after: 'after your own units',
  },
  'scenario',
  'The text changes nothing of the set-up but that you build its force too.',
)

/** 42: strike tests. */
export const strikeTests = ruling(
  'blood-and-plunder.strikeTests',
  'Strike Tests',
  solitaire('Solitaire'),
  'The OPFOR must take a Strike Test: may it fail on purpose?',
  {
    taken: 'no, it takes every test',
    concedes: 'it gives up where it is four points above you: a house rule',
  },
  'taken',
  'Nothing says that it gives up.',
)

/** 43: the models that fall. */
export const casualties = ruling(
  'blood-and-plunder.casualties',
  'Which models fall',
  solitaire('Solitaire'),
  'Where the OPFOR may choose its casualties, which models fall?',
  {
    nearest: 'those nearest the enemy, the commander last',
    random: 'at random',
    rulebook: 'as your rulebook says: nothing is told',
  },
  'nearest',
  'It keeps its commander as anyone would.',
)
