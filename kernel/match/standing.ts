import type { Question } from '../ask/question.ts'
import type { Told } from '../explain/story.ts'
import type { Conversation } from './conversation.ts'
import type { GameModule, Outcome } from './game-module.ts'
import type { Journal, Step } from './journal.ts'

/** A match at one moment, as an immutable value with the fields of a conversation. */
export interface Standing<S = unknown> {
  readonly game: GameModule<S>
  readonly journal: Journal
  readonly question: Question | undefined
  readonly situation: S
  readonly outcome: Outcome | undefined
  readonly told: readonly Told<S>[]
  readonly steps: readonly Step[]
  readonly undone: readonly Step[]
  readonly turns: number
}

/** The current moment of a match. */
export function standingOf<S>(match: Conversation<S>): Standing<S> {
  const { game, journal, question, situation, outcome, told, steps, undone, turns } = match
  return {
    game,
    journal: { ...journal, entries: [...journal.entries] },
    question,
    situation,
    outcome,
    told: [...told],
    steps: [...steps],
    undone: [...undone],
    turns,
  }
}
