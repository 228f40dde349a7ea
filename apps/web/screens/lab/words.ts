import { message } from '@opfor/kernel'

/** Texts of the lab, beginning with the result in one sentence for each player; its figures have their own. */
export const labWords = {
  randomWins: message('web.lab.randomWins', 'A player who answers at random wins {rates}.'),
  greedyWins: message('web.lab.greedyWins', 'A player who takes the best turn in sight wins {rates}.'),
  searchingWins: message('web.lab.searchingWins', 'A player who looks some turns ahead wins {rates}.'),
  rate: message('web.lab.rate', '{wins} in 100 ({from} to {to})'),
  rateAt: message('web.lab.rateAt', '{wins} in 100 at {level} ({from} to {to})'),
  tooFew: message('web.lab.tooFew', 'These are too few matches to tell the levels apart.'),
  choices: message('web.lab.choices', 'Another player, more matches'),
  figures: message('web.lab.figures', 'All figures'),
  title: message('web.lab.title', 'Lab: {game}'),
  intro: message('web.lab.intro', 'How hard is the opponent? Let this device play and count.'),
  who: message('web.lab.who', 'Who plays against the opponent?'),
  random: message('web.lab.random', 'random: any legal answer'),
  greedy: message('web.lab.greedy', 'greedy: takes the best turn in sight'),
  searching: message('web.lab.searching', 'searching: looks some turns ahead; slow'),
  many: message('web.lab.many', 'How many matches?'),
  run: message('web.lab.run', 'Run'),
  stop: message('web.lab.stop', 'Stop'),
  progress: message('web.lab.progress', '{done} of {games} matches, {rate} per second'),
  stopped: message('web.lab.stopped', 'Stopped after {done} matches.'),
  failed: message(
    'web.lab.failed',
    'A worker of this browser failed; {done, plural, one {# match was} other {# matches were}} played. Check the connection, reload the page and run it again.',
  ),
  finished: message('web.lab.finished', '{done} matches in {seconds} s.'),
  openMatch: message('web.lab.openMatch', 'Open match {seed}'),
} as const
