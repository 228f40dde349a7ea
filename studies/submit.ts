import { randomUUID } from 'node:crypto'
import { shelf } from '@opfor/games'
import { good, type Json, type Parsed } from '@opfor/kernel'
import { emptyPart, parseStudy, type Study } from '@opfor/lab/study'
import { readVariantOf } from '@opfor/lab/variant-of'
import type pg from 'pg'
import { inTransaction } from './connect.ts'
import { notifyWorkers } from './notify.ts'

/** Higher priorities run first; studies with equal priority share the workers evenly. */
export const priorities = ['low', 'usual', 'high'] as const

/** One of them. */
export type Priority = (typeof priorities)[number]

/** A study to be stored. */
export interface Submission {
  /** The file's content. */
  readonly file: Json
  readonly priority?: Priority
  /** A fixed chunk size in seeds; by default a chunk is about one second of work. */
  readonly chunkSize?: number
  readonly now: Date
}

/** Stores a study for the workers and returns its id. */
export async function submit(pool: pg.Pool, submission: Submission): Promise<Parsed<string>> {
  const study = parseStudyFile(submission.file)
  if (!study.ok) return study
  const { priority = 'usual', chunkSize, now } = submission
  const id = randomUUID()
  const { to, end } = emptyPart(study.value)
  return inTransaction(pool, async (client) => {
    await client.query(
      `insert into study (id, name, game, file, priority, cut, state, submitted)
       values ($1, $2, $3, $4, $5, $6, 'waiting', $7)`,
      [
        id,
        study.value.name,
        study.value.game,
        JSON.stringify(submission.file),
        priorities.indexOf(priority),
        chunkSize,
        now,
      ],
    )
    for (const part of study.value.policies.keys())
      await client.query(
        `insert into study_part (study, part, first, next, counted, finish, totals) values ($1, $2, $3, $3, $3, $4, '{}')`,
        [id, part, to, end],
      )
    await notifyWorkers(client, 'study')
    return good(id)
  })
}

/** Parses a study file, with the registered games. */
export function parseStudyFile(file: Json): Parsed<Study> {
  return parseStudy(file, (id) => shelf.find((game) => game.id === id), readVariantOf)
}
