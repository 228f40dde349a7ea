import { message } from '@opfor/kernel'

/** Texts about opponents that the user has written. */
export const opponentWords = {
  title: message('web.opponents.title', 'Your opponents'),
  intro: message(
    'web.opponents.intro',
    'An opponent is a page of text. The app plays it at your table: it asks what it cannot know, does the rest, and says why.',
  ),
  plays: message('web.opponents.plays', 'Plays: {who}'),
  played: message('web.opponents.played', 'Last played: {date}'),
  notPlayed: message('web.opponents.notPlayed', 'Not played yet'),
  play: message('web.opponents.play', 'Play'),
  edit: message('web.opponents.edit', 'Edit'),
  workshop: message('web.opponents.workshop', 'Workshop'),
  own: message('web.opponents.own', 'On this device'),
  none: message(
    'web.opponents.none',
    'Nothing here yet. Paste a page, open a file, or begin with one of ours.',
  ),
  add: message('web.opponents.add', 'Add a page'),
  paste: message('web.opponents.paste', 'Paste the page here'),
  addThis: message('web.opponents.addThis', 'Add this page'),
  openFile: message('web.opponents.openFile', 'Open a file'),
  drop: message('web.opponents.drop', 'You can also drop a Markdown file (.md) here.'),
  tooLarge: message('web.opponents.tooLarge', 'This file is too large: a page has at most 64 kB.'),
  unreadable: message('web.opponents.unreadable', 'This file could not be read.'),
  howTo: message('web.opponents.howTo', 'How to write one'),
  how1: message(
    'web.opponents.how1',
    'Write what it does as numbered sentences below the heading "## Turn". That is an opponent already: a checklist.',
  ),
  how2: message(
    'web.opponents.how2',
    'Let it choose: a list begins with "Choose one of your units."; "must:" leaves out, "prefer:" narrows, "most" and "nearest" rank, and "Tie:" says what happens if some are equal.',
  ),
  how3: message(
    'web.opponents.how3',
    'A table of its units is kept by the app; so are counters, such as "- Alarm: 0 (0 to 6)", and decks, such as "- 3 x Quiet".',
  ),
  how4: message(
    'web.opponents.how4',
    'What the app knows it does. Anything else it asks or shows, word for word. Start from a shape to see how it is written.',
  ),
  shapes: message('web.opponents.shapes', 'Start from a shape'),
  shapesIntro: message(
    'web.opponents.shapesIntro',
    'Each is a short page in English that already plays: change it into yours.',
  ),
  library: message('web.opponents.library', 'Try one of ours'),
  libraryIntro: message(
    'web.opponents.libraryIntro',
    'Ten opponents in English, for an evening with whatever is at hand.',
  ),
  openLibrary: message('web.opponents.openLibrary', 'Open the library'),
  page: message('web.opponents.page', 'The page'),
  line: message('web.opponents.line', 'Line {line}'),
  toFix: message('web.opponents.toFix', 'To fix'),
  notes: message('web.opponents.notes', 'Notes'),
  good: message('web.opponents.good', 'Nothing to fix.'),
  findings: message(
    'web.opponents.findings',
    '{count, plural, one {# thing to fix.} other {# things to fix.}}',
  ),
  fixFirst: message('web.opponents.fixFirst', 'House rules are played once nothing is left to fix.'),
  houseOf: message('web.opponents.houseOf', 'House rules for {game}'),
  houseIntro: message(
    'web.opponents.houseIntro',
    'What if one line came before another, or were not there? Write the lists of this opponent out, change them, play against them, and compare.',
  ),
  newHouse: message('web.opponents.newHouse', 'Write the printed lists out'),
  houseNone: message('web.opponents.houseNone', 'House rules cannot be written for this game.'),
  playsAnyway: message('web.opponents.playsAnyway', 'It can be played as it is.'),
  noSection: message(
    'web.opponents.noSection',
    'It cannot be played yet: write the heading "## Turn" and numbered steps below it.',
  ),
  tooLong: message('web.opponents.tooLong', 'It is too long to be played.'),
  asked: message(
    'web.opponents.asked',
    '{count, plural, one {# thing} other {# things}} that you will be asked',
  ),
  eachCandidate: message('web.opponents.cost.candidate', 'about each candidate'),
  eachTime: message('web.opponents.cost.time', 'each time'),
  eachTurn: message('web.opponents.cost.turn', 'once a turn'),
  eachGame: message('web.opponents.cost.game', 'once a match'),
  offered: message('web.opponents.cost.offered', 'you say when'),
  askDelete: message(
    'web.opponents.askDelete',
    'Delete {name} from this device? Matches with it stay and can be continued.',
  ),
  keep: message('web.opponents.keep', 'Keep it'),
  shared: message('web.opponents.shared', 'A shared opponent'),
  sharedIntro: message('web.opponents.sharedIntro', 'This opponent is not saved on this device yet.'),
  keepAsMine: message('web.opponents.keepAsMine', 'Save to my opponents'),
  notFound: message('web.opponents.notFound', 'This opponent is not on this device.'),
  untitled: message('web.opponents.untitled', 'Untitled'),
  followed: message(
    'web.opponents.followed',
    'The page was changed in another window. This window shows that text now.',
  ),
  undoBringsBack: message('web.opponents.undoBringsBack', 'Undo brings back yours.'),
  conflict: message(
    'web.opponents.conflict',
    'The page was changed in another window, and here too. Nothing is saved until you choose.',
  ),
  useOther: message('web.opponents.useOther', 'Use the other text'),
  keepThis: message('web.opponents.keepThis', 'Keep this text'),
  dismiss: message('web.opponents.dismiss', 'Understood'),
} as const

/** What the shapes of opponents are called. */
export const shapeWords = {
  lists: message('web.shape.lists', 'Priority lists over a roster'),
  byClass: message('web.shape.by-class', 'Each unit once, by class'),
  areas: message('web.shape.areas', 'Areas and neighbours'),
  dice: message('web.shape.dice', 'Dice with modifiers'),
  walk: message('web.shape.walk', 'A chart and the first action that is possible'),
  flowChart: message('web.shape.flow-chart', 'A flow chart'),
  stances: message('web.shape.stances', 'Stances and phases'),
  cardFlip: message('web.shape.card-flip', 'Turning over cards'),
  orderDeck: message('web.shape.order-deck', 'A deck of orders and a bag'),
  hiddenHand: message('web.shape.hidden-hand', 'A hidden hand'),
} as const
