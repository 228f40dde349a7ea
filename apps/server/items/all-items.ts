import type { StoredItem } from '@opfor/sync'
import type { ServerContext } from '../context.ts'
import { pullItems } from './pull-items.ts'

/** All items of a player, read as they are needed. */
export async function* allItems(
  context: Pick<ServerContext, 'pool' | 'db'>,
  account: string,
): AsyncGenerator<StoredItem> {
  for (let since = 0; ; ) {
    const { items, upTo, more } = await pullItems(context, account, since)
    yield* items
    if (!more) return
    since = upTo
  }
}
