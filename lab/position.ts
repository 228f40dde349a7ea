import { type Entry, type GameModule, type Question, type Reply, Table } from '@opfor/kernel'

/**
 * A match in the middle of a turn: the turn's first situation, what was known of the table then, and the answers since.
 * That is how a match is tried out from here, because generators cannot be cloned.
 */
export interface Position<S> {
  readonly game: GameModule<S>
  readonly situation: S
  /** The turn is the set-up. */
  readonly isSetup: boolean
  readonly memory: Table<S>['memory']
  readonly factCount: number
  readonly since: readonly unknown[]
}

/** Where a trial came to: a situation, and the question that stands if the trial stopped at one. */
export interface TrialResult<S> {
  readonly situation: S
  readonly question: Question | undefined
}

/**
 * Plays on from a position with these answers, then with those that `reply` gives, to the end of the turn and `turns`
 * further ones. It stops at a question that `reply` leaves to wait. Each further turn is told as it begins.
 */
export function playAhead<S>(
  position: Position<S>,
  reply: Reply,
  turns: number,
  turnBegins?: (table: Table<S>) => void,
): TrialResult<S> {
  const { game, since } = position
  let given = 0
  const table = new Table(
    position.situation,
    (question) => {
      given += 1
      return given <= since.length ? translateAnswer(question, since[given - 1]) : reply(question)
    },
    undefined,
    position.factCount === 0 ? undefined : position.memory.fork(position.factCount),
  )
  for (let turn = 0; turn <= turns; turn += 1) {
    if (turn > 0 && game.outcome(table.now) !== undefined) break
    if (turn > 0) turnBegins?.(table)
    const step = (turn === 0 && position.isSetup ? game.setup(table) : game.turn(table)).next()
    if (step.done !== true) return { situation: table.now, question: step.value }
  }
  return { situation: table.now, question: undefined }
}

/**
 * An answer that was given in another trial, in terms of this one: a game may make its candidates anew, and rules know
 * them by identity.
 */
export function translateAnswer(question: Question, answer: unknown): unknown {
  if (question.kind === 'choice' && question.options?.includes(answer as never) === true) return answer
  if (!hasFields(question, answer)) return undefined
  const read = question.parse(question.write(answer))
  return read.ok ? read.value : undefined
}

/** Whether an answer to a form has all that this one asks for: in another trial it may have asked for less. */
function hasFields(question: Question, answer: unknown): boolean {
  if (question.kind !== 'entry') return true
  const { fields } = question as Entry<object>
  return Object.keys(fields).every((name) => Object.hasOwn(answer as object, name))
}
