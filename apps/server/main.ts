import { backUp, rehearse, restore } from './operations/backup.ts'
import { maintain } from './operations/maintain.ts'
import { connect, migrate } from './database/connect.ts'
import { setStudyPermission } from './operations/study-permission.ts'
import { makeServer } from './server.ts'
import { parseSettings, type Settings } from './settings.ts'

/** The commands of the program, by its first argument. */
const commands: Readonly<Record<string, (settings: Settings, file: string) => Promise<void>>> = {
  serve,
  migrate: (settings) => runMigrations(settings, 'up'),
  rollback: (settings) => runMigrations(settings, 'down'),
  maintain: async (settings) => {
    const connected = connect(settings.database, 1)
    console.log(JSON.stringify(await maintain(connected.db, new Date())))
    await connected.db.destroy()
  },
  allow: (settings, nickname) => setPermission(settings, nickname, true),
  disallow: (settings, nickname) => setPermission(settings, nickname, false),
  backup: ({ database }, file) => backUp(database, file),
  restore: ({ database }, file) => restore(database, file),
  rehearse: async ({ database }) => {
    const { tables, rows, seconds } = await rehearse(database)
    console.log(
      `Dumped, restored and compared: ${tables} tables, ${rows} rows, all hashes equal, ${seconds.toFixed(1)} s.`,
    )
  },
}

async function runMigrations({ database }: Settings, to: 'up' | 'down'): Promise<void> {
  const connected = connect(database, 1)
  for (const migration of await migrate(connected, to)) console.log(migration)
  await connected.db.destroy()
}

async function setPermission({ database }: Settings, nickname: string, allowed: boolean): Promise<void> {
  const connected = connect(database, 1)
  const exists = await setStudyPermission(connected.db, nickname, allowed)
  await connected.db.destroy()
  if (!exists) {
    console.error(`Unknown player "${nickname}".`)
    process.exitCode = 1
  }
}

/** Serves until SIGTERM or SIGINT; completes the requests in progress before it exits. */
async function serve(settings: Settings): Promise<void> {
  const { app, stop } = await makeServer(settings)
  let stopping: Promise<void> | undefined
  const shutDown = (): void => {
    stopping ??= stop()
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
  const address = await app.listen({ host: settings.host, port: settings.port })
  console.log(`Listening on ${address}.`)
}

const [name = '', file = ''] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const settings = parseSettings(process.env)
if (command === undefined) {
  console.error(`Usage: server <command>. Commands: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = 2
} else if (!settings.ok) {
  console.error(settings.problem)
  process.exitCode = 2
} else await command(settings.value, file)
