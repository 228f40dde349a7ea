import { randomUUID } from 'node:crypto'
import { hashed, randomToken } from '../../accounts/secrets.ts'
import type { DatabaseConnection } from '../../database/connect.ts'

/** Somebody with an account and a session. */
export interface Person {
  readonly account: string
  readonly cookie: string
}

/** Makes many players at once, without the ceremonies. */
export async function makePeople(
  { db }: Pick<DatabaseConnection, 'db'>,
  count: number,
): Promise<readonly Person[]> {
  const people: Person[] = []
  const now = new Date()
  const expires = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  for (let at = 0; at < count; at += 500) {
    const some = Array.from({ length: Math.min(500, count - at) }, () => ({
      account: randomUUID(),
      token: randomToken(),
    }))
    await db
      .insertInto('account')
      .values(some.map(({ account }) => ({ id: account, nickname: `p${account}`, clock: 0, created: now })))
      .execute()
    await db
      .insertInto('session')
      .values(some.map(({ account, token }) => ({ token: hashed(token), account, created: now, expires })))
      .execute()
    people.push(...some.map(({ account, token }) => ({ account, cookie: `opfor=${token}` })))
  }
  return people
}
