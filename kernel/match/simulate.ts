import type { GameModule, Outcome } from './game-module.ts'
import type { Recorder } from '../ask/recorder.ts'
import type { Settings } from '../ask/settings.ts'
import { type Reply, Table } from '../ask/table.ts'

/** The result of a simulated match. */
export interface SimulationResult<S> {
  readonly situation: S
  readonly outcome: Outcome
  readonly turns: number
}

/** Plays a whole match without a journal; every question is answered immediately. Set-up counts as a turn. */
export function simulate<S>(
  game: GameModule<S>,
  settings: Settings,
  reply: Reply,
  recorder?: Recorder<S>,
  turnBegins?: (table: Table<S>) => void,
): SimulationResult<S> {
  const table = new Table(game.begin(settings), reply, recorder)
  turnBegins?.(table)
  finished(game.setup(table).next())
  for (let turns = 0; ; turns += 1) {
    const outcome = game.outcome(table.now)
    if (outcome !== undefined) return { situation: table.now, outcome, turns }
    turnBegins?.(table)
    finished(game.turn(table).next())
  }
}

function finished(step: IteratorResult<{ readonly id: string }, void>): void {
  if (step.done !== true) throw new Error(`${step.value.id} was not answered: a simulation cannot wait.`)
}
