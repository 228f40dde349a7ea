import { availableParallelism } from 'node:os'
import { parseFailure, parseSuccess, type Parsed } from '@opfor/kernel'
import type { ComparisonTotals, Totals } from '@opfor/lab'
import { codeVersion } from '@opfor/studies/code'
import { Worker } from '@opfor/studies/worker'
import { openPool } from '../lab/pool.ts'
import { perSecond } from '../lab/progress.ts'
import { databaseAt } from './database.ts'

export async function runWorker(flags: {
  readonly database?: string
  readonly threads?: number
}): Promise<Parsed<number>> {
  const database = databaseAt(flags.database)
  if (!database.ok) return database
  const threads = Math.max(1, flags.threads ?? availableParallelism())
  const code = codeVersion()
  const pool = openPool<Totals | ComparisonTotals>(threads)
  const started = performance.now()
  let [chunks, games, lastPrinted] = [0, 0, 0]
  const worker = new Worker({
    database: database.value,
    code,
    threads,
    play: (task) => pool.run(task),
    onChunkDone: (more) => {
      chunks += 1
      games += more
      const now = performance.now()
      const { isTTY } = process.stderr
      if (now - lastPrinted < (isTTY ? 500 : 30_000)) return
      lastPrinted = now
      const rate = perSecond(games / ((now - started) / 1000))
      const line = `${chunks} chunks, ${games.toLocaleString('en')} matches, ${rate}/s since the start`
      process.stderr.write(isTTY ? `\r${line.padEnd(70)}` : `${line}\n`)
    },
    onError: (problem) => process.stderr.write(`opfor worker: ${problem}\n`),
  })
  const stop = (): void => {
    process.stderr.write('\nStopping after the current chunks. Press Ctrl-C again to exit immediately.\n')
    process.once('SIGINT', () => process.exit(130))
    worker.stop()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  process.stderr.write(`Working with ${threads} threads, code ${code}. Ctrl-C stops.\n`)
  try {
    await worker.work()
    return parseSuccess(0)
  } catch (error) {
    return parseFailure(`The worker stopped: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await pool.destroy()
    process.off('SIGINT', stop)
  }
}
