import type { Commit, PullResponse, StoredCommit } from '@opfor/sync'
import type { Pool } from 'pg'
import type { DatabaseConnection } from '../database/connect.ts'
import { HttpError } from '../responses/problem.ts'
import { unpackCommits } from './pack-commits.ts'
import { bytesPerRow, receiptOf } from './push-statement.ts'

/** Per response; no row is added after `maxBytes`. */
const maxPages = 500
const maxArchives = 50
const maxBytes = 2_000_000

/** Also selects the last sequence number if there are fewer rows than the limit. */
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

/** A packed match has the sequence number of its packing. */
export async function pull(
  { pool }: Pick<DatabaseConnection, 'pool'>,
  account: string,
  since: number,
): Promise<PullResponse> {
  // Read the clock first: all commits up to it are visible despite concurrent writes.
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
  const chunks: { readonly seq: number; readonly pages: readonly StoredCommit[] }[] = pages.rows
    .filter(isIncluded)
    .map(({ seq, match, id, parent, body, ...row }) => ({
      seq,
      pages: [{ match, id, parent, body, ...receiptOf(row) }],
    }))
  for (const { seq, match, packed } of archives.rows.filter(isIncluded))
    chunks.push({ seq, pages: await unpackCommits(match, packed) })
  const inOrder = chunks.toSorted((a, b) => a.seq - b.seq)
  return { epoch, pages: inOrder.flatMap((each) => each.pages), upTo, more: upTo < clock }
}

/**
 * Call if a device knows more than the database, which has lost acknowledged commits. A new epoch makes only this account's
 * devices resend, because a client sent the number.
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

interface Sequenced {
  readonly seq: number
  /** Null if there may be more rows. */
  readonly last: number | null
}

type PageRow = Commit & Sequenced & { readonly received: Date; readonly device: string | null }

/** The rows are complete up to the returned number. */
function completeUpTo(rows: readonly Sequenced[], clock: number): number {
  const row = rows.at(-1)
  return row === undefined || row.seq === row.last ? clock : row.seq
}

/** Parents first, read as needed. */
export async function* allCommits(
  context: Pick<DatabaseConnection, 'pool'>,
  account: string,
): AsyncGenerator<StoredCommit> {
  for (let since = 0; ; ) {
    const { pages, upTo, more } = await pull(context, account, since)
    yield* pages
    if (!more) return
    since = upTo
  }
}
