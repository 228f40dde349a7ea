import { randomUUID } from 'node:crypto'
import { registry } from '@opfor/games'
import { parseSuccess, type Json, type Parsed } from '@opfor/kernel'
import { emptyPart, parseStudy, type Study } from '@opfor/lab/study'
import { readVariantGame } from '@opfor/lab/variant-of'
import type pg from 'pg'
import { inTransaction, type Queryable } from './connect.ts'
import { notifyWorkers } from './signal.ts'

/** Keeps the totals. Returns whether there was such a study. */
export async function stopStudy(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update study set state = 'stopped', ended = $2
     where id::text = $1 and state in ('waiting', 'running')`,
    [id, now],
  )
  return rowCount === 1
}

/** Deletes a study with its totals. Returns whether there was one. */
export async function removeStudy(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from study where id::text = $1', [id])
  return rowCount === 1
}

/** Higher priorities run first; studies with equal priority share the workers evenly. */
export const priorities = ['low', 'usual', 'high'] as const

export type Priority = (typeof priorities)[number]

export interface Submission {
  readonly file: Json
  readonly priority?: Priority
  /** A fixed chunk size in seeds; by default a chunk takes about one second. */
  readonly chunkSize?: number
  readonly now: Date
}

/** Returns the id. */
export async function enqueueStudy(pool: pg.Pool, submission: Submission): Promise<Parsed<string>> {
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
    return parseSuccess(id)
  })
}

export function parseStudyFile(file: Json): Parsed<Study> {
  return parseStudy(file, (id) => registry.find((game) => game.id === id), readVariantGame)
}
