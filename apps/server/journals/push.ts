import { fileFormat } from '@opfor/kernel'
import { hasCommitFormat, type Commit, type PushResponse, type PushConflict } from '@opfor/sync'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../responses/problem.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { isValidStoredCommit, unpackCommits } from './pack-commits.ts'
import {
  type ArchivedCommits,
  maxCommitsPerMatch,
  type Push,
  type PushBatcher,
  type PushRow,
} from './push-batcher.ts'
import { receiptOf } from './push-statement.ts'

const emptyArchive: ArchivedCommits = { ids: new Set(), rows: [] }
/** Each batch of this many unpacked commits costs one more request. */
const pagesPerCost = 100
const matchIdPattern = /^[\w-]{1,40}$/

interface Context {
  readonly db: Kysely<Database>
  readonly pushBatcher: PushBatcher
  readonly metrics: Pick<Metrics, 'pages'>
}

type Sender = Pick<Push, 'account' | 'device'>

/** Commits of packed matches cost more. */
export async function push(
  context: Context,
  { account, device }: Sender,
  pages: readonly Commit[],
  spend: (cost: number) => Promise<void>,
): Promise<PushResponse | PushConflict> {
  for (const page of pages) {
    if (!matchIdPattern.test(page.match))
      throw new HttpError(
        400,
        'malformed',
        'The id of a match must consist of letters, digits, hyphens and underscores.',
      )
    if (!isValidStoredCommit(page))
      throw new HttpError(400, 'unsound', 'The hash of a page does not match its id.')
    if (!hasCommitFormat(page))
      throw new HttpError(
        400,
        'malformed',
        `A page has another format than {"opfor":${fileFormat}, ...}, which this server keeps. Reload the app.`,
      )
  }
  const unique = [...new Map(pages.map((page) => [page.id, page])).values()]
  let archived = emptyArchive
  for (let attempt = 1; ; attempt += 1) {
    const row = await pushWithRetry(context.pushBatcher, { account, device, pages: unique, archived })
    if (row.unreadArchives === null) return toResponse(context, row, { device, pages: unique })
    if (attempt === 5) throw new HttpError(503, 'away', 'The match is being packed. Try again.')
    archived = await loadArchived(context.db, account, row.unreadArchives)
    await spend(Math.floor(archived.ids.size / pagesPerCost))
  }
}

/** Retries after a unique violation: a concurrent push may have stored the same commit. */
async function pushWithRetry(batcher: PushBatcher, push: Push): Promise<PushRow> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await batcher.add(push)
    } catch (error) {
      if ((error as { readonly code?: string }).code !== '23505' || attempt === 5) throw error
    }
}

function toResponse(
  { metrics }: Context,
  { clock, stored, unknownParent, isOverQuota, isTooLong, epoch, received }: PushRow,
  { device, pages }: Pick<Push, 'device' | 'pages'>,
): PushResponse | PushConflict {
  if (unknownParent !== null) return { epoch, unknown: unknownParent }
  if (isTooLong) throw new HttpError(413, 'tooLong', `A match can have at most ${maxCommitsPerMatch} pages.`)
  if (isOverQuota) throw new HttpError(507, 'full', 'The storage quota of the account is used up.')
  if (clock === null) throw new HttpError(401, 'signIn', 'The account no longer exists.')
  metrics.pages.inc(stored)
  const reply = { epoch, from: clock - stored, clock }
  if (received === null || stored < pages.length) return reply
  return { ...reply, receipt: receiptOf({ received, device }) }
}

async function loadArchived(
  db: Kysely<Database>,
  account: string,
  matches: readonly string[],
): Promise<ArchivedCommits> {
  const rows = await db
    .selectFrom('archive')
    .select(['match', 'seq', 'packed'])
    .where('account', '=', account)
    .where('match', 'in', matches)
    .execute()
  const ids = new Set<string>()
  for (const { match, packed } of rows)
    for (const { id } of await unpackCommits(match, packed)) ids.add(`${match} ${id}`)
  return {
    ids,
    rows: rows.map(({ match, seq }) => `${match} ${seq}`),
  }
}
