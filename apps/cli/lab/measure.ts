import { writeFileSync } from 'node:fs'
import { good, type Parsed } from '@opfor/kernel'
import { armsFor, type Experiment, type Totals } from '@opfor/lab'
import { print, printJson } from '../output.ts'
import { type LabRequest, type LabFlags, parseFlags } from './flags.ts'
import { spread } from './pool.ts'
import { Progress } from './progress.ts'
import type { Ran } from './lab-run.ts'
import { report } from './report.ts'
import { summary } from './summary.ts'

/** Plays many matches and prints the results. */
export async function measure(
  id: string,
  flags: LabFlags & { readonly report?: string },
): Promise<Parsed<number>> {
  const request = parseFlags(id, flags)
  if (!request.ok) return request
  const { ran, stopped } = await run(request.value)
  if (flags.report !== undefined) writeFileSync(flags.report, report(request.value.game, ran))
  if (flags.json === true) printJson(ran)
  else print(...summary(request.value.game, ran))
  return good(stopped ? 130 : 0)
}

async function run({ game, policy, levels, wishes, seeds, workers }: LabRequest): Promise<{
  readonly ran: Ran
  readonly stopped: boolean
}> {
  const experiment: Experiment = { game: game.id, policy, arms: armsFor(levels, wishes) }
  const progress = new Progress(seeds.to - seeds.from)
  const { totals, games } = await spread<Totals>({
    seeds,
    workers,
    task: (piece) => ({ measure: experiment, seeds: piece }),
    progress: (done) => progress.at(done),
    stopped: () => progress.stopped,
    empty: {},
  })
  const { seconds, stopped } = progress
  progress.end()
  return {
    ran: { game: game.id, policy, games, seconds, gamesPerSecond: games / seconds, workers, totals },
    stopped,
  }
}
