import type { Queryable } from './connect.ts'

/** Stops a study that is not over: what has been counted stays. Whether there was one to stop. */
export async function stopStudy(db: Queryable, id: string, now: Date, owner?: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update study set state = 'stopped', ended = $2
     where id::text = $1 and state in ('waiting', 'running') and ($3::text is null or owner = $3)`,
    [id, now, owner],
  )
  return rowCount === 1
}

/** Removes a study and everything that was counted. Whether there was one. */
export async function removeStudy(db: Queryable, id: string, owner?: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from study where id::text = $1 and ($2::text is null or owner = $2)',
    [id, owner],
  )
  return rowCount === 1
}
