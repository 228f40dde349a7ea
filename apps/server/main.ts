import { setTimeout as sleep } from 'node:timers/promises'
import { databaseTime } from './database/clock.ts'
import { migrate } from './database/connect.ts'
import { backUp, newEpoch, testRestore, restore } from './operations/backup.ts'
import { type Command, requireParameter, print, withDatabase, UsageError } from './operations/command.ts'
import { maintain } from './operations/maintain.ts'
import { playerCommands } from './operations/player-commands.ts'
import { makeServer, type ServerProcess } from './server.ts'
import { parseServerSettings, type ServerSettings } from './settings.ts'

/** Requests are accepted this long while `/ready` reports the stop. */
const announced = 1000
/** Then requests in progress have this long before their connections are closed. */
const completing = 6000
/** Then the process ends in any case. */
const closing = 1500

/** Some clients never send a whole request. */
async function stopWithinTenSeconds({ app, announceStop, stop }: ServerProcess): Promise<void> {
  announceStop()
  await sleep(announced)
  const closeAll = setTimeout(() => {
    app.server.closeAllConnections()
  }, completing)
  const exit = setTimeout(() => {
    console.error('Requests were still in progress when the time to stop was over; they were ended.')
    process.exit(1)
  }, completing + closing)
  await stop()
  clearTimeout(closeAll)
  clearTimeout(exit)
}

const commands: Readonly<Record<string, Command>> = {
  serve,
  migrate: (settings) => withDatabase(settings, async (connected) => print(await migrate(connected))),
  maintain: (settings) =>
    withDatabase(settings, async ({ db, pool }) =>
      print([JSON.stringify(await maintain(db, await databaseTime(pool)))]),
    ),
  ...playerCommands,
  'new-epoch': ({ database }) => newEpoch(database),
  backup: ({ database }, file) => backUp(database, requireParameter(file, 'backup <file>')),
  restore: async ({ database }, file) => {
    const { session, handover } = await restore(database, requireParameter(file, 'restore <file>'))
    print([
      `Restored. ${session} sessions and ${handover} pairing codes of the backup were ended: everybody signs in again.`,
      'What was deleted or revoked since the backup (accounts, passkeys, used recovery codes) is there again.',
    ])
  },
  rehearse: async ({ database }) => {
    const { tables, rows, seconds } = await testRestore(database)
    print([
      `Dumped, restored and compared: ${tables} tables, ${rows} rows, all hashes equal, ${seconds.toFixed(1)} s.`,
    ])
  },
}

async function serve(settings: ServerSettings): Promise<void> {
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

/** Exit code 2 for a wrong call, 1 for all else. */
function fail(error: unknown): void {
  const { message, cause, code } = error as Error & { readonly code?: string }
  const isWrongUse = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS') === true
  console.error(isWrongUse ? `Usage: server ${message}` : cause === undefined ? message : error)
  process.exitCode = isWrongUse ? 2 : 1
}

const [name = '', ...parameters] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const settings = parseServerSettings(process.env)
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
