import { backUp, newEpoch, rehearse, restore } from './operations/backup.ts'
import { type Command, needed, print, withDatabase, WrongUse } from './operations/command.ts'
import { maintain } from './operations/maintain.ts'
import { playerCommands } from './operations/player-commands.ts'
import { databaseTime } from './database/clock.ts'
import { stopWithinTenSeconds } from './shutdown.ts'
import { migrate } from './database/connect.ts'
import { makeServer } from './server.ts'
import { parseSettings, type Settings } from './settings.ts'

/** The commands of the program, by its first argument. */
const commands: Readonly<Record<string, Command>> = {
  serve,
  migrate: (settings) => withDatabase(settings, async (connected) => print(await migrate(connected))),
  maintain: (settings) =>
    withDatabase(settings, async ({ db, pool }) =>
      print([JSON.stringify(await maintain(db, await databaseTime(pool)))]),
    ),
  ...playerCommands,
  'new-epoch': ({ database }) => newEpoch(database),
  backup: ({ database }, file) => backUp(database, needed(file, 'backup <file>')),
  restore: async ({ database }, file) => {
    const { session, handover } = await restore(database, needed(file, 'restore <file>'))
    print([
      `Restored. ${session} sessions and ${handover} pairing codes of the backup were ended: everybody signs in again.`,
      'What was deleted or revoked since the backup (accounts, passkeys, used recovery codes) is there again.',
    ])
  },
  rehearse: async ({ database }) => {
    const { tables, rows, seconds } = await rehearse(database)
    print([
      `Dumped, restored and compared: ${tables} tables, ${rows} rows, all hashes equal, ${seconds.toFixed(1)} s.`,
    ])
  },
}

/** Serves until SIGTERM or SIGINT, then shuts down. */
async function serve(settings: Settings): Promise<void> {
  const server = await makeServer(settings)
  const { app } = server
  let stopping: Promise<void> | undefined
  const shutDown = (): void => {
    stopping ??= stopWithinTenSeconds(server)
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  const address = await app.listen({ host: settings.host, port: settings.port })
  print([`Listening on ${address}.`])
}

/** Says why a command failed: 2 for a wrong call, 1 for all else. */
function fail(error: unknown): void {
  const { message, cause, code } = error as Error & { readonly code?: string }
  const isWrongUse = error instanceof WrongUse || code?.startsWith('ERR_PARSE_ARGS') === true
  console.error(isWrongUse ? `Usage: server ${message}` : cause === undefined ? message : error)
  process.exitCode = isWrongUse ? 2 : 1
}

const [name = '', ...parameters] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const settings = parseSettings(process.env)
if (command === undefined) {
  console.error(`Usage: server <command>. Commands: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = 2
} else if (!settings.ok) {
  console.error(settings.problem)
  process.exitCode = 2
} else
  try {
    await command(settings.value, ...parameters)
  } catch (error) {
    fail(error)
  }
