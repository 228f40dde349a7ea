import { registry } from '@opfor/games'
import type { Json } from '@opfor/kernel'
import type { Study } from '@opfor/lab/study'
import type pg from 'pg'
import { inTransaction } from '../connect.ts'
import { onlineWorkers } from '../stored-studies.ts'
import { parseStudyFile } from '../submit.ts'
import { enqueueChunks, type OpenStudy, openChunks, partRows } from './chunking.ts'
import type { Queue } from './queue.ts'

/** Chunks in the queue per thread, and the minimum per study. */
const chunksPerThread = 3
const minChunks = 8

export interface WorkerStatus {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly threads: number
}

const startLock = 7_061_957

/** Also removes workers without a heartbeat for an hour. */
export async function sendHeartbeat(pool: pg.Pool, { id, name, code, threads }: WorkerStatus): Promise<void> {
  await pool.query(
    `insert into study_worker (id, name, code, threads, began, seen) values ($1, $2, $3, $4, now(), now())
     on conflict (id) do update set seen = now()`,
    [id, name, code, threads],
  )
  await pool.query(`delete from study_worker where seen < now() - interval '1 hour'`)
}

export async function unregister(pool: pg.Pool, { id }: WorkerStatus): Promise<void> {
  await pool.query('delete from study_worker where id = $1', [id])
}

export async function chooseQueueWindow(pool: pg.Pool, code: string): Promise<number> {
  const { rows } = await pool.query<{ threads: number }>(
    `select coalesce(sum(w.threads), 0) as threads from ${onlineWorkers} and w.code = $1`,
    [code],
  )
  return Math.max(minChunks, chunksPerThread * (rows[0]?.threads ?? 0))
}

export async function startWaitingStudies(pool: pg.Pool, code: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      startLock,
    ])
    if (rows[0]?.mine !== true) return
    const waiting = await client.query<{ id: string; game: string; file: string }>(
      `select id, game, file from study where state = 'waiting'
       order by priority desc, submitted, id for update skip locked`,
    )
    for (const { id, game, file } of waiting.rows) {
      const study = parseStudyFile(JSON.parse(file) as Json)
      if (study.ok)
        await client.query(
          `update study set state = 'running', began = now(), code = $2, rules = $3 where id = $1`,
          [id, code, registry.find((each) => each.id === game)?.version],
        )
      else await failStudy(client, id, study.problem)
    }
  })
}

export async function enqueueAll(pool: pg.Pool, queue: Queue, code: string, window: number): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from study s where state = 'running' and code = $1
     and (select count(*) from ${openChunks} and c.study = s.id) < $2
     and exists (select from study_part p where p.study = s.id and p.next < p.finish)`,
    [code, window],
  )
  for (const { id } of rows)
    await inTransaction(pool, async (client) => {
      const locked = await client.query(
        `select from study where id = $1 and state = 'running' for update skip locked`,
        [id],
      )
      const open = locked.rowCount === 1 ? await openStudy(client, id) : undefined
      if (open !== undefined) await enqueueChunks(client, queue, open, await partRows(client, id), window)
    })
}

export async function openStudy(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
): Promise<OpenStudy | undefined> {
  const { rows } = await client.query<{ file: string; priority: number; cut: number | null }>(
    'select file, priority, cut from study where id = $1',
    [id],
  )
  const [row] = rows
  if (row === undefined) return undefined
  const study = parseStudyFile(JSON.parse(row.file) as Json)
  return study.ok ? toOpenStudy(id, study.value, row) : undefined
}

function toOpenStudy(
  id: string,
  study: Study,
  { priority, cut }: { readonly priority: number; readonly cut: number | null },
): OpenStudy {
  return { id, study, priority, chunkSize: cut ?? undefined }
}

export async function failStudy(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
  problem: string,
): Promise<void> {
  await client.query(
    `update study set state = 'failed', problem = $2, ended = now() where id = $1 and state in ('waiting', 'running')`,
    [id, problem],
  )
}
