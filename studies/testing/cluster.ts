import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { asAdmin } from './database.ts'

/** A private cluster that tests can crash and restart. */
export interface Cluster {
  readonly url: string
  /** A fast shutdown (SIGINT), as on a reboot. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

export function binFolder(): string {
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian)) {
    const newest = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))[0]
    if (newest !== undefined) return path.join(debian, newest, 'bin')
  }
  return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
}

/** PostgreSQL refuses to run as root: uses the `postgres` user then. */
export function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export async function startCluster(): Promise<Cluster> {
  const port = await freePort()
  const bin = binFolder()
  const who = postgresUser()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'opfor-cluster-'))
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = path.join(folder, 'data')
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync'], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  })
  const start = (): ChildProcess =>
    spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', folder], {
      ...who,
      cwd: folder,
      stdio: 'ignore',
    })
  let server = start()
  const url = `postgres://postgres@127.0.0.1:${port}`
  await waitForPostgres(url)
  const end = async (): Promise<void> => {
    const ended = new Promise<void>((resolve) => {
      server.on('exit', () => {
        resolve()
      })
    })
    server.kill('SIGINT')
    await ended
  }
  const restart = async (): Promise<void> => {
    await end()
    server = start()
    await waitForPostgres(url)
  }
  const stop = async (): Promise<void> => {
    await end()
    rmSync(folder, { recursive: true })
  }
  return { url, restart, stop }
}

export async function waitForPostgres(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1)
    try {
      await asAdmin(url, (client) => client.query('select 1'))
      return
    } catch (error) {
      if (tries > 1200) throw error
      await sleep(100)
    }
}
