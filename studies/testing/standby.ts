import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { binFolder, postgresUser, waitForPostgres } from './cluster.ts'
import { asAdmin } from './database.ts'
import { freePort } from './free-port.ts'

/** A PostgreSQL server that can have a standby, be killed, and be promoted. */
export interface Node {
  readonly port: number
  readonly url: string
  /** Kills all processes with -9, like a power failure. */
  readonly kill: () => Promise<void>
  readonly promote: () => Promise<void>
  readonly remove: () => Promise<void>
}

export function startPrimary(): Promise<Node> {
  return makeNode((bin, data, options) =>
    execFileSync(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync'],
      options,
    ),
  )
}

/** The standby streams from the primary. */
export async function startStandby(primary: Node): Promise<Node> {
  return makeNode((bin, data, options) =>
    execFileSync(
      path.join(bin, 'pg_basebackup'),
      [
        '--pgdata',
        data,
        '--dbname',
        `${primary.url}/?application_name=standby`,
        '--write-recovery-conf',
        '--checkpoint=fast',
        '--no-sync',
      ],
      options,
    ),
  )
}

/** Sets whether commits of a primary wait until the standby has them on disk. */
export async function setSynchronous(primary: Node, isSynchronous: boolean): Promise<void> {
  await asAdmin(primary.url, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${isSynchronous ? '*' : ''}'`)
    await client.query('select pg_reload_conf()')
  })
}

/** Each process is a group of its own, and would finish its work. */
function childrenOf(pid: number): readonly number[] {
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return listed.split('\n').flatMap((line) => (line.trim() === '' ? [] : [Number(line)]))
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process already ended.
  }
}

type Make = (
  bin: string,
  data: string,
  options: { readonly uid?: number; readonly gid?: number; readonly cwd: string; readonly stdio: 'ignore' },
) => void

async function makeNode(make: Make): Promise<Node> {
  const port = await freePort()
  const bin = binFolder()
  const who = postgresUser()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'opfor-node-'))
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = path.join(folder, 'data')
  const options = { ...who, cwd: folder, stdio: 'ignore' } as const
  make(bin, data, options)
  appendFileSync(path.join(data, 'postgresql.conf'), 'max_wal_senders = 10\nmax_connections = 200\n')
  const server: ChildProcess = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder],
    options,
  )
  const ended = new Promise<void>((resolve) => {
    server.on('exit', () => resolve())
  })
  const url = `postgres://postgres@127.0.0.1:${port}`
  await waitForPostgres(url)
  const kill = async (): Promise<void> => {
    if (server.pid !== undefined && server.exitCode === null && server.signalCode === null)
      for (const pid of [server.pid, ...childrenOf(server.pid)]) killNow(pid)
    await ended
  }
  return {
    port,
    url,
    kill,
    promote: async () => {
      await asAdmin(url, (client) => client.query('select pg_promote(true, 60)'))
    },
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function waitForStreaming(primary: Node): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await asAdmin(primary.url, (client) =>
      client.query<{ state: string }>('select state from pg_stat_replication'),
    )
    if (rows.some(({ state }) => state === 'streaming')) return
    if (tries > 600) throw new Error('The standby does not stream.')
    await sleep(100)
  }
}

/** Disconnects a standby like a slow network: it falls behind. */
export async function stopStreaming(standby: Node): Promise<void> {
  await asAdmin(standby.url, async (client) => {
    await client.query("alter system set primary_conninfo = ''")
    await client.query('select pg_reload_conf()')
  })
}
