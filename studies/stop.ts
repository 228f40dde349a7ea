import type { Queryable } from './connect.ts'

/** Stops a waiting or running study; its totals stay. Returns whether there was one. */
export async function stopStudy(db: Queryable, id: string, now: Date, owner?: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update study set state = 'stopped', ended = $2
     where id::text = $1 and state in ('waiting', 'running') and ($3::text is null or owner = $3)`,
    [id, now, owner],
  )
  return rowCount === 1
}

/** Deletes a study with its totals. Returns whether there was one. */
export async function removeStudy(db: Queryable, id: string, owner?: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from study where id::text = $1 and ($2::text is null or owner = $2)',
    [id, owner],
  )
  return rowCount === 1
}
