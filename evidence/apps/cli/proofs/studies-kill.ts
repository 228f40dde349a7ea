/** Workers killed with -9: `npm run prove studies-kill <chunks> <kills>`. */
import { setTimeout as sleep } from 'node:timers/promises'
import { findStudy } from '@opfor/studies'
import {
  playSerially,
  submitStudy,
  withTemporaryDatabase,
  waitUntilFinished,
  type Pool,
  wrongChunks,
} from './support.ts'

export interface StudiesKillProof {
  readonly chunks: number
  readonly lost: number
  readonly twice: number
  /** Runs whose totals differ from the serial run in any byte. */
  readonly different: number
  /** Seconds from each kill until the other worker has played the dead one's chunks. */
  readonly recovery: readonly number[]
}

export function killWorkers(chunks: number, kills: number, seeds = 6): Promise<StudiesKillProof> {
  const file = {
    opfor: 1,
    name: 'To be killed',
    game: 'blitzkrieg',
    policies: ['random'],
    options: { difficulty: ['easy', 'medium', 'hard'] },
    until: { games: (chunks * seeds) / 3 },
  }
  const [serial] = playSerially(file)
  return withTemporaryDatabase(async ({ pool, worker }) => {
    const workers = [await worker(), await worker()]
    let [all, lost, twice, different] = [0, 0, 0, 0]
    const recovery: number[] = []
    for (let run = 0; run < kills; run += 1) {
      const id = await submitStudy(pool, file, seeds)
      const moment = (0.05 + 0.85 * Math.random()) * chunks * seeds
      while (((await findStudy(pool, id))?.played ?? 0) < moment) await sleep(5)
      await sleep(Math.random() * 40)
      const which = Math.floor(Math.random() * workers.length)
      await workers[which]?.kill('SIGKILL')
      const killed = performance.now()
      const held = await openChunks(pool, id)
      const [study] = await Promise.all([
        waitUntilFinished(pool, id),
        waitUntilDone(pool, id, held).then(() => recovery.push((performance.now() - killed) / 1000)),
      ])
      const found = await wrongChunks(pool, id)
      all += found.chunks
      lost += found.lost + Math.max(0, chunks - found.chunks)
      twice += found.twice
      if (study.parts[0]?.totals !== serial) different += 1
      workers[which] = await worker()
    }
    return { chunks: all, lost, twice, different, recovery }
  })
}

async function openChunks(pool: Pool, id: string): Promise<readonly number[]> {
  const { rows } = await pool.query<{ start: number }>(
    'select start from study_chunk where study = $1 and done is null',
    [id],
  )
  return rows.map(({ start }) => start)
}

async function waitUntilDone(pool: Pool, id: string, starts: readonly number[]): Promise<void> {
  for (let left = 1; left > 0; await sleep(50)) {
    const { rows } = await pool.query<{ left: number }>(
      'select count(*) as left from study_chunk where study = $1 and done is null and start = any($2)',
      [id, starts],
    )
    left = rows[0]?.left ?? 0
  }
}

if (import.meta.main) {
  const [chunks = 1000, kills = 20] = process.argv.slice(2).map(Number)
  const started = performance.now()
  const { recovery, ...found } = await killWorkers(chunks, kills)
  const sorted = recovery.toSorted((a, b) => a - b)
  console.log(
    `${kills} times one of 2 workers killed with -9 at a random moment of ${chunks} chunks, in ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s: ${found.chunks} chunks, ${found.lost} lost, ` +
      `${found.twice} twice, ${found.different} totals different from the serial run. The other worker had taken over after ` +
      `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} s in the median, ${(sorted.at(-1) ?? 0).toFixed(1)} s at most.`,
  )
  process.exitCode = found.lost + found.twice + found.different === 0 ? 0 : 1
}
