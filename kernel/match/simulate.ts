import type { GameModule, MatchOutcome } from './game-module.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { LogRecorder } from '../ask/recorder.ts'
import type { Settings } from '../ask/settings.ts'
import { MatchOverSignal, type Replier, Table } from '../ask/table.ts'

export interface SimulationResult<S> {
  readonly situation: S
  readonly outcome: MatchOutcome
  readonly turns: number
}

/** Plays without a journal; answers are immediate. Set-up counts as a turn. */
export function simulate<S>(
  game: GameModule<S>,
  settings: Settings,
  reply: Replier,
  recorder?: LogRecorder<S>,
  turnBegins?: (table: Table<S>) => void,
): SimulationResult<S> {
  const isOver = (): boolean => game.outcome(table.now) !== undefined
  const table: Table<S> = new Table(
    game.initialSituation(settings),
    reply,
    recorder,
    undefined,
    undefined,
    undefined,
    isOver,
  )
  turnBegins?.(table)
  finish(game.setup(table))
  for (let turns = 0; ; turns += 1) {
    const outcome = game.outcome(table.now)
    if (outcome !== undefined) return { situation: table.now, outcome, turns }
    turnBegins?.(table)
    finish(game.turn(table))
  }
}

function finish(turn: Procedure<void>): void {
  try {
    const step = turn.next()
    if (step.done === true) return
    throw new Error(`${step.value.id} was not answered: a simulation cannot wait.`)
  } catch (error) {
    if (!(error instanceof MatchOverSignal)) throw error
  }
}
