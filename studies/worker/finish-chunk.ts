import type { ComparisonTotals, Totals } from '@opfor/lab'
import { addResults, type PartProgress, type Study } from '@opfor/lab/study'
import type pg from 'pg'
import { enqueueChunks, type OpenStudy, type Pace, partRows } from './chunking.ts'
import type { ClaimedChunk, Queue } from './queue.ts'

export interface ChunkResult {
  readonly worker: string
  readonly totals: Totals | ComparisonTotals
  readonly milliseconds: number
}

/**
 * Saves at most one result per chunk, merges results, then finishes the study or enqueues chunks. Atomic through the caller's
 * transaction.
 */
export async function finishChunk(
  client: pg.PoolClient,
  queue: Queue,
  job: ClaimedChunk,
  open: OpenStudy,
  result: ChunkResult,
  window: number,
): Promise<void> {
  const { study: id, part, start } = job.data
  const { rows } = await client.query<{ state: string }>('select state from study where id = $1 for update', [
    id,
  ])
  const state = rows[0]?.state
  const updated = await client.query(
    `update study_chunk set totals = $4, worker = $5, milliseconds = $6, done = now()
     where study = $1 and part = $2 and start = $3 and done is null returning finish`,
    [id, part, start, JSON.stringify(result.totals), result.worker, Math.round(result.milliseconds)],
  )
  if (state !== undefined && updated.rowCount === 1) {
    const { finish } = updated.rows[0] as { readonly finish: number }
    await client.query(
      'update study_part set games = games + $3, milliseconds = milliseconds + $4 where study = $1 and part = $2',
      [id, part, finish - start, Math.round(result.milliseconds)],
    )
    await mergeFinished(client, id, part, open.study)
    const pace = { part, games: finish - start, milliseconds: result.milliseconds }
    if (state === 'running') await finishOrEnqueue(client, queue, open, window, pace)
  }
  await queue.complete(client, job)
}

/** Merges only chunks that follow the counted seeds without a gap; deletes their own totals. */
async function mergeFinished(client: pg.PoolClient, id: string, part: number, study: Study): Promise<void> {
  const row = (await partRows(client, id))[part]
  if (row === undefined) return
  const { rows } = await client.query<{ from: number; to: number; totals: string }>(
    `select start as "from", finish as "to", totals from study_chunk
     where study = $1 and part = $2 and start >= $3 and totals is not null order by start`,
    [id, part, row.counted],
  )
  let next = row.counted
  const contiguous = rows.filter(({ from, to }) => {
    if (from !== next) return false
    next = to
    return true
  })
  if (contiguous.length === 0) return
  const before = {
    to: row.counted,
    end: row.finish,
    totals: JSON.parse(row.totals) as PartProgress['totals'],
  }
  const played = contiguous.map(({ totals, ...seeds }) => ({
    ...seeds,
    totals: JSON.parse(totals) as PartProgress['totals'],
  }))
  const { to, end, totals } = addResults(study, before, played)
  await client.query(
    'update study_part set counted = $3, finish = $4, totals = $5 where study = $1 and part = $2',
    [id, part, to, end, JSON.stringify(totals)],
  )
  await client.query(
    `update study_chunk set totals = null where study = $1 and part = $2 and start >= $3 and start < $4 and done is not null`,
    [id, part, row.counted, to],
  )
}

async function finishOrEnqueue(
  client: pg.PoolClient,
  queue: Queue,
  open: OpenStudy,
  window: number,
  lastPace: Pace,
): Promise<void> {
  const parts = await partRows(client, open.id)
  if (parts.every(({ counted, finish }) => counted >= finish))
    await client.query(`update study set state = 'finished', ended = now() where id = $1`, [open.id])
  else await enqueueChunks(client, queue, open, parts, window, lastPace)
}
