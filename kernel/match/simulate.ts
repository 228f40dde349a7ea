import type { GameModule, Outcome } from './game-module.ts'
import type { Recorder } from '../ask/recorder.ts'
import type { Settings } from '../ask/settings.ts'
import { type Reply, Table } from '../ask/table.ts'

/** What came of a match that a program played through. */
export interface SimulationResult<S> {
  readonly situation: S
  readonly outcome: Outcome
  readonly turns: number
}

/** Plays a whole match where every question is answered at once, with no journal. Set-up begins as a turn does. */
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
  if (step.done !== true) throw new Error(`Nobody answered ${step.value.id}: a simulation cannot wait.`)
}
