import type { StoredPage } from '@opfor/sync'
import type { ServerContext } from '../context.ts'
import { pull } from './pull.ts'

/** All pages of a player, parents first, read as they are needed. */
export async function* allPages(
  context: Pick<ServerContext, 'pool'>,
  account: string,
): AsyncGenerator<StoredPage> {
  for (let since = 0; ; ) {
    const { pages, upTo, more } = await pull(context, account, since)
    yield* pages
    if (!more) return
    since = upTo
  }
}
