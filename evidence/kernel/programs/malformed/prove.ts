import { seededRandom, type Json, parseJson, type Random } from '../../../../kernel/index.ts'
import { mutatedJson } from './mutate-json.ts'
import { mutatedText } from './mutate-text.ts'
import { pick, serialise } from './malformed.ts'
import { notInWords, type Reader } from './reader.ts'

/** The n-th input of a seed is always the same. */
export interface Trials {
  readonly seed: number
  readonly from: number
  readonly to: number
  /** Maximum CPU time per input in milliseconds. */
  readonly limit: number
  readonly next?: (at: number) => void
}

export interface Fault {
  readonly at: number
  readonly reader: string
  readonly problem: string
  readonly input: string
}

export interface ProofResult {
  readonly inputs: number
  readonly taken: number
  readonly refused: number
  /** CPU time in milliseconds. */
  readonly slowest: { readonly at: number; readonly took: number }
  readonly faults: readonly Fault[]
}

const maxFaults = 50

/** Each input must be accepted, or rejected with a message, quickly and without side effects. */
export async function prove(readers: readonly Reader[], trials: Trials): Promise<ProofResult> {
  const before = prototypes()
  const faults: Fault[] = []
  let [taken, refused] = [0, 0]
  let slowest = { at: trials.from, took: 0 }
  let at = trials.from
  for (; at < trials.to && faults.length < maxFaults; at += 1) {
    trials.next?.(at)
    const { reader, input } = inputAt(readers, trials.seed, at)
    const start = process.threadCpuUsage()
    const tried = await triedWith(reader, input)
    const { user, system } = process.threadCpuUsage(start)
    const took = (user + system) / 1000
    if (took > slowest.took) slowest = { at, took }
    if (tried.refused) refused += 1
    else taken += 1
    const problem =
      tried.problem ??
      (took > trials.limit ? `it took ${took.toFixed(0)} ms` : undefined) ??
      (prototypes() === before ? undefined : 'a prototype was changed')
    if (problem !== undefined) faults.push({ at, reader: reader.name, problem, input })
  }
  return { inputs: at - trials.from, taken, refused, slowest, faults }
}

async function triedWith(
  reader: Reader,
  input: string,
): Promise<{ readonly refused: boolean; readonly problem?: string | undefined }> {
  try {
    const refusal = await reader.read(input)
    const refused = refusal !== undefined
    const problem = refused ? notInWords(refusal) : undefined
    return {
      refused,
      problem:
        problem === undefined ? reader.touched?.(refused) : `${problem}: ${String(refusal).slice(0, 300)}`,
    }
  } catch (error) {
    return { refused: true, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

export function inputAt(
  readers: readonly Reader[],
  seed: number,
  at: number,
): { readonly reader: Reader; readonly input: string } {
  const random = seededRandom(seed, at)
  const reader = weighed(readers, random)
  const text = changed(
    pick(reader.samples, random),
    () => pick(weighed(readers, random).samples, random),
    random,
  )
  return { reader, input: reader.packed?.(text, random) ?? text }
}

function weighed(readers: readonly Reader[], random: Random): Reader {
  let left = random(readers.reduce((sum, { weight }) => sum + weight, 0))
  return readers.find(({ weight }) => (left -= weight) < 0) ?? (readers[0] as Reader)
}

/** Mutates mostly the parsed value, so that the sample stays nearly valid. */
function changed(sample: string, other: () => string, random: Random): string {
  if (random(50) === 0) return sample
  if (random(4) > 0) {
    const value = parsed(sample)
    if (value !== undefined) {
      let now: Json = value
      for (let times = 1 + random(random(3) === 0 ? 6 : 2); times > 0; times -= 1)
        now = mutatedJson(now, parsed(other()) ?? other(), random)
      return serialise(now)
    }
  }
  let text = sample
  for (let times = 1 + random(3); times > 0; times -= 1) text = mutatedText(text, other(), random)
  return text
}

const known = new Map<string, Json>()

/** Cached; must not be modified. */
function parsed(sample: string): Json {
  if (!known.has(sample)) {
    const json = parseJson(sample)
    known.set(sample, json.ok ? json.value : undefined)
  }
  return known.get(sample)
}

function prototypes(): string {
  return [Object.prototype, Array.prototype, String.prototype, Number.prototype, Function.prototype]
    .map((each) => Reflect.ownKeys(each).length)
    .join()
}
