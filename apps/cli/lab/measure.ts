import { writeFileSync } from 'node:fs'
import { parseSuccess, type Parsed } from '@opfor/kernel'
import { armsByLevel, type Experiment, type Totals } from '@opfor/lab'
import { print, printJson } from '../lines/output.ts'
import { type LabRequest, type LabFlags, parseFlags } from './flags.ts'
import { runInPool } from './pool.ts'
import { Progress } from './progress.ts'
import { type LabRun, labSummaryLines } from './summary.ts'
import { labReportPage } from './report.ts'

export async function measure(
  id: string,
  flags: LabFlags & { readonly report?: string },
): Promise<Parsed<number>> {
  const request = parseFlags(id, flags)
  if (!request.ok) return request
  const { run, stopped } = await playMatches(request.value)
  if (flags.report !== undefined) writeFileSync(flags.report, labReportPage(request.value.game, run))
  if (flags.json === true) printJson(run)
  else print(...labSummaryLines(request.value.game, run))
  return parseSuccess(stopped ? 130 : 0)
}

async function playMatches({ game, policy, levels, settings, seeds, workers }: LabRequest): Promise<{
  readonly run: LabRun
  readonly stopped: boolean
}> {
  const experiment: Experiment = { game: game.id, policy, arms: armsByLevel(levels, settings) }
  const progress = new Progress(seeds.to - seeds.from)
  const { totals, games } = await runInPool<Totals>({
    seeds,
    workers,
    task: (chunk) => ({ measure: experiment, seeds: chunk }),
    progress: (done) => progress.at(done),
    stopped: () => progress.stopped,
    empty: {},
  })
  const { seconds, stopped } = progress
  progress.end()
  return {
    run: { game: game.id, policy, games, seconds, gamesPerSecond: games / seconds, workers, totals },
    stopped,
  }
}
