import type { Question } from '../ask/question.ts'
import type { LogEntry } from '../explain/match-recorder.ts'
import type { LiveMatch } from './live-match.ts'
import type { GameModule, MatchOutcome } from './game-module.ts'
import type { Journal, MatchStep } from './journal.ts'

/** An immutable copy of a match at one moment. */
export interface MatchState<S = unknown> {
  readonly game: GameModule<S>
  readonly journal: Journal
  readonly question: Question | undefined
  readonly situation: S
  readonly outcome: MatchOutcome | undefined
  readonly log: readonly LogEntry<S>[]
  readonly steps: readonly MatchStep[]
  readonly undone: readonly MatchStep[]
  readonly turns: number
}

export function matchState<S>(match: LiveMatch<S>): MatchState<S> {
  const { game, journal, question, situation, outcome, log, steps, undone, turns } = match
  return {
    game,
    journal: { ...journal, entries: [...journal.entries] },
    question,
    situation,
    outcome,
    log: [...log],
    steps: [...steps],
    undone: [...undone],
    turns,
  }
}
