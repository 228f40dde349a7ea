import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashSecret } from '../../../../../apps/server/accounts/secrets.ts'
import { connectDatabase } from '../../../../../apps/server/database/connect.ts'
import { createPlayers, type PlayerSession } from '../support/players.ts'
import type { CleanRoot } from './clean-root.ts'

export function databaseOf({ folder }: CleanRoot): string {
  const settings = readFileSync(path.join(folder, 'etc/opfor/environment'), 'utf8')
  return /^OPFOR_DATABASE=(\S+)$/m.exec(settings)?.[1] ?? ''
}

export async function addPlayers(database: string, count: number): Promise<readonly PlayerSession[]> {
  const connected = connectDatabase(database, 1)
  try {
    return await createPlayers(connected, count)
  } finally {
    await connected.db.destroy()
  }
}

/** A restore ends all sessions. */
export async function signInAgain(database: string, players: readonly PlayerSession[]): Promise<void> {
  const { db } = connectDatabase(database, 1)
  const [created, expires] = [new Date(), new Date(Date.now() + 24 * 60 * 60 * 1000)]
  const values = players.map(({ account, cookie }) => ({
    token: hashSecret(/opfor=([^;]+)/.exec(cookie)?.[1] ?? ''),
    account,
    created,
    expires,
    used: created,
    made_by: 'passkey' as const,
  }))
  await db.insertInto('session').values(values).execute()
  await db.destroy()
}

export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)} instead of ${String(expected)}.`)
  console.log(`    ${what}: ${String(actual)}`)
}
