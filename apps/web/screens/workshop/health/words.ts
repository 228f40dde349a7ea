import { message, messages } from '@opfor/kernel'

export const healthWords = messages('web.health', {
  title: 'Health',
  reading: 'Once the page can be played, its lines are counted here.',
  source: 'Counted in',
  random: 'Random answers',
  own: '{count, plural, one {Your # match} other {Your # matches}}',
  withRandom:
    'Random play: {matches, plural, one {# match} other {# matches}}, {turns, plural, one {# turn} other {# turns}}. People play differently.',
  fromOwn:
    'From your {matches, plural, one {# match} other {# matches}}, {turns, plural, one {# turn} other {# turns}}.',
  older:
    '{count, plural, one {One was played with an earlier version and counts} other {# were played with earlier versions and count}} only up to the first answer that no longer fits.',
  old: 'These figures are from before your last change.',
  playing: 'Playing: {done} of {wanted}',
  playMany: 'Play {matches} matches',
  stop: 'Stop',
  endings: 'How matches end',
  wins: 'You win {you}, the opponent wins {opponent}.',
  nobodyWins: 'No winner in {nobody}.',
  noneEnded: 'No match has ended yet.',
  perTurn:
    'It asks a median of {median, plural, one {# question} other {# questions}} a turn, and at most {most} in 95 of 100 turns.',
  exampleTurn: 'A turn that asks {most, plural, one {# question} other {# questions}}',
  offers: 'Suggestions',
  lines: 'Line by line',
  explained:
    'Reached: how often play got to the line. Decided: how often it then made the difference; for ties and cells, out of all uses of their list or chart. Asks: questions per match.',
  line: 'Line',
  reached: 'Reached',
  decided: 'Decided',
  asks: 'Asks',
  never: 'never',
  percent: '{percent} %',
  underOne: '< 1 %',
  number: '{number}',
  underTenth: '< 0.1',
  showLine: 'Line {line} in the text: {text}',
  tie: 'Tie: {rule}',
  reachedTimes: 'Reached {count, plural, one {once} other {# times}}.',
  decidedTimes: 'Decided {count, plural, one {once} other {# times}}.',
  asksTimes: 'Asks {questions} questions a match.',
})

export const offerWords = messages('web.health.offer', {
  sectionNever: message(
    'web.health.offer.section',
    '"{section}" was never used in {matches} matches. Check what leads to it, or delete it.',
  ),
  stepNever: message(
    'web.health.offer.step',
    'This step was never reached in {matches} matches. Check which condition leads to it.',
  ),
  cardNever: message(
    'web.health.offer.card',
    'This card never took effect in {matches} matches. Check that its deck is drawn from and reshuffled.',
  ),
  cellNever: message(
    'web.health.offer.cell',
    '"{line}" never came up in {matches} matches. Check which rolls or answers lead to its row and column.',
  ),
  lineNever: message(
    'web.health.offer.line',
    'This line was never reached in {matches} matches. Move it up or delete it.',
  ),
  neverDecided: message(
    'web.health.offer.decided',
    'This line was reached {reached} times in {matches} matches and never decided. Move it up or delete it.',
  ),
  neverDone: message(
    'web.health.offer.done',
    'This action failed all {reached} times it was tried, in {matches} matches. Check its condition.',
  ),
  ties: '{percent} % of the choices of "{section}" end in a tie. Add a line before the tie to decide more of them.',
  dear: 'This line asks {questions} questions a turn, {percent} % of the total. Put the answer in a column or a counter to ask less.',
})
