import type { Page, PullResponse, StoredPage } from '@opfor/sync'
import type { Pool } from 'pg'
import { HttpError } from '../http/http-error.ts'
import type { ServerContext } from '../context.ts'
import { unpackPages } from './packing.ts'
import { bytesPerRow } from './push-statement.ts'
import { receiptOf } from './receipt.ts'

/** The maximum number of rows in one response; no row is added after `maxBytes`. */
const maxPages = 500
const maxArchives = 50
const maxBytes = 2_000_000

/** Selects the bytes before each row, and the last sequence number if there are fewer rows than the limit. */
function bytesBefore(bytes: string, maxRows: number): string {
  return `sum(${bytes}) over (order by seq) - ${bytes} as so_far,
    case when count(*) over () < ${maxRows} then max(seq) over () end as last`
}

const inRange = 'account = $1 and seq > $2 and seq <= $3 order by seq'
const pagesInRange = `
  select seq, match, id, parent, body, received, device, last from (
    select p.*, ${bytesBefore(`(octet_length(body) + ${bytesPerRow})`, maxPages)} from (
      select * from page where ${inRange} limit ${maxPages}
    ) p
  ) q where so_far < ${maxBytes} order by seq`
const archivesInRange = `
  select seq, match, packed, last from (
    select a.*, ${bytesBefore(`(bytes + pages * ${bytesPerRow})`, maxArchives)} from (
      select * from archive where ${inRange} limit ${maxArchives}
    ) a
  ) q where so_far < ${maxBytes} order by seq`

/** Returns the pages after a sequence number. A packed match has the sequence number of its packing. */
export async function pull(
  { pool }: Pick<ServerContext, 'pool'>,
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
  const range = [account, since, clock]
  const pages = await pool.query<PageRow>({ name: 'pages', text: pagesInRange, values: range })
  const archives = await pool.query<{ match: string; packed: Buffer } & Sequenced>({
    name: 'archives',
    text: archivesInRange,
    values: range,
  })
  const upTo = Math.min(completeUpTo(pages.rows, clock), completeUpTo(archives.rows, clock))
  const isIncluded = ({ seq }: Sequenced): boolean => seq <= upTo
  const chunks: { readonly seq: number; readonly pages: readonly StoredPage[] }[] = pages.rows
    .filter(isIncluded)
    .map(({ seq, match, id, parent, body, ...row }) => ({
      seq,
      pages: [{ match, id, parent, body, ...receiptOf(row) }],
    }))
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

type PageRow = Page & Sequenced & { readonly received: Date; readonly device: string | null }

/** The sequence number up to which the rows are complete. */
function completeUpTo(rows: readonly Sequenced[], clock: number): number {
  const row = rows.at(-1)
  return row === undefined || row.seq === row.last ? clock : row.seq
}
