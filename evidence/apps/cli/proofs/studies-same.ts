/** Compares totals of 1, 2 and 4 workers and a serial run, for every game: `npm run prove studies-same <matches>`. */
import { registry } from '@opfor/games'
import type { Json } from '@opfor/kernel'
import { playSerially, submitStudy, withTemporaryDatabase, waitUntilFinished } from './support.ts'

export interface Same {
  readonly game: string
  readonly same: Readonly<Record<string, boolean>>
  readonly bytes: number
}

/** `quick` skips games without `heuristics`: there the greedy player plays each answer to the end, which takes long. */
export async function sameTotals(matches: number, quick = false): Promise<readonly Same[]> {
  const games = registry.filter(({ canSimulate }) => canSimulate)
  const files = games.map(
    ({ id, heuristics }): Json => ({
      opfor: 1,
      name: id,
      game: id,
      policies: quick && heuristics === undefined ? ['random'] : ['random', 'greedy'],
      until: { games: matches },
    }),
  )
  const rows = files.map((file) => playSerially(file))
  const found: Record<string, boolean>[] = files.map(() => ({}))
  await withTemporaryDatabase(async ({ pool, worker }) => {
    let workers = 0
    for (const count of [1, 2, 4]) {
      for (; workers < count; workers += 1) await worker()
      const ids: string[] = []
      for (const file of files) ids.push(await submitStudy(pool, file, Math.max(1, Math.floor(matches / 12))))
      for (const [at, id] of ids.entries()) {
        const { parts } = await waitUntilFinished(pool, id)
        const totals = parts.map((part) => part.totals)
        Object.assign(found[at] ?? {}, { [count]: totals.join('\n') === rows[at]?.join('\n') })
      }
    }
  })
  return games.map(({ id }, at) => ({
    game: id,
    same: found[at] ?? {},
    bytes: rows[at]?.join('').length ?? 0,
  }))
}

if (import.meta.main) {
  const found = await sameTotals(Number(process.argv[2] ?? 60))
  for (const { game, same, bytes } of found)
    console.log(
      `${game}: ${bytes} bytes; ${Object.entries(same)
        .map(([count, is]) => `${count} workers ${is ? 'the same' : 'DIFFERENT'}`)
        .join(', ')}`,
    )
  process.exitCode = found.every(({ same }) => Object.values(same).every(Boolean)) ? 0 : 1
}
