import { isNewerThan, type SyncedItem, type ItemPushResponse } from '@opfor/sync'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { HttpError } from '../responses/problem.ts'
import { isValidStoredCommit } from '../journals/pack-commits.ts'
import { maxAccountBytes } from '../journals/push-batcher.ts'
import { bytesPerRow } from '../journals/push-statement.ts'

const namePattern = /^[\w-]{1,42}$/
const bytesPerId = 64

/** Counts for the account's quota, like a commit. */
function sizeOf({ body, earlier }: Pick<SyncedItem, 'body' | 'earlier'>): number {
  return Buffer.byteLength(body) + earlier.length * bytesPerId + bytesPerRow
}

/** Skips an item whose writer did not know the stored version, so that nothing unseen is overwritten. */
export function pushItems(
  db: Kysely<Database>,
  account: string,
  items: readonly SyncedItem[],
  now: Date,
): Promise<ItemPushResponse> {
  for (const item of items) check(item)
  return db.transaction().execute(async (within) => {
    const owner = await within
      .selectFrom('account')
      .select(['clock', 'bytes', sql<string>`current_epoch(lost)`.as('epoch')])
      .where('id', '=', account)
      .forUpdate()
      .executeTakeFirst()
    if (owner === undefined) throw new HttpError(401, 'signIn', 'The account no longer exists.')
    const names = items.map(({ name }) => name)
    const stored = new Map<string, { readonly id: string; readonly bytes: number }>()
    if (names.length > 0)
      for (const { name, id, bytes } of await within
        .selectFrom('item')
        .select(['name', 'id', 'bytes'])
        .where('account', '=', account)
        .where('name', 'in', names)
        .execute())
        stored.set(name, { id, bytes })
    const stale: string[] = []
    let { clock, bytes } = owner
    for (const item of items) {
      const { name, id, parent, earlier, body, device } = item
      const before = stored.get(name)
      if (before?.id === id) continue
      if (before !== undefined && !isNewerThan(item, before.id)) {
        stale.push(name)
        continue
      }
      clock += 1
      const row = { seq: clock, id, parent, earlier, body, device, bytes: sizeOf(item), changed: now }
      bytes += row.bytes - (before?.bytes ?? 0)
      stored.set(name, row)
      await within
        .insertInto('item')
        .values({ account, name, ...row })
        .onConflict((conflict) => conflict.columns(['account', 'name']).doUpdateSet(row))
        .execute()
    }
    if (bytes > Math.max(owner.bytes, maxAccountBytes))
      throw new HttpError(507, 'full', 'The storage quota of the account is used up.')
    if (clock > owner.clock)
      await within.updateTable('account').set({ clock, bytes }).where('id', '=', account).execute()
    return { epoch: owner.epoch, from: owner.clock, clock, stale }
  })
}

function check({ name, id, parent, body, device }: SyncedItem): void {
  if (!namePattern.test(name))
    throw new HttpError(
      400,
      'malformed',
      'The name of an item must consist of letters, digits, hyphens and underscores.',
    )
  if (!isValidStoredCommit({ match: name, id, parent, body }))
    throw new HttpError(400, 'unsound', 'The hash of an item does not match its id.')
  if (!device.isWellFormed() || device.includes('\0'))
    throw new HttpError(400, 'malformed', 'The name of the device cannot be stored.')
}
