import {
  chanceOf,
  digestSince,
  type GameModule,
  type Question,
  type Readings,
  type Recorder,
  Table,
  untilOver,
  wait,
} from '@opfor/kernel'
import { type DecisionRecord, DecisionRecorder } from './decision-recorder.ts'
import { firstDifference } from './first-difference.ts'
import { translateAnswer } from './position.ts'
import type { RecordedTurn } from './recorded-match.ts'

/** A turn that was played again; `same` if its decisions, answers and changes are those of the recorded turn. */
export interface ReplayedTurn {
  readonly made: readonly DecisionRecord[]
  /** The index of the first decision that differs. */
  readonly nth: number | undefined
  /** Whether that decision waits for an answer, because it asks what the recorded turn did not ask. */
  readonly asks: boolean
  readonly same: boolean
}

/** The situation with the readings and the replaced lists of another opponent. */
export function opposedBy<S>(situation: S, rulings: Readings): S {
  return { ...situation, rulings }
}

/**
 * Plays a recorded turn again with the lists and readings of another opponent: from the same situation, with the same dice
 * and the same answers of the player, as long as the same is asked.
 */
export function replayTurn<S>(
  game: GameModule<S>,
  rulings: Readings,
  turn: RecordedTurn<S>,
  seed: number,
): ReplayedTurn {
  const decisions = new DecisionRecorder()
  const start = opposedBy(turn.situation, rulings)
  const { end, questions } = runTurn(game, start, turn, seed, decisions)
  const nth = firstDifference(turn.made, decisions.made)
  const same =
    nth === undefined &&
    end !== undefined &&
    questions === turn.given.length &&
    digestSince(start, end) === digestSince(turn.situation, turn.end)
  const asks = nth !== undefined && decisions.isOpen(nth)
  return { made: decisions.made, nth, asks, same }
}

/** Runs a recorded turn from a situation; its end is undefined if something else was asked. */
export function runTurn<S>(
  game: GameModule<S>,
  start: S,
  turn: RecordedTurn<S>,
  seed: number,
  recorder: Recorder<S>,
): { readonly end: S | undefined; readonly questions: number } {
  const own = turn.given.filter(({ question }) => question.to !== 'chance')
  let { rolls } = turn
  let answers = 0
  const reply = (question: Question): unknown => {
    if (question.to === 'chance') {
      rolls += 1
      return question.sample(chanceOf(seed, rolls - 1))
    }
    const given = own[answers]
    if (given?.question.id !== question.id) return wait
    answers += 1
    return translateAnswer(question, given.answer) ?? wait
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
  const step = untilOver(turn.isSetup ? game.setup(table) : game.turn(table)).next()
  return { end: step.done === true ? table.now : undefined, questions: rolls - turn.rolls + answers }
}
