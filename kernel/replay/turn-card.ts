import type { GameModule } from '../match/game-module.ts'
import type { Score } from '../match/scoring.ts'
import type { CardStep, Happening, TurnLog } from '../match/turn-card-spec.ts'
import { formatSentence, type Language } from '../messages/language.ts'
import { message, withParams } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'
import { cardSteps } from './card-steps.ts'
import { type LoggedMatch, specOf, turnLogs } from './turn-logs.ts'

export interface TurnCard {
  readonly headline: Happening
  /** The most important one first. */
  readonly happenings: readonly Happening[]
  /** In the order in which they are done. */
  readonly steps: readonly CardStep[]
  /** Index of the first answer, and the number of answers at the end. */
  readonly answers: readonly [from: number, until: number]
}

/** All turns of the opponent, the newest last. */
export function turnCards(match: LoggedMatch<unknown>): readonly TurnCard[] {
  return turnLogs(match).map((turn) => turnCardOf(match.game, turn))
}

/** Undefined if the opponent has not acted yet. */
export function latestTurnCard(match: LoggedMatch<unknown>): TurnCard | undefined {
  const turn = turnLogs(match).at(-1)
  return turn && turnCardOf(match.game, turn)
}

export function turnCardOf<S>(game: GameModule<S>, turn: TurnLog<S>): TurnCard {
  const steps = cardSteps(game, turn)
  const spec = specOf(game)
  const weightOf = ({ kind, more = 0 }: Happening): number => (spec.weights[kind] ?? 0) + more
  const own = spec.happenings(turn).toSorted((a, b) => weightOf(b) - weightOf(a))
  const happenings =
    turn.winner === undefined ? own : [matchOver(turn.winner, game.scoring?.of(turn.after)), ...own]
  const headline = happenings[0] ?? lastAction(turn, steps)
  return { headline, happenings, steps, answers: turn.answers }
}

const over = messages('kernel.card.over', {
  bot: 'The match is over: you lose',
  player: 'The match is over: you win',
  nobody: 'The match is over: a draw',
})
const overBy = messages('kernel.card.overBy', {
  bot: 'You lose, {player} to {bot}',
  player: 'You win, {player} to {bot}',
  nobody: 'A draw, {player} to {bot}',
})

function matchOver(winner: string, score: Score | undefined): Happening {
  const which = winner === 'bot' || winner === 'nobody' ? winner : 'player'
  const tell = score === undefined ? over[which] : withParams(overBy[which], { ...score })
  return { kind: 'over', tell }
}

const nothing = message('kernel.card.nothing', 'Nothing changes on the table')

/** For a game without happenings: a log entry, never a remark. */
function lastAction<S>({ actions }: TurnLog<S>, steps: readonly CardStep[]): Happening {
  const headlines = actions.filter(({ tell }) => tell.as === 'headline' && tell.isPlayerAction !== true)
  const best =
    headlines.findLast(({ tell }) => tell.startsSection !== true) ??
    actions.findLast(({ tell }) => tell.as === 'result') ??
    headlines.at(-1)
  const tell = best?.tell ?? steps.findLast(({ by }) => by === 'opponent')?.what ?? nothing
  return { kind: 'line', tell, cut: 'always' }
}

export const maxHeadlineLength = 48

/** Without a full stop; at most `maxHeadlineLength` characters if the game's short words are. */
export function formatHeadline({ tell, short, cut }: Happening, language?: Language): string {
  const text = withoutStop(formatSentence(tell, language))
  if (cut === 'always') return firstClause(text)
  if (text.length <= maxHeadlineLength) return text
  if (short !== undefined) return withoutStop(formatSentence(short, language))
  return cut === 'long' ? firstClause(text) : text
}

function withoutStop(text: string): string {
  return text.replace(/[.]$/, '')
}

/** Up to a colon, bracket, comma or further sentence. */
function firstClause(text: string): string {
  const clause = /^(.{10,}?)(?:: | \(|, |; |\. )/.exec(text)?.[1] ?? text
  if (clause.length <= maxHeadlineLength) return clause
  return `${clause.slice(0, maxHeadlineLength - 1).replace(/\s+\S*$/, '')}…`
}
