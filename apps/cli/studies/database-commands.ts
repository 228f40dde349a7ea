import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { bad, good, type Parsed } from '@opfor/kernel'
import type { ComparisonTotals, Totals } from '@opfor/lab'
import {
  findStudy,
  listStudies,
  type Priority,
  removeStudy,
  stopStudy,
  parseStudyFile,
  submit as submitTo,
  type StudyDetails,
} from '@opfor/studies'
import { gameCalled } from '../journal-file.ts'
import { table } from '../lab/table.ts'
import { print, printJson, styled } from '../output.ts'
import { withDatabase } from './database.ts'
import { readStudy } from './file.ts'
import { report } from './report.ts'
import { type PartTotals, standing, stateTold, studyLines } from './study-lines.ts'

/** Common flags. */
export interface StudyFlags {
  readonly database?: string
  readonly json?: boolean
  readonly report?: string
}

/** Submits a study to the database and prints its id. */
export async function submit(
  file: string,
  flags: StudyFlags & { readonly priority: Priority; readonly cut?: number; readonly watch?: boolean },
): Promise<Parsed<number>> {
  const read = readStudy(file)
  if (!read.ok) return read
  const { priority, cut, json } = flags
  const kept = await withDatabase(flags.database, (pool) =>
    submitTo(pool, {
      file: read.value.file,
      priority,
      ...(cut === undefined ? {} : { chunkSize: cut }),
      now: new Date(),
    }),
  )
  if (!kept.ok) return kept
  if (flags.watch === true) return watch(kept.value, flags)
  if (json === true) printJson({ id: kept.value })
  else print(kept.value)
  return good(0)
}

/** Lists the studies in the database. */
export async function list({ database, json }: StudyFlags): Promise<Parsed<number>> {
  const found = await withDatabase(database, async (pool) => good(await listStudies(pool)))
  if (!found.ok) return found
  if (json === true) printJson(found.value)
  else
    print(
      ...table(
        ['study', 'game', 'state', 'matches', 'name'],
        found.value.map((study) => [
          study.id,
          study.game,
          stateTold(study),
          `${study.played} of ${study.most}`,
          study.name,
        ]),
      ),
    )
  return good(0)
}

/** Shows the results of a study so far. */
export async function show(id: string, flags: StudyFlags): Promise<Parsed<number>> {
  const found = await withDatabase(flags.database, async (pool) => called(await findStudy(pool, id)))
  return found.ok ? shown(found.value, flags) : found
}

/** Shows the progress of a study until it is finished, then its results. */
export async function watch(id: string, flags: StudyFlags): Promise<Parsed<number>> {
  const last = await withDatabase(flags.database, async (pool) => {
    for (;;) {
      const found = called(await findStudy(pool, id))
      if (!found.ok) return found
      tell(found.value)
      if (found.value.state !== 'waiting' && found.value.state !== 'running') return found
      await sleep(process.stderr.isTTY ? 500 : 2000)
    }
  })
  if (process.stderr.isTTY) process.stderr.write('\n')
  return last.ok ? shown(last.value, flags) : last
}

/** Stops a study and keeps its results. */
export async function stop(id: string, { database }: StudyFlags): Promise<Parsed<number>> {
  return withDatabase(database, async (pool) =>
    (await stopStudy(pool, id, new Date())) ? good(0) : bad(`Study ${id} is not running.`),
  )
}

/** Deletes a study and its results. */
export async function remove(id: string, { database }: StudyFlags): Promise<Parsed<number>> {
  return withDatabase(database, async (pool) =>
    (await removeStudy(pool, id)) ? good(0) : bad(`Study not found: ${id}`),
  )
}

function called(study: StudyDetails | undefined): Parsed<StudyDetails> {
  return study === undefined ? bad('Study not found.') : good(study)
}

function tell(study: StudyDetails): void {
  const line = standing(study)
  process.stderr.write(process.stderr.isTTY ? `\r${line.padEnd(90)}` : `${line}\n`)
}

function shown(kept: StudyDetails, { json, report: file }: StudyFlags): Parsed<number> {
  const study = parseStudyFile(kept.file)
  if (!study.ok) return study
  const game = gameCalled(kept.game)
  if (!game.ok) return game
  const parts = study.value.policies.map((policy, at): PartTotals => {
    const part = kept.parts[at]
    const totals = JSON.parse(part?.totals ?? '{}') as Totals | ComparisonTotals
    return { policy, games: part?.counted ?? 0, totals }
  })
  if (file !== undefined) {
    const date = (kept.ended ?? new Date()).toISOString().slice(0, 10)
    writeFileSync(
      file,
      report(game.value, study.value, parts, {
        rules: kept.rules,
        code: kept.code,
        date,
        command:
          '`opfor study submit` and `opfor worker`; `opfor study run` of the same file with the same code gives the same',
      }),
    )
  }
  if (json === true) {
    const { id, name, state, problem, rules, code, began, ended } = kept
    printJson({ id, name, game: kept.game, state, problem, rules, code, began, ended, parts })
    return good(0)
  }
  print(styled('strong', `${kept.name}: ${standing(kept)}`))
  print(styled('faint', `${game.value.title}, rules ${kept.rules ?? '-'}, code ${kept.code ?? '-'}`))
  if (kept.problem !== undefined) print(kept.problem)
  print(...studyLines(game.value, study.value, parts))
  return good(kept.state === 'failed' ? 1 : 0)
}
