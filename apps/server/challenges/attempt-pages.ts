import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import { unpackText } from '../journals/packing.ts'

/** An attempt as it is kept. */
export type Attempt = Selectable<Database['attempt']>

/** The pages of an attempt, in order: rows while it is played, one packed column afterwards. */
export async function loadBodies(
  db: Kysely<Database>,
  { id, packed }: Pick<Attempt, 'id' | 'packed'>,
): Promise<readonly string[]> {
  if (packed !== null) return JSON.parse(unpackText(packed)) as readonly string[]
  const rows = await db
    .selectFrom('attempt_page')
    .select('body')
    .where('attempt', '=', id)
    .orderBy('height')
    .execute()
  return rows.map(({ body }) => body)
}
