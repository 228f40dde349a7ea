/**
 * Recovers a server to a point in time as docs/operations.md says, while devices write. Earlier acknowledged pages must exist,
 * devices must resend later ones. `npm run prove pitr 10`; the argument is the seconds of writing before and after the point.
 * Needs the same as `prove deployment`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { connectDatabase } from '../../../../apps/server/database/connect.ts'
import { type CleanRoot, enterCleanRoot, install, runInCleanRoot } from './clean-root/clean-root.ts'
import { addPlayers, databaseOf, expectEqual, signInAgain } from './clean-root/players.ts'
import { countDoubled, countMissing, devicesPerPlayer, Load, storedPages } from './support/load-devices.ts'

const playerCount = 8

async function timeOf(database: string): Promise<string> {
  const { pool, db } = connectDatabase(database, 1)
  const { rows } = await pool.query<{ now: string }>('select clock_timestamp()::text as now')
  await db.destroy()
  return rows[0]?.now ?? ''
}

async function recover(root: CleanRoot, seconds: number): Promise<void> {
  const { runBlock, shell } = root
  await install(root)
  await runBlock('apt-get install --yes --no-install-recommends pgbackrest')
  const database = databaseOf(root)
  const players = await addPlayers(database, playerCount)
  const load = new Load(players, [4200], { write: 300, pull: 300 })
  const running = load.run()
  load.isWriting = true
  await sleep(seconds * 500)
  const line = /^.*--type=incr.*$/m.exec(await shell.run('cat /etc/cron.d/opfor-archive\n'))?.[0] ?? ''
  await shell.run(`su --login postgres --command '${line.split(/\s+/).slice(6).join(' ')}'\n`)
  await sleep(seconds * 500)
  console.log((await runBlock("su --login postgres --command 'pgbackrest --stanza=opfor info'")).trimEnd())

  const before = load.acknowledged
  const point = await timeOf(database)
  await sleep(seconds * 1000)
  const after = load.acknowledged.difference(before)
  const start = performance.now()
  await runBlock("point='2026-11-18 14:00:00+00'", (commands) =>
    commands.replace(/^point=.*$/m, `point='${point}'`),
  )
  const recovered = performance.now() - start
  load.isWriting = false
  const restored = await storedPages(database)
  expectEqual('acknowledged before the point and not there', countMissing(before, restored), 0)
  const missing = countMissing(after, restored)
  if (missing === 0) throw new Error('Nothing that came after the point is missing: this shows nothing.')
  console.log(
    `    acknowledged before the point ${before.size}, after it ${after.size}, of them not there ${missing}`,
  )
  await signInAgain(database, players)
  const stored = await load.waitUntilAgreed(database)
  const agreed = performance.now() - start
  expectEqual('lost after the devices synced', countMissing(load.acknowledged, stored), 0)
  expectEqual('doubled', countDoubled(stored), 0)
  load.isRunning = false
  await running
  console.log(
    `Recovered to ${point} after ${(recovered / 1000).toFixed(1)} s; all ${playerCount * devicesPerPlayer} devices agreed after ${(agreed / 1000).toFixed(1)} s.`,
  )
}

if (import.meta.main) {
  const [, , flag, folder = ''] = process.argv
  if (flag === '--inside') {
    await recover(await enterCleanRoot(folder), Number(process.env['SECONDS_OF_LOAD']))
    // Programs of the root still run; they end with this process.
    process.exit(0)
  }
  process.env['SECONDS_OF_LOAD'] = flag ?? '10'
  process.exitCode = await runInCleanRoot(import.meta.filename)
}
