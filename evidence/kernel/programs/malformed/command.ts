import { parseArgs } from 'node:util'
import { inputAt } from './prove.ts'
import type { Reader } from './reader.ts'
import { doTrials, isForTrials, watched } from './watched.ts'

/** Maximum CPU time per input in milliseconds. */
const limit = 2000

/**
 * `<count>`, `--seed <number>` for other inputs, `--at <number>` for one; `--patience <seconds>` is the limit for an endless
 * loop.
 */
export async function importsCommand(
  app: string,
  file: string,
  readers: () => readonly Reader[],
): Promise<void> {
  if (isForTrials()) return doTrials(readers())
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      at: { type: 'string' },
      patience: { type: 'string', default: '120' },
    },
  })
  const seed = Number(values.seed)
  const from = Number(values.at ?? 0)
  const to = values.at === undefined ? Number(positionals[0] ?? 5000) : from + 1
  const start = performance.now()
  const done = await watched(file, { seed, from, to, limit }, Number(values.patience) * 1000)
  const again = (at: number): string => `npm run prove imports -- --app ${app} --seed ${seed} --at ${at}`
  if ('hangs' in done) {
    console.log(`${app}: input ${done.hangs} has no end. Again: ${again(done.hangs)}`)
    process.exitCode = 1
    return
  }
  const { inputs, taken, refused, slowest, faults } = done
  for (const { at, reader, problem, input } of faults)
    console.log(
      `${app}: ${reader}: ${problem}\n  ${JSON.stringify(input.slice(0, 300))}\n  Again: ${again(at)}`,
    )
  console.log(
    `${app}: ${inputs} mutated inputs of seed ${seed} in ${((performance.now() - start) / 1000).toFixed(0)} s: ` +
      `${taken} taken, ${refused} refused, ${faults.length} faults; the slowest took ${slowest.took.toFixed(0)} ms (${slowest.at})`,
  )
  if (values.at !== undefined) console.log(inputAt(readers(), seed, from).input)
  process.exitCode = faults.length === 0 ? 0 : 1
}
