import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeCommit } from '@opfor/sync'
import type { Pool } from 'pg'
import { pushStatement } from '../../../../../apps/server/journals/push-statement.ts'
import { maxAccountBytes, maxCommitsPerMatch } from '../../../../../apps/server/journals/push-batcher.ts'
import { HttpConnection } from './http-connection.ts'

export const pushClients = 16

export const benchAccounts = 1000
const body = { entries: [{ q: 'blitzkrieg.space', a: 'AME.1.1', by: 'person', seat: 'player' }] } as const

function script(): string {
  const account = `('00000000-0000-4000-8000-' || lpad((:n)::text, 12, '0'))::uuid`
  const values = [
    `array[${account}]`,
    `array['m' || :k]`,
    `array[encode(sha256(convert_to('m' || :k || :n, 'utf8')), 'hex')]`,
    `array['m' || :k]`,
    `array['${JSON.stringify(body)}']`,
    `array['Firefox, Linux']`,
    `array[${account}]`,
    `'{}'`,
    `'{}'`,
    String(maxAccountBytes),
    String(maxCommitsPerMatch),
  ]
  const statement = pushStatement.replaceAll(/\$(\d+)/g, (_, n: string) => values[Number(n) - 1] ?? '')
  return `\\set n random(1, ${benchAccounts})\n\\set k random(1, 1000000000)\n${statement.replaceAll('\n', ' ')};\n`
}

export async function prepareBench(pool: Pool): Promise<void> {
  await pool.query(
    `insert into account (id, nickname, clock, created)
     select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'b' || n, 0, now()
     from generate_series(1, $1::integer) n`,
    [benchAccounts],
  )
}

export async function measurePgbench(url: string, seconds: number): Promise<number> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'opfor-'))
  const file = path.join(folder, 'push.sql')
  await writeFile(file, script())
  const callers = ['-c', String(pushClients), '-j', '1', '-T', String(seconds), '-M', 'prepared']
  const { stdout } = await promisify(execFile)('pgbench', ['-n', '-f', file, ...callers, url])
  await rm(folder, { recursive: true })
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

export async function measurePushes(
  cookies: readonly string[],
  port: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000
  let count = 0
  const runClient = async (at: number): Promise<void> => {
    const connection = new HttpConnection(port)
    for (let n = at; performance.now() < end; n += pushClients) {
      const match = `m${Math.floor(Math.random() * 1e9)}`
      const pages = [makeCommit(match, match, body)]
      const { status } = await connection.request(
        'POST',
        '/api/pages',
        cookies[n % cookies.length] ?? '',
        JSON.stringify({ pages }),
      )
      if (status !== 200) throw new Error(`Unexpected status ${status}.`)
      count += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: pushClients }, (_, at) => runClient(at)))
  return count / seconds
}
