import type { Page, Pulled } from '@opfor/sync'
import { Refused } from '../http/refused.ts'
import type { World } from '../world.ts'
import { unpackPages } from './packing.ts'

/** The most rows in one answer. */
const mostPages = 500
const mostArchives = 50

/** The pages that came after a place in the account's order; a packed match stands at the place where it was packed. */
export async function pull(
  { pool, db }: Pick<World, 'pool' | 'db'>,
  account: string,
  since: number,
): Promise<Pulled> {
  // The clock first: everything up to it is there to be read, whatever is written meanwhile.
  const { rows } = await pool.query<{ clock: number; epoch: string }>({
    name: 'clock',
    text: 'select clock, epoch from account, server where id = $1',
    values: [account],
  })
  const [row] = rows
  if (row === undefined) throw new Refused(401, 'signIn', 'The account is gone.')
  const { clock, epoch } = row
  if (clock <= since) return { epoch, pages: [], upTo: clock, more: false }
  const pages = await db
    .selectFrom('page')
    .select(['seq', 'match', 'id', 'parent', 'body'])
    .where('account', '=', account)
    .where('seq', '>', since)
    .where('seq', '<=', clock)
    .orderBy('seq')
    .limit(mostPages)
    .execute()
  const archives = await db
    .selectFrom('archive')
    .select(['seq', 'match', 'packed'])
    .where('account', '=', account)
    .where('seq', '>', since)
    .where('seq', '<=', clock)
    .orderBy('seq')
    .limit(mostArchives)
    .execute()
  const upTo = Math.min(
    clock,
    pages.length < mostPages ? clock : (pages.at(-1)?.seq ?? clock),
    archives.length < mostArchives ? clock : (archives.at(-1)?.seq ?? clock),
  )
  const found: { readonly seq: number; readonly pages: readonly Page[] }[] = [
    ...pages.map(({ seq, match, id, parent, body }) => ({ seq, pages: [{ match, id, parent, body }] })),
    ...archives.map(({ seq, match, packed }) => ({ seq, pages: unpackPages(match, packed) })),
  ]
  const inOrder = found.filter(({ seq }) => seq <= upTo).toSorted((a, b) => a.seq - b.seq)
  return { epoch, pages: inOrder.flatMap((each) => each.pages), upTo, more: upTo < clock }
}
