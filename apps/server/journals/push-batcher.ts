import type { Page } from '@opfor/sync'
import type { Pool } from 'pg'
import { Batcher } from '../database/batcher.ts'
import { pushStatement } from './push-statement.ts'

/** The archived pages of the matches in a push ("match id"), and the archive rows they come from ("match seq"). */
export interface Archived {
  readonly ids: ReadonlySet<string>
  readonly rows: readonly string[]
}

/** The pages of a player to store. */
export interface Push {
  readonly account: string
  /** The device that sends them, in words; empty if it is not known. */
  readonly device: string
  readonly pages: readonly Page[]
  readonly archived: Archived
}

/** The result of the statement for one player. */
export interface PushRow {
  readonly account: string
  readonly clock: number | null
  readonly stored: number
  readonly unknownParent: string | null
  readonly unreadArchives: readonly string[] | null
  readonly isOverQuota: boolean
  readonly isTooLong: boolean
  readonly epoch: string
  /** When the pages were stored; null if all of them had been before. */
  readonly received: Date | null
}

/** Batches concurrent pushes of one process. */
export type PushBatcher = Batcher<Push, PushRow>

/** The storage quota for pages per account. */
export const maxAccountBytes = 50_000_000

/** The maximum number of pages of a match. */
export const maxPagesPerMatch = 5000

const maxPushesPerBatch = 64
const maxConcurrentBatches = 2

/** Creates the batcher for pushes. */
export function makePushBatcher(pool: Pool): PushBatcher {
  return new Batcher({
    run: (pushes) => runPushes(pool, pushes),
    key: ({ account }) => account,
    maxBatchSize: maxPushesPerBatch,
    maxConcurrent: maxConcurrentBatches,
  })
}

async function runPushes(pool: Pool, pushes: readonly Push[]): Promise<readonly PushRow[]> {
  const newPages = pushes.flatMap(({ account, device, pages, archived }) =>
    pages
      .filter(({ match, id }) => !archived.ids.has(`${match} ${id}`))
      .map((page) => ({ ...page, account, device })),
  )
  const parents = new Set(newPages.map(({ match, parent }) => `${match} ${parent}`))
  const column = (of: keyof Page | 'account' | 'device'): readonly string[] =>
    newPages.map((page) => page[of])
  const { rows } = await pool.query<PushRow>({
    name: 'push',
    text: pushStatement,
    values: [
      column('account'),
      column('match'),
      column('id'),
      column('parent'),
      column('body'),
      column('device'),
      pushes.map(({ account }) => account),
      pushes.flatMap(({ account, archived }) =>
        [...archived.ids].filter((id) => parents.has(id)).map((id) => `${account} ${id}`),
      ),
      pushes.flatMap(({ account, archived }) => archived.rows.map((row) => `${account} ${row}`)),
      maxAccountBytes,
      maxPagesPerMatch,
    ],
  })
  const byAccount = new Map(rows.map((row) => [row.account, row]))
  return pushes.map(({ account }) => {
    const row = byAccount.get(account)
    if (row === undefined) throw new Error('The push statement returned no row for an account.')
    return row
  })
}
