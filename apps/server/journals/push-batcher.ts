import type { Commit } from '@opfor/sync'
import type { Pool } from 'pg'
import { Batcher } from '../database/batcher.ts'
import { pushStatement } from './push-statement.ts'

/** Commits as "match id", archive rows as "match seq". */
export interface ArchivedCommits {
  readonly ids: ReadonlySet<string>
  readonly rows: readonly string[]
}

export interface Push {
  readonly account: string
  /** Empty if unknown. */
  readonly device: string
  readonly pages: readonly Commit[]
  readonly archived: ArchivedCommits
}

export interface PushRow {
  readonly account: string
  readonly clock: number | null
  readonly stored: number
  readonly unknownParent: string | null
  readonly unreadArchives: readonly string[] | null
  readonly isOverQuota: boolean
  readonly isTooLong: boolean
  readonly epoch: string
  /** Null if all commits were stored before. */
  readonly received: Date | null
}

export type PushBatcher = Batcher<Push, PushRow>

export const maxAccountBytes = 50_000_000

export const maxCommitsPerMatch = 5000

const maxPushesPerBatch = 64
const maxConcurrentBatches = 2

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
  const column = (of: keyof Commit | 'account' | 'device'): readonly string[] =>
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
      maxCommitsPerMatch,
    ],
  })
  const byAccount = new Map(rows.map((row) => [row.account, row]))
  return pushes.map(({ account }) => {
    const row = byAccount.get(account)
    if (row === undefined) throw new Error('The push statement returned no row for an account.')
    return row
  })
}
