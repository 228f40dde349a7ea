import { message } from '@opfor/kernel'

/** Texts about what matches show of a page. */
export const healthWords = {
  title: message('web.health.title', 'Health'),
  reading: message('web.health.reading', 'As soon as the page can be played, its lines are counted here.'),
  source: message('web.health.source', 'Counted in'),
  random: message('web.health.random', 'Random answers'),
  own: message('web.health.own', '{count, plural, one {Your # match} other {Your # matches}}'),
  withRandom: message(
    'web.health.withRandom',
    'With random answers: {matches, plural, one {# match} other {# matches}}, {turns, plural, one {# turn} other {# turns}}. People answer otherwise.',
  ),
  fromOwn: message(
    'web.health.fromOwn',
    'From your {matches, plural, one {# match} other {# matches}}, {turns, plural, one {# turn} other {# turns}}.',
  ),
  older: message(
    'web.health.older',
    '{count, plural, one {One was played by an earlier text and counts} other {# were played by an earlier text and count}} as far as the answers fit this one.',
  ),
  old: message('web.health.old', 'These figures are from before your last change.'),
  playing: message('web.health.playing', 'Playing: {done} of {wanted}'),
  playMany: message('web.health.playMany', 'Play {matches} matches'),
  stop: message('web.health.stop', 'Stop'),
  endings: message('web.health.endings', 'How matches end'),
  wins: message('web.health.wins', 'You win {you} of the matches, the opponent {opponent}.'),
  nobodyWins: message('web.health.nobodyWins', 'Nobody wins {nobody}.'),
  noneEnded: message('web.health.noneEnded', 'No match has come to an end.'),
  perTurn: message(
    'web.health.perTurn',
    'It asks {median, plural, one {# question} other {# questions}} a turn at the median, and at most {most} in 95 of 100 turns.',
  ),
  exampleTurn: message(
    'web.health.exampleTurn',
    'A turn that asks {most, plural, one {# question} other {# questions}}',
  ),
  offers: message('web.health.offers', 'Worth a look'),
  lines: message('web.health.lines', 'Line by line'),
  explained: message(
    'web.health.explained',
    'Spoke: how often the line was reached. Decided: how often of these it made the difference; for a tie and a cell, of all uses of its list or chart. Asks: questions a match.',
  ),
  line: message('web.health.line', 'Line'),
  spoke: message('web.health.spoke', 'Spoke'),
  decided: message('web.health.decided', 'Decided'),
  asks: message('web.health.asks', 'Asks'),
  never: message('web.health.never', 'never'),
  percent: message('web.health.percent', '{percent} %'),
  underOne: message('web.health.underOne', '< 1 %'),
  number: message('web.health.number', '{number}'),
  underTenth: message('web.health.underTenth', '< 0.1'),
  showLine: message('web.health.showLine', 'Line {line} in the text: {text}'),
  tie: message('web.health.tie', 'Tie: {rule}'),
  spokeTimes: message('web.health.spokeTimes', 'Spoke {count, plural, one {once} other {# times}}.'),
  decidedTimes: message('web.health.decidedTimes', 'Decided {count, plural, one {once} other {# times}}.'),
  asksTimes: message('web.health.asksTimes', 'Asks {questions} questions a match.'),
} as const

/** What the figures suggest; nothing is wrong with the page. */
export const offerWords = {
  sectionNever: message(
    'web.health.offer.section',
    '"{section}" was never used in {matches} matches. See what leads to it, or take it out.',
  ),
  stepNever: message(
    'web.health.offer.step',
    'This step was never reached in {matches} matches. See which condition leads to it.',
  ),
  cardNever: message(
    'web.health.offer.card',
    'This card never took effect in {matches} matches. See whether its deck is drawn from and reshuffled.',
  ),
  cellNever: message(
    'web.health.offer.cell',
    '"{line}" never came up in {matches} matches. See which rolls or answers lead to its row and column.',
  ),
  lineNever: message(
    'web.health.offer.line',
    'This line never spoke in {matches} matches: those before it had settled the choice, or its condition did not hold. Move it up, or take it out.',
  ),
  neverDecided: message(
    'web.health.offer.decided',
    'This line has never decided in {matches} matches, though it spoke {spoke} times. Move it up, or take it out to ask less.',
  ),
  neverDone: message(
    'web.health.offer.done',
    'This action could never be done in {matches} matches, though it was tried {spoke} times. See what it needs.',
  ),
  ties: message(
    'web.health.offer.ties',
    '{percent} % of the choices of "{section}" end in a tie. One more line before the tie would decide more of them.',
  ),
  dear: message(
    'web.health.offer.dear',
    'This line asks {questions} questions a turn, {percent} % of all. What stands in a column or a counter is not asked.',
  ),
} as const
