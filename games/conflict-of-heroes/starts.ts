import { message, type MatchStarts } from '@opfor/kernel'

/** G 5.0: the booklet's example, with three Rumored Enemies of ours; two AI units are in their cup. */
const inPlay = {
  'coh.initiative': [1, 1, 6, 6],
  'coh.map': ['1'],
  'coh.edge': ['1-A'],
  'coh.play': [
    'soviet-03-bottom',
    'german-04-bottom',
    'soviet-01-top',
    'german-03-top',
    'soviet-04-top',
    'german-01-top',
    'soviet-02-bottom',
    'german-02-bottom',
  ],
  'coh.markerHex': ['1-E09'],
  'coh.reaction': ['soviet-03'],
  'coh.place': ['1-G07', '1-D11', '1-F11', 'off', '1-E13', '1-D13'],
  'coh.placeUnits': [['german Pioneer 17', 'german Pioneer 18']],
  'coh.yourSide': [3],
  'coh.yellow': [false],
  'coh.parameter': [false, false],
  'coh.sheet': [5],
  'coh.markerStart': [0],
  'coh.end': [12],
  'coh.soloHandicap': ['none'],
  'coh.mission': ['rumor', 'rumor', 'rumor', 'reveal'],
  'coh.label': ['F15', 'D15', 'G12'],
}

export const starts: MatchStarts = {
  table: {
    options: { mode: 'solo' },
    asked: ['guideline'],
    isManual: { draws: { cards: 'real' } },
    setUpMessages: message(
      'coh.start.table',
      'You need the game, the booklet of both generators and, for missions, the Solo Expansion. You move and fight by the rules of your game.',
    ),
  },
  screen: {
    options: { mode: 'solo', cards: 'real', orders: 'app', asking: 'each' },
    setUpMessages: message(
      'coh.start.screen',
      'You play the Germans; the side with more VP at space 12 of the track wins. Tap a ? on the map to begin. Moves and fights are left out here: they happen on your table.',
    ),
    isSample: true,
    answers: inPlay,
    corrections: ['soviet Rifle 03', 'soviet Rifle 04'].map((move) => ({
      move,
      from: 'entryCup',
      to: 'rumors-soviet',
      count: 1,
    })),
  },
}
