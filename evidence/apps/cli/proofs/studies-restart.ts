/** PostgreSQL restarted while a study is played: `npm run prove studies-restart <chunks> <restarts>`. */
import { setTimeout as sleep } from 'node:timers/promises'
import { findStudy } from '@opfor/studies'
import {
  playSerially,
  submitStudy,
  withTemporaryDatabase,
  waitUntilFinished,
  wrongChunks,
} from './support.ts'

export function restartDatabase(chunks: number, restarts: number, seeds = 6) {
  const file = {
    opfor: 1,
    name: 'To be interrupted',
    game: 'blitzkrieg',
    policies: ['random'],
    until: { games: chunks * seeds },
  }
  return withTemporaryDatabase(async ({ pool, restart, worker }) => {
    await worker()
    await worker()
    const id = await submitStudy(pool, file, seeds)
    for (let nth = 1; nth <= restarts; nth += 1) {
      const moment = (nth / (restarts + 1)) * chunks * seeds
      while (((await findStudy(pool, id).catch(() => undefined))?.played ?? 0) < moment) await sleep(10)
      await restart()
    }
    const study = await waitUntilFinished(pool, id)
    const found = await wrongChunks(pool, id)
    return { ...found, same: study.parts[0]?.totals === playSerially(file)[0] }
  })
}

if (import.meta.main) {
  const [chunks = 1000, restarts = 5] = process.argv.slice(2).map(Number)
  const { same, lost, twice } = await restartDatabase(chunks, restarts)
  console.log(
    `PostgreSQL restarted ${restarts} times during ${chunks} chunks on 2 workers: finished, ${lost} lost, ` +
      `${twice} twice, totals ${same ? 'those of the serial run' : 'DIFFERENT'}.`,
  )
  process.exitCode = same && lost + twice === 0 ? 0 : 1
}
