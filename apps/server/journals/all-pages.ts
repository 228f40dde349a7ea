import type { Page } from '@opfor/sync'
import type { ServerContext } from '../context.ts'
import { pull } from './pull.ts'

/** Loads all pages of a player, parents first. */
export async function allPages(
  context: Pick<ServerContext, 'pool' | 'db'>,
  account: string,
): Promise<readonly Page[]> {
  const pages: Page[] = []
  for (let since = 0; ; ) {
    const { pages: some, upTo, more } = await pull(context, account, since)
    pages.push(...some)
    if (!more) return pages
    since = upTo
  }
}
