import type { Page, PullResponse } from '@opfor/sync'
import { type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import { HttpError } from '../http/http-error.ts'
import type { ServerContext } from '../context.ts'
import { unpackPages } from './packing.ts'
import { bytesPerRow } from './push-statement.ts'

/** The maximum number of rows in one response; no row is added after `maxBytes`. */
const maxPages = 500
const maxArchives = 50
const maxBytes = 2_000_000

/** Returns the pages after a sequence number. A packed match has the sequence number of its packing. */
export async function pull(
  { pool, db }: Pick<ServerContext, 'pool' | 'db'>,
  account: string,
  since: number,
): Promise<PullResponse> {
  // Read the clock first: all pages up to it are visible, even if others are written meanwhile.
  const { rows } = await pool.query<{ clock: number; epoch: string }>({
    name: 'clock',
    text: 'select clock, current_epoch(lost) as epoch from account where id = $1',
    values: [account],
  })
  const [row] = rows
  if (row === undefined) throw new HttpError(401, 'signIn', 'The account no longer exists.')
  const { clock, epoch } = row
  if (clock < since)
    return { epoch: await epochAfterLoss(pool, account), pages: [], upTo: clock, more: false }
  if (clock === since) return { epoch, pages: [], upTo: clock, more: false }
  const inRange = sql`account = ${account} and seq > ${since} and seq <= ${clock}`
  const pages = await sql<Page & Sequenced>`
    select seq, match, id, parent, body, last from (
      select p.*, ${bytesBefore(sql`(octet_length(body) + ${sql.lit(bytesPerRow)})`, maxPages)} from (
        select * from page where ${inRange} order by seq limit ${maxPages}
      ) p
    ) q where so_far < ${maxBytes} order by seq`.execute(db)
  const archives = await sql<{ match: string; packed: Buffer } & Sequenced>`
    select seq, match, packed, last from (
      select a.*, ${bytesBefore(sql`(bytes + pages * ${sql.lit(bytesPerRow)})`, maxArchives)} from (
        select * from archive where ${inRange} order by seq limit ${maxArchives}
      ) a
    ) q where so_far < ${maxBytes} order by seq`.execute(db)
  const upTo = Math.min(completeUpTo(pages.rows, clock), completeUpTo(archives.rows, clock))
  const isIncluded = ({ seq }: Sequenced): boolean => seq <= upTo
  const chunks: { readonly seq: number; readonly pages: readonly Page[] }[] = pages.rows
    .filter(isIncluded)
    .map(({ seq, match, id, parent, body }) => ({ seq, pages: [{ match, id, parent, body }] }))
  for (const { seq, match, packed } of archives.rows.filter(isIncluded))
    chunks.push({ seq, pages: await unpackPages(match, packed) })
  const inOrder = chunks.toSorted((a, b) => a.seq - b.seq)
  return { epoch, pages: inOrder.flatMap((each) => each.pages), upTo, more: upTo < clock }
}

/**
 * A device knows more than the database, which has therefore lost what it acknowledged. A new epoch makes the devices of this
 * account send everything again; only of this one, because the number comes from a client.
 */
export async function epochAfterLoss(pool: Pool, account: string): Promise<string> {
  const { rows } = await pool.query<{ epoch: string }>(
    'update account set lost = lost + 1 where id = $1 returning current_epoch(lost) as epoch',
    [account],
  )
  const [row] = rows
  if (row === undefined) throw new HttpError(401, 'signIn', 'The account no longer exists.')
  return row.epoch
}

/** The sequence number of a row, and the last one in the table if the limit was not reached. */
interface Sequenced {
  readonly seq: number
  /** Null if there may be more rows. */
  readonly last: number | null
}

/** Selects the bytes before each row, and the last sequence number if there are fewer rows than the limit. */
function bytesBefore(bytes: RawBuilder<unknown>, maxRows: number): RawBuilder<unknown> {
  return sql`sum(${bytes}) over (order by seq) - ${bytes} as so_far,
    case when count(*) over () < ${sql.lit(maxRows)} then max(seq) over () end as last`
}

/** The sequence number up to which the rows are complete. */
function completeUpTo(rows: readonly Sequenced[], clock: number): number {
  const row = rows.at(-1)
  return row === undefined || row.seq === row.last ? clock : row.seq
}
