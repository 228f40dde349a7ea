import type { Queryable } from './connect.ts'

/** Stops a waiting or running study; its totals stay. Returns whether there was one. */
export async function stopStudy(db: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update study set state = 'stopped', ended = $2
     where id::text = $1 and state in ('waiting', 'running')`,
    [id, now],
  )
  return rowCount === 1
}

/** Deletes a study with its totals. Returns whether there was one. */
export async function removeStudy(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from study where id::text = $1', [id])
  return rowCount === 1
}
