import { connect, type DatabaseConnection } from '../database/connect.ts'
import type { Settings } from '../settings.ts'

/** A command of the program, with what was written after its name. */
export type Command = (settings: Settings, ...parameters: string[]) => Promise<void>

/** A command that was called in another way than it is meant. */
export class WrongUse extends Error {}

/** A parameter that a command cannot do without. */
export function needed(parameter: string | undefined, use: string): string {
  if (parameter === undefined || parameter === '') throw new WrongUse(use)
  return parameter
}

/** Prints what a command says, line by line. */
export function print(lines: readonly string[]): void {
  for (const line of lines) console.log(line)
}

/** Runs a command with a connection of its own. */
export async function withDatabase(
  { database }: Settings,
  run: (connected: DatabaseConnection) => Promise<void>,
): Promise<void> {
  const connected = connect(database, 1)
  try {
    await run(connected)
  } finally {
    await connected.db.destroy()
  }
}
