import { message } from '@opfor/kernel'

/** What the daily challenge says. */
export const challengeWords = {
  title: message('web.challenge.title', 'Daily challenge'),
  intro: message(
    'web.challenge.intro',
    'The same options for everybody. The server rolls and draws, turn by turn, so nobody can look ahead; results count when it has replayed them. Nothing can be taken back, and every attempt is shown.',
  ),
  day: message('web.challenge.day', '{day}, Greenwich time'),
  signIn: message('web.challenge.signIn', 'Sign in to take part'),
  begin: message('web.challenge.begin', 'Begin an attempt'),
  goOn: message('web.challenge.goOn', 'Go on with attempt {number}'),
  leaderboard: message('web.challenge.leaderboard', 'Leaderboard'),
  nobody: message('web.challenge.nobody', 'Nobody has played yet.'),
  rank: message('web.challenge.rank', 'Rank'),
  player: message('web.challenge.player', 'Player'),
  result: message('web.challenge.result', 'Result'),
  tries: message('web.challenge.tries', 'Attempts'),
  won: message('web.challenge.won', 'won, lead {points} VP'),
  lost: message('web.challenge.lost', 'lost, lead {points} VP'),
  unfinished: message('web.challenge.unfinished', 'nothing finished'),
  attempts: message('web.challenge.attempts', '{count}'),
  abandoned: message('web.challenge.abandoned', '{count}, {abandoned} of them abandoned'),
  before: message('web.challenge.before', 'Days before'),
  secret: message('web.challenge.secret', 'The secret of this day: {secret}'),
  promised: message('web.challenge.promised', 'The hash of the secret, told in advance: {commitment}'),
  waiting: message('web.challenge.waiting', 'The server rolls …'),
  notReached: message('web.challenge.notReached', 'The server did not answer. {problem}'),
  again: message('web.challenge.again', 'Try again'),
  counted: message('web.challenge.counted', 'Your result counts.'),
  toBoard: message('web.challenge.toBoard', 'To the leaderboard'),
}
