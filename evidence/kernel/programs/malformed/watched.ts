import { fork } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ProofResult, prove, type Trials } from './prove.ts'
import type { Reader } from './reader.ts'

/** The results, or the number of the non-terminating input. */
export type WatchResult = ProofResult | { readonly hangs: number }

interface Given {
  readonly trials: Trials
  readonly note: string
}

const given = 'OPFOR_TRIALS'

/** Uses a child process, to kill endless loops. Discards the parsers' output. */
export function watched(file: string, trials: Omit<Trials, 'next'>, patience: number): Promise<WatchResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'opfor-trials-'))
  const note = path.join(folder, 'at')
  const child = fork(fileURLToPath(file), {
    env: { ...process.env, [given]: JSON.stringify({ trials, note } satisfies Given) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise<WatchResult>((resolve, reject) => {
    let [seen, since] = ['', performance.now()]
    const timer = setInterval(() => {
      const now = noted(note)
      if (now !== seen) [seen, since] = [now, performance.now()]
      else if (performance.now() - since > patience) resolve({ hangs: Number(now) })
    }, 300)
    child.once('message', (done) => resolve(done as ProofResult))
    child.once('exit', () => {
      clearInterval(timer)
      reject(new Error(`The trials broke off at input ${noted(note)}.`))
    })
  }).finally(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
}

function noted(note: string): string {
  try {
    return readFileSync(note, 'utf8')
  } catch {
    return ''
  }
}

export function isForTrials(): boolean {
  return process.env[given] !== undefined
}

export async function doTrials(readers: readonly Reader[]): Promise<void> {
  const { trials, note } = JSON.parse(process.env[given] ?? '') as Given
  const file = openSync(note, 'w')
  const next = (at: number): void => void writeSync(file, String(at).padStart(10), 0)
  const done = await prove(readers, { ...trials, next })
  process.send?.(done)
}
