import {
  type FormQuestion,
  type GameModule,
  type Question,
  type Random,
  type Replier,
  Table,
} from '@opfor/kernel'

/** Knows only what the player knows, and has to sample future dice and draws. */
export type Policy = <S>(question: Question, position: TurnPosition<S>, random: Random) => unknown

/** A position in mid-turn: the turn's start and the answers since. Trials replay these, because generators cannot be cloned. */
export interface TurnPosition<S> {
  readonly game: GameModule<S>
  readonly situation: S
  readonly isSetup: boolean
  readonly memory: Table<S>['memory']
  readonly factCount: number
  readonly since: readonly unknown[]
  /** Called after a trial in which a list of the opponent decided. */
  readonly opponentDecided?: () => void
}

export interface TrialResult<S> {
  readonly situation: S
  readonly question: Question | undefined
}

/** Plays to the end of the turn and `turns` more: first the position's answers, then `reply`, until it returns `pending`. */
export function playAhead<S>(
  position: TurnPosition<S>,
  reply: Replier,
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

/** Candidates are compared by identity, and a game may create new ones in each trial. */
export function translateAnswer(question: Question, answer: unknown): unknown {
  if (question.kind === 'choice' && question.options?.includes(answer as never) === true) return answer
  if (!hasFields(question, answer)) return undefined
  const read = question.parse(question.write(answer))
  return read.ok ? read.value : undefined
}

/** The form may have had fewer fields in another trial. */
function hasFields(question: Question, answer: unknown): boolean {
  if (question.kind !== 'entry') return true
  const { fields } = question as FormQuestion<object>
  return Object.keys(fields).every((name) => Object.hasOwn(answer as object, name))
}
