import type { ItemPullResponse, StoredItem } from '@opfor/sync'
import { sql } from 'kysely'
import type { DatabaseConnection } from '../database/connect.ts'
import { epochAfterLoss } from '../journals/pull.ts'
import { HttpError } from '../responses/problem.ts'

/** Per response; none is added after `maxBytes`. */
const maxItems = 500
const maxBytes = 2_000_000

export async function pullItems(
  { pool, db }: DatabaseConnection,
  account: string,
  since: number,
): Promise<ItemPullResponse> {
  // Read the clock first: items changed meanwhile get a later number and come with the next pull.
  const own = await db
    .selectFrom('account')
    .select(['clock', sql<string>`current_epoch(lost)`.as('epoch')])
    .where('id', '=', account)
    .executeTakeFirst()
  if (own === undefined) throw new HttpError(401, 'signIn', 'The account no longer exists.')
  const { clock, epoch } = own
  if (clock < since)
    return { epoch: await epochAfterLoss(pool, account), items: [], upTo: clock, more: false }
  const { rows } = await sql<Row>`
    select name, seq, id, parent, earlier, body, device, changed from (
      select i.*, sum(bytes) over (order by seq) - bytes as so_far from (
        select * from item where account = ${account} and seq > ${since} and seq <= ${clock}
        order by seq limit ${maxItems}
      ) i
    ) q where so_far < ${maxBytes} order by seq`.execute(db)
  const last = rows.at(-1)?.seq ?? clock
  const { rows: later } = await sql`
    select from item where account = ${account} and seq > ${last} and seq <= ${clock} limit 1`.execute(db)
  const more = later.length > 0
  const items = rows.map(({ name, id, parent, earlier, body, device, changed }) => ({
    name,
    id,
    parent,
    earlier,
    body,
    device,
    changed: changed.toISOString(),
  }))
  return { epoch, items, upTo: more ? last : clock, more }
}

interface Row {
  readonly name: string
  readonly seq: number
  readonly id: string
  readonly parent: string
  readonly earlier: readonly string[]
  readonly body: string
  readonly device: string
  readonly changed: Date
}

export async function* allItems(context: DatabaseConnection, account: string): AsyncGenerator<StoredItem> {
  for (let since = 0; ; ) {
    const { items, upTo, more } = await pullItems(context, account, since)
    yield* items
    if (!more) return
    since = upTo
  }
}
