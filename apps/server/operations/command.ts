import { connectDatabase, type DatabaseConnection } from '../database/connect.ts'
import type { ServerSettings } from '../settings.ts'

export type Command = (settings: ServerSettings, ...parameters: string[]) => Promise<void>

export class UsageError extends Error {}

export function requireParameter(parameter: string | undefined, use: string): string {
  if (parameter === undefined || parameter === '') throw new UsageError(use)
  return parameter
}

export function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line)
}

export async function withDatabase(
  { database }: ServerSettings,
  run: (connected: DatabaseConnection) => Promise<void>,
): Promise<void> {
  const connected = connectDatabase(database, 1)
  try {
    await run(connected)
  } finally {
    await connected.db.destroy()
  }
}
