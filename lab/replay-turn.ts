import {
  seededRandom,
  digestChanges,
  type GameModule,
  type Question,
  type Readings,
  type LogRecorder,
  Table,
  finishTurn,
  pendingSignal,
} from '@opfor/kernel'
import { type DecisionRecord, DecisionRecorder, firstDifferentDecision } from './decision-recorder.ts'
import { translateAnswer } from './policies/play-ahead.ts'
import type { RecordedTurn } from './recorded-match.ts'

/** `same` if decisions, answers and changes are those of the recorded turn. */
export interface ReplayedTurn {
  readonly made: readonly DecisionRecord[]
  readonly nth: number | undefined
  /** The decision waits for an answer that the recorded turn did not need. */
  readonly asks: boolean
  readonly same: boolean
}

export function withReadings<S>(situation: S, rulings: Readings): S {
  return { ...situation, rulings }
}

/** Replays a turn against another opponent with the same dice and answers, as long as the questions are the same. */
export function replayTurn<S>(
  game: GameModule<S>,
  rulings: Readings,
  turn: RecordedTurn<S>,
  seed: number,
): ReplayedTurn {
  const decisions = new DecisionRecorder()
  const start = withReadings(turn.situation, rulings)
  const { end, questions } = replayTurnAnswers(game, start, turn, seed, decisions)
  const nth = firstDifferentDecision(turn.made, decisions.made)
  const same =
    nth === undefined &&
    end !== undefined &&
    questions === turn.given.length &&
    digestChanges(start, end) === digestChanges(turn.situation, turn.end)
  const asks = nth !== undefined && decisions.isOpen(nth)
  return { made: decisions.made, nth, asks, same }
}

/** The end is undefined if another question was asked. */
export function replayTurnAnswers<S>(
  game: GameModule<S>,
  start: S,
  turn: RecordedTurn<S>,
  seed: number,
  recorder: LogRecorder<S>,
): { readonly end: S | undefined; readonly questions: number } {
  const own = turn.given.filter(({ question }) => question.to !== 'chance')
  let { rolls } = turn
  let answers = 0
  const reply = (question: Question): unknown => {
    if (question.to === 'chance') {
      rolls += 1
      return question.sample(seededRandom(seed, rolls - 1))
    }
    const given = own[answers]
    if (given?.question.id !== question.id) return pendingSignal
    answers += 1
    return translateAnswer(question, given.answer) ?? pendingSignal
  }
  const memory = turn.factCount === 0 ? undefined : turn.memory.fork(turn.factCount)
  const table: Table<S> = new Table(
    start,
    reply,
    recorder,
    memory,
    turn.decisions,
    undefined,
    () => game.outcome(table.now) !== undefined,
  )
  const step = finishTurn(turn.isSetup ? game.setup(table) : game.turn(table)).next()
  return { end: step.done === true ? table.now : undefined, questions: rolls - turn.rolls + answers }
}
