import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import { unpackText } from '../journals/packing.ts'

/** A row of the table of attempts. */
export type Attempt = Selectable<Database['attempt']>

/** Loads the page bodies of an attempt in order: from rows while it is open, from one packed column afterwards. */
export async function loadBodies(
  db: Kysely<Database>,
  { id, packed }: Pick<Attempt, 'id' | 'packed'>,
): Promise<readonly string[]> {
  if (packed !== null) return JSON.parse(await unpackText(packed)) as readonly string[]
  const rows = await db
    .selectFrom('attempt_page')
    .select('body')
    .where('attempt', '=', id)
    .orderBy('height')
    .execute()
  return rows.map(({ body }) => body)
}
