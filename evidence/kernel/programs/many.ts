import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export interface SeedResult {
  readonly steps: number
  readonly wrong: readonly string[]
  readonly way?: string
}

/** Words of a report such as `100 matches, 9,000 changes: 0 violations`. */
export interface Proof {
  readonly matches: string
  readonly steps: string
  readonly faults: string
  readonly tried: (seed: number) => SeedResult
}

interface Share {
  readonly from: number
  readonly to: number
}
interface Total {
  readonly matches: number
  readonly steps: number
  readonly wrong: readonly string[]
  readonly ways: Readonly<Record<string, number>>
}

const nothing: Total = { matches: 0, steps: 0, wrong: [], ways: {} }
/** Seeds between two reports of a worker, and the maximum number of printed faults. */
const chunk = 100
const shown = 20

/**
 * Tests seeds on all cores: `<size> [--from <seed>] [--workers <count>]`. Workers run `file` (`import.meta.url`) with the same
 * arguments. Exit code 1 reports a problem or an untested seed.
 */
export function proveMany(file: string, proof: Proof): void {
  if (isMainThread) share(file, proof)
  else work(proof, workerData as Share)
}

export interface Comparison {
  readonly kinds: ReadonlyMap<string, number>
  readonly differing: readonly string[]
}

/** Plays matches until `<size>` things are compared. Exit code 1 reports a difference. */
export function compareMany(
  { matches, things }: { readonly matches: string; readonly things: string },
  compare: (seed: number) => Comparison,
): void {
  const { size } = sizes(100_000)
  const started = performance.now()
  const kinds = new Map<string, number>()
  const differing: string[] = []
  let [count, seed] = [0, 0]
  for (; count < size; seed += 1) {
    const compared = compare(seed)
    for (const [kind, times] of compared.kinds) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + times)
      count += times
    }
    differing.push(...compared.differing.map((each) => `seed ${seed}: ${each}`))
  }
  for (const each of differing.slice(0, shown)) console.log(each)
  for (const [kind, times] of [...kinds].toSorted((a, b) => b[1] - a[1])) console.log(`${times} ${kind}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${seed} ${matches}, ${count} ${things}: ${differing.length} differing, in ${seconds} s`)
  process.exitCode = differing.length === 0 ? 0 : 1
}

export function sizes(usual: number): Readonly<Record<'size' | 'from' | 'workers', number>> {
  const { values, positionals } = parseArgs({
    strict: false,
    allowPositionals: true,
    options: { from: { type: 'string' }, workers: { type: 'string' } },
  })
  return {
    size: whole(positionals[0], usual),
    from: whole(values.from, 0),
    workers: whole(values.workers, availableParallelism()),
  }
}

function whole(text: string | boolean | undefined, usual: number): number {
  if (text === undefined) return usual
  if (!/^\d+$/.test(String(text)))
    throw new Error(`${String(text)} is no whole number: <size> [--from <seed>] [--workers <count>]`)
  return Number(text)
}

function work({ tried }: Proof, { from, to }: Share): void {
  for (let start = from; start < to; start += chunk) {
    let total = nothing
    for (let seed = start; seed < Math.min(to, start + chunk); seed += 1) {
      const { steps, wrong, way } = tried(seed)
      total = merged(total, { matches: 1, steps, wrong, ways: way === undefined ? {} : { [way]: 1 } })
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has none
    parentPort?.postMessage(total)
  }
}

function merged(a: Total, b: Total): Total {
  const ways = { ...a.ways }
  for (const [way, count] of Object.entries(b.ways)) ways[way] = (ways[way] ?? 0) + count
  return { matches: a.matches + b.matches, steps: a.steps + b.steps, wrong: [...a.wrong, ...b.wrong], ways }
}

function share(file: string, { matches, steps, faults }: Proof): void {
  const { size, from, workers } = sizes(1000)
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`
  let total = nothing
  let running = workers
  for (let worker = 0; worker < workers; worker += 1) {
    const part: Share = {
      from: from + Math.floor((size * worker) / workers),
      to: from + Math.floor((size * (worker + 1)) / workers),
    }
    const thread = new Worker(new URL(file), { workerData: part, argv: process.argv.slice(2) })
    thread.on('message', (done: Total) => {
      const told = Math.floor((20 * total.matches) / size)
      total = merged(total, done)
      if (Math.floor((20 * total.matches) / size) > told)
        console.error(`${total.matches} of ${size} ${matches}, ${total.wrong.length} ${faults}, ${seconds()}`)
    })
    thread.on('error', (error) => {
      total = merged(total, { ...nothing, wrong: [String(error)] })
    })
    thread.on('exit', () => {
      running -= 1
      if (running > 0) return
      for (const each of total.wrong.slice(0, shown)) console.log(each)
      for (const [way, count] of Object.entries(total.ways)) console.log(`${way}: ${count}`)
      const found = `${total.steps} ${steps}: ${total.wrong.length} ${faults}`
      console.log(`${total.matches} ${matches}, ${found}, in ${seconds()}`)
      process.exitCode = total.wrong.length === 0 && total.matches === size ? 0 : 1
    })
  }
}
