import type { Kysely } from 'kysely'
import { databaseTime } from '../database/clock.ts'
import type { Database } from '../database/schema.ts'
import type { ServerSettings } from '../settings.ts'
import { type Command, requireParameter, print, withDatabase, UsageError } from './command.ts'
import {
  block,
  deletePlayer,
  endAllSessions,
  endSessions,
  listPlayers,
  type PlayerSummary,
  rename,
  unblock,
} from './players.ts'

function run(
  settings: ServerSettings,
  work: (db: Kysely<Database>, now: Date) => Promise<readonly string[]>,
): Promise<void> {
  return withDatabase(settings, async ({ db, pool }) => print(await work(db, await databaseTime(pool))))
}

const line = ({ nickname, created, blocked, passkeys, sessions, bytes }: PlayerSummary): string =>
  [
    nickname,
    `since ${created.toISOString().slice(0, 10)}`,
    `${passkeys} passkeys`,
    `${sessions} sessions`,
    `${Math.ceil(bytes / 1000)} kB`,
    ...(blocked === undefined ? [] : [`blocked since ${blocked.toISOString().slice(0, 10)}`]),
  ].join(', ')

const ended = (count: number): readonly string[] => [`${count} sessions ended.`]

const about =
  (
    use: string,
    work: (db: Kysely<Database>, name: string, now: Date) => Promise<readonly string[] | void>,
  ): Command =>
  (settings, parameter) => {
    const name = requireParameter(parameter, use)
    return run(settings, async (db, now) => (await work(db, name, now)) ?? [])
  }

export const playerCommands: Readonly<Record<string, Command>> = {
  players: (settings, part = '') =>
    run(settings, async (db, now) => (await listPlayers(db, part, now)).map(line)),
  'end-sessions': about('end-sessions <nickname> | --all', async (db, name) =>
    ended(name === '--all' ? await endAllSessions(db) : await endSessions(db, name)),
  ),
  block: about('block <nickname>', async (db, name, now) => ended(await block(db, name, now))),
  unblock: about('unblock <nickname>', unblock),
  rename: (settings, name = '', to = '') => {
    const use = 'rename <nickname> <new nickname>'
    const next = requireParameter(to, use)
    return about(use, (db, current) => rename(db, current, next))(settings, name)
  },
  delete: (settings, name, yes) => {
    if (yes !== '--yes') throw new UsageError('delete <nickname> --yes')
    return about('delete <nickname> --yes', deletePlayer)(settings, name ?? '')
  },
}
