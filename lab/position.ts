import { type Entry, type GameModule, type Question, type Reply, Table } from '@opfor/kernel'

/**
 * A match in the middle of a turn: the situation and the remembered facts at the start of the turn, and the answers since.
 * Trials replay these answers, because generators cannot be cloned.
 */
export interface Position<S> {
  readonly game: GameModule<S>
  readonly situation: S
  /** Whether the turn is the set-up. */
  readonly isSetup: boolean
  readonly memory: Table<S>['memory']
  readonly factCount: number
  readonly since: readonly unknown[]
  /** Called after a trial in which a list of the opponent decided. */
  readonly opponentDecided?: () => void
}

/** The end of a trial: its situation, and the current question if the trial stopped at one. */
export interface TrialResult<S> {
  readonly situation: S
  readonly question: Question | undefined
}

/**
 * Plays from a position to the end of the turn and `turns` further ones: first with the position's answers, then with those
 * of `reply`. Stops at a question for which `reply` returns `wait`. Calls `turnBegins` at the start of each further turn.
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
    if (table.decisions > 0) position.opponentDecided?.()
    if (step.done !== true) return { situation: table.now, question: step.value }
  }
  return { situation: table.now, question: undefined }
}

/**
 * Translates an answer from another trial to this one: a game may create new candidate objects in each trial, and rules
 * compare them by identity.
 */
export function translateAnswer(question: Question, answer: unknown): unknown {
  if (question.kind === 'choice' && question.options?.includes(answer as never) === true) return answer
  if (!hasFields(question, answer)) return undefined
  const read = question.parse(question.write(answer))
  return read.ok ? read.value : undefined
}

/** Whether an answer has all fields of a form; in another trial the form may have had fewer. */
function hasFields(question: Question, answer: unknown): boolean {
  if (question.kind !== 'entry') return true
  const { fields } = question as Entry<object>
  return Object.keys(fields).every((name) => Object.hasOwn(answer as object, name))
}
