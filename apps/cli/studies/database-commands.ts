import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseFailure, parseSuccess, type Parsed } from '@opfor/kernel'
import type { ComparisonTotals, Totals } from '@opfor/lab'
import {
  findStudy,
  listStudies,
  type Priority,
  removeStudy,
  stopStudy,
  parseStudyFile,
  enqueueStudy as submitTo,
  type StudyDetails,
} from '@opfor/studies'
import { findGame } from '../files/journal-file.ts'
import { tableLines } from '../lab/table.ts'
import { print, printJson, applyStyle } from '../lines/output.ts'
import { withDatabase } from './database.ts'
import { readStudy } from './file.ts'
import { studyReport } from './report.ts'
import { type PartTotals, statusText, stateText, studyLines } from './study-lines.ts'

export interface StudyFlags {
  readonly database?: string
  readonly json?: boolean
  readonly report?: string
}

export async function submitStudyCommand(
  file: string,
  flags: StudyFlags & { readonly priority: Priority; readonly cut?: number; readonly watch?: boolean },
): Promise<Parsed<number>> {
  const read = readStudy(file)
  if (!read.ok) return read
  const { priority, cut, json } = flags
  const id = await withDatabase(flags.database, (pool) =>
    submitTo(pool, {
      file: read.value.file,
      priority,
      ...(cut === undefined ? {} : { chunkSize: cut }),
      now: new Date(),
    }),
  )
  if (!id.ok) return id
  if (flags.watch === true) return watch(id.value, flags)
  if (json === true) printJson({ id: id.value })
  else print(id.value)
  return parseSuccess(0)
}

export async function list({ database, json }: StudyFlags): Promise<Parsed<number>> {
  const found = await withDatabase(database, async (pool) => parseSuccess(await listStudies(pool)))
  if (!found.ok) return found
  if (json === true) printJson(found.value)
  else
    print(
      ...tableLines(
        ['study', 'game', 'state', 'matches', 'name'],
        found.value.map((study) => [
          study.id,
          study.game,
          stateText(study),
          `${study.played} of ${study.most}`,
          study.name,
        ]),
      ),
    )
  return parseSuccess(0)
}

export async function show(id: string, flags: StudyFlags): Promise<Parsed<number>> {
  const found = await withDatabase(flags.database, async (pool) => requireStudy(await findStudy(pool, id)))
  return found.ok ? printStudy(found.value, flags) : found
}

export async function watch(id: string, flags: StudyFlags): Promise<Parsed<number>> {
  const last = await withDatabase(flags.database, async (pool) => {
    for (;;) {
      const found = requireStudy(await findStudy(pool, id))
      if (!found.ok) return found
      printStatus(found.value)
      if (found.value.state !== 'waiting' && found.value.state !== 'running') return found
      await sleep(process.stderr.isTTY ? 500 : 2000)
    }
  })
  if (process.stderr.isTTY) process.stderr.write('\n')
  return last.ok ? printStudy(last.value, flags) : last
}

export async function stop(id: string, { database }: StudyFlags): Promise<Parsed<number>> {
  return withDatabase(database, async (pool) =>
    (await stopStudy(pool, id, new Date())) ? parseSuccess(0) : parseFailure(`Study ${id} is not running.`),
  )
}

export async function remove(id: string, { database }: StudyFlags): Promise<Parsed<number>> {
  return withDatabase(database, async (pool) =>
    (await removeStudy(pool, id)) ? parseSuccess(0) : parseFailure(`Study not found: ${id}`),
  )
}

function requireStudy(study: StudyDetails | undefined): Parsed<StudyDetails> {
  return study === undefined ? parseFailure('Study not found.') : parseSuccess(study)
}

function printStatus(study: StudyDetails): void {
  const line = statusText(study)
  process.stderr.write(process.stderr.isTTY ? `\r${line.padEnd(90)}` : `${line}\n`)
}

function printStudy(stored: StudyDetails, { json, report: file }: StudyFlags): Parsed<number> {
  const study = parseStudyFile(stored.file)
  if (!study.ok) return study
  const game = findGame(stored.game)
  if (!game.ok) return game
  const parts = study.value.policies.map((policy, at): PartTotals => {
    const part = stored.parts[at]
    const totals = JSON.parse(part?.totals ?? '{}') as Totals | ComparisonTotals
    return { policy, games: part?.counted ?? 0, totals }
  })
  if (file !== undefined) {
    const date = (stored.ended ?? new Date()).toISOString().slice(0, 10)
    writeFileSync(
      file,
      studyReport(game.value, study.value, parts, {
        rules: stored.rules,
        code: stored.code,
        date,
        command:
          '`opfor study submit` and `opfor worker`; `opfor study run` of the same file with the same code gives the same',
      }),
    )
  }
  if (json === true) {
    const { id, name, state, problem, rules, code, began, ended } = stored
    printJson({ id, name, game: stored.game, state, problem, rules, code, began, ended, parts })
    return parseSuccess(0)
  }
  print(applyStyle('strong', `${stored.name}: ${statusText(stored)}`))
  print(applyStyle('faint', `${game.value.title}, rules ${stored.rules ?? '-'}, code ${stored.code ?? '-'}`))
  if (stored.problem !== undefined) print(stored.problem)
  print(...studyLines(game.value, study.value, parts))
  return parseSuccess(stored.state === 'failed' ? 1 : 0)
}
