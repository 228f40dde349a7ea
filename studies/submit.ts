import { randomUUID } from 'node:crypto'
import { shelf } from '@opfor/games'
import { bad, good, type Json, type Parsed } from '@opfor/kernel'
import { emptyPart, parseStudy, type Study } from '@opfor/lab/study'
import { readVariantOf } from '@opfor/lab/variant-of'
import type pg from 'pg'
import { inTransaction, type Queryable } from './connect.ts'
import { notifyWorkers } from './notify.ts'

/** Higher priorities run first; studies with equal priority share the workers evenly. */
export const priorities = ['low', 'usual', 'high'] as const

/** One of them. */
export type Priority = (typeof priorities)[number]

/** A study to be stored. */
export interface Submission {
  /** The file's content. */
  readonly file: Json
  /** The owner's account; empty if submitted from a terminal with direct database access. */
  readonly owner?: string
  readonly priority?: Priority
  /** A fixed chunk size in seeds; by default a chunk is about one second of work. */
  readonly chunkSize?: number
  readonly now: Date
  /** Checks in the same transaction that the owner exists and has permission; throws otherwise. */
  readonly permit?: (client: Queryable) => Promise<void>
}

/** The maximum number of waiting and running studies per owner. */
const maxOpen = 20

/** Stores a study for the workers and returns its id. */
export async function submit(pool: pg.Pool, submission: Submission): Promise<Parsed<string>> {
  const study = parseStudyFile(submission.file)
  if (!study.ok) return study
  const { owner = '', priority = 'usual', chunkSize, now } = submission
  const id = randomUUID()
  const { to, end } = emptyPart(study.value)
  return inTransaction(pool, async (client) => {
    await submission.permit?.(client)
    if (owner !== '' && (await countOpen(client, owner)) >= maxOpen)
      return bad(`You can have at most ${maxOpen} unfinished studies at a time.`)
    await client.query(
      `insert into study (id, owner, name, game, file, priority, cut, state, submitted)
       values ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8)`,
      [
        id,
        owner,
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

async function countOpen(client: pg.PoolClient, owner: string): Promise<number> {
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [owner])
  const { rows } = await client.query<{ count: number }>(
    `select count(*) from study where owner = $1 and state in ('waiting', 'running')`,
    [owner],
  )
  return rows[0]?.count ?? 0
}
