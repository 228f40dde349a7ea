import {
  type Journal,
  type Message,
  message,
  messages,
  type MatchOutcome,
  type Params,
  type Score,
} from '@opfor/kernel'

export const todayWords = messages('web.today', {
  title: message('web.today', "Today's battle, {day}"),
  intro:
    'Everyone gets the same dice and draws, with the default settings. At the end you get three lines to share.',
  start: 'Start',
  goOn: 'Continue',
  result: 'Show the result',
  game: "Opfor, {game}: today's battle, {day}",
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  score: '{player} to {bot} {unit}',
  undone: '{count, plural, =0 {nothing undone} one {# undo} other {# undos}}',
  corrected: '{count, plural, one {# correction} other {# corrections}}',
  same: 'Play the same battle: {address}',
  sameHere: "To play the same battle, open today's battle for this date in Opfor.",
  lines: 'Three lines to share',
  copy: 'Copy the lines',
  send: 'Send the lines',
})

export interface BattleResult {
  readonly title: string
  readonly day: string
  readonly journal: Journal
  readonly winner: MatchOutcome['winner']
  /** Undefined if the game counts no score. */
  readonly score?: (Score & { readonly unit: string }) | undefined
  readonly progress: Message
  /** The address of the app. */
  readonly app: string
}

/** Three lines: which battle, its end with the number of undos, and how to play it. */
export function resultLines(
  { title, day, journal, winner, score, progress, app }: BattleResult,
  say: (words: Message, params?: Params) => string,
): string {
  const { entries } = journal
  const corrections = entries.filter((entry) => 'correct' in entry || 'overrule' in entry).length
  const won = winner === 'bot' ? todayWords.lost : winner === 'nobody' ? todayWords.drawn : todayWords.won
  const result = [
    say(won),
    ...(score === undefined ? [] : [say(todayWords.score, { ...score })]),
    say(progress),
    say(todayWords.undone, { count: entries.filter((entry) => 'undo' in entry).length }),
    ...(corrections === 0 ? [] : [say(todayWords.corrected, { count: corrections })]),
  ]
  const address = `${app}#/today/${journal.game}/${day}`
  return [
    say(todayWords.game, { game: title, day }),
    result.join(', '),
    /^https?:/.test(app) ? say(todayWords.same, { address }) : say(todayWords.sameHere),
  ].join('\n')
}
