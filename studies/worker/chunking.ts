import { nextSeeds, type Study } from '@opfor/lab/study'
import type pg from 'pg'
import { notifyWorkers } from '../signal.ts'
import type { Chunk, Queue } from './queue.ts'

/** In milliseconds of one thread. */
const chunkMilliseconds = 1000

/** In seeds, before the pace is known. */
const initialChunkSize = { random: 50, greedy: 4, searching: 1 } as const

/** Limits the growth from one chunk to the next, so one wrong measurement does little harm. */
const maxGrowth = 8

export interface PartRow {
  readonly part: number
  readonly next: number
  readonly counted: number
  readonly finish: number
  readonly totals: string
  readonly games: number
  readonly milliseconds: number
}

export interface Pace {
  readonly part: number
  readonly games: number
  readonly milliseconds: number
}

export interface OpenStudy {
  readonly id: string
  readonly study: Study
  readonly priority: number
  readonly chunkSize: number | undefined
}

/** SQL: the unplayed chunks `c`, without those after an early stop. */
export const openChunks = `study_chunk c join study_part p using (study, part) where c.done is null and c.start < p.finish`

export async function partRows(client: pg.PoolClient, id: string): Promise<readonly PartRow[]> {
  const { rows } = await client.query<PartRow>(
    `select part, next, counted, finish, totals, games, milliseconds from study_part where study = $1 order by part`,
    [id],
  )
  return rows
}

/**
 * Queues up to `window` chunks of a study, from the part with the least progress. A small window lets later studies get their
 * share immediately.
 */
export async function enqueueChunks(
  client: pg.PoolClient,
  queue: Queue,
  { id, study, priority, chunkSize }: OpenStudy,
  parts: readonly PartRow[],
  window: number,
  lastPace?: Pace,
): Promise<void> {
  const { rows } = await client.query<{ open: number }>(
    `select count(*) as open from ${openChunks} and c.study = $1`,
    [id],
  )
  const nexts = parts.map(({ next }) => next)
  const chunks: (Chunk & { readonly finish: number })[] = []
  for (let open = rows[0]?.open ?? 0; open < window; open += 1) {
    const next = furthestBehind(study, parts, nexts)
    const start = next === undefined ? undefined : nexts[next.part]
    if (next === undefined || start === undefined) break
    const seeds = nextSeeds(
      study,
      start,
      next.finish,
      chunkSize ?? sizeFor(study, paceOf(next, lastPace), (next.finish - start) / window),
    )
    if (seeds === undefined) break
    chunks.push({ study: id, part: next.part, start, finish: seeds.to })
    nexts[next.part] = seeds.to
  }
  if (chunks.length === 0) return
  await client.query(
    `insert into study_chunk (study, part, start, finish)
     select $1, * from unnest($2::integer[], $3::bigint[], $4::bigint[])`,
    [
      id,
      chunks.map(({ part }) => part),
      chunks.map(({ start }) => start),
      chunks.map(({ finish }) => finish),
    ],
  )
  for (const { part, next } of parts)
    if (nexts[part] !== next)
      await client.query('update study_part set next = $3 where study = $1 and part = $2', [
        id,
        part,
        nexts[part],
      ])
  await queue.add(
    client,
    chunks.map(({ study: studyId, part, start }) => ({ study: studyId, part, start })),
    priority,
  )
  await notifyWorkers(client, 'chunks')
}

function furthestBehind(
  { from }: Study,
  parts: readonly PartRow[],
  nexts: readonly number[],
): PartRow | undefined {
  const done = ({ part, finish }: PartRow): number =>
    ((nexts[part] ?? finish) - from) / Math.max(1, finish - from)
  return parts
    .filter(({ part, finish }) => (nexts[part] ?? finish) < finish)
    .toSorted((a, b) => done(a) - done(b) || a.part - b.part)[0]
}

/** Prefers the pace of the last chunk to the average: code warms up, and machines get busy. */
function paceOf(row: PartRow, lastPace: Pace | undefined): Pace {
  return lastPace?.part === row.part ? lastPace : row
}

/** Chunks get smaller towards the end, so all threads finish at about the same time. */
function sizeFor({ policies }: Study, { part, games, milliseconds }: Pace, fairShare: number): number {
  const first = initialChunkSize[policies[part]?.name ?? 'searching']
  if (games === 0 || milliseconds === 0) return first
  const fullSize = Math.min((games * chunkMilliseconds) / milliseconds, Math.max(first, games) * maxGrowth)
  return Math.max(1, Math.floor(Math.max(fullSize / 8, Math.min(fullSize, fairShare))))
}
