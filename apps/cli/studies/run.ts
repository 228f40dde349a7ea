import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseSuccess, type Parsed } from '@opfor/kernel'
import type { ComparisonTotals, PolicyChoice, SeedRange, Totals } from '@opfor/lab'
import { addResults, emptyPart, nextSeeds, type SeedsResult, type Study, taskOf } from '@opfor/lab/study'
import { codeVersion } from '@opfor/studies/code'
import { findGame } from '../files/journal-file.ts'
import { openPool } from '../lab/pool.ts'
import { Progress } from '../lab/progress.ts'
import { print, printJson } from '../lines/output.ts'
import { readStudy } from './file.ts'
import { studyReport } from './report.ts'
import { type PartTotals, studyLines } from './study-lines.ts'

/** Seeds per chunk. */
const size = { random: 200, greedy: 4, searching: 1 } as const

/** The totals equal those from any number of workers. */
export async function run(
  file: string,
  flags: { readonly workers?: number; readonly json?: boolean; readonly report?: string },
): Promise<Parsed<number>> {
  const read = readStudy(file)
  if (!read.ok) return read
  const { study } = read.value
  const game = findGame(study.game)
  if (!game.ok) return game
  const workers = Math.max(1, flags.workers ?? availableParallelism())
  const { parts, stopped } = await playHere(study, workers)
  if (flags.report !== undefined)
    writeFileSync(
      flags.report,
      studyReport(game.value, study, parts, {
        code: codeVersion(),
        date: new Date().toISOString().slice(0, 10),
        command: `\`opfor study run ${file}\``,
      }),
    )
  if (flags.json === true) printJson({ name: study.name, game: study.game, parts })
  else print(...studyLines(game.value, study, parts))
  return parseSuccess(stopped ? 130 : 0)
}

async function playHere(
  study: Study,
  workers: number,
): Promise<{ readonly parts: readonly PartTotals[]; readonly stopped: boolean }> {
  const pool = openPool<Totals | ComparisonTotals>(workers)
  const { to: from, end } = emptyPart(study)
  const progress = new Progress(study.policies.length * (end - from))
  const parts: PartTotals[] = []
  let before = 0
  for (const policy of study.policies) {
    const part = await playPart(study, policy, workers, {
      play: (seeds) => pool.run(taskOf(study, policy, seeds)),
      done: (games) => progress.at(before + games),
      stopped: () => progress.stopped,
    })
    before += part.games
    parts.push(part)
  }
  await pool.destroy()
  const { stopped } = progress
  progress.end()
  return { parts, stopped }
}

interface StudyRun {
  play(seeds: SeedRange): Promise<Totals | ComparisonTotals>
  done(games: number): void
  stopped(): boolean
}

async function playPart(
  study: Study,
  policy: PolicyChoice,
  workers: number,
  run: StudyRun,
): Promise<PartTotals> {
  let part = emptyPart(study)
  let next = part.to
  const waiting: SeedsResult[] = []
  const runner = async (): Promise<void> => {
    for (;;) {
      const seeds = run.stopped() ? undefined : nextSeeds(study, next, part.end, size[policy.name])
      if (seeds === undefined) return
      next = seeds.to
      waiting.push({ ...seeds, totals: await run.play(seeds) })
      part = addResults(study, part, waiting)
      for (let at = waiting.length - 1; at >= 0; at -= 1)
        if ((waiting[at]?.to ?? 0) <= part.to) waiting.splice(at, 1)
      if (part.to > study.from) run.done(part.to - study.from)
    }
  }
  await Promise.all(Array.from({ length: workers }, runner))
  return { policy, games: part.to - study.from, totals: part.totals }
}
