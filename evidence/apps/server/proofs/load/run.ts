import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpConnection } from '../support/http-connection.ts'
import { coresUsed, type Parts, readTimes } from './processor.ts'
import type { Kind, Traffic } from './traffic.ts'

export interface Run {
  readonly rate: number
  readonly seconds: number
  /** Milliseconds of each request since its due time, by kind, ascending. */
  readonly latencies: ReadonlyMap<Kind, readonly number[]>
  readonly errors: ReadonlyMap<number, number>
  readonly cores: Readonly<Record<string, number>>
  readonly load: number
}

/** A rate is held if this share is answered and p99, in milliseconds, stays within the limit. */
const answeredShare = 0.98
const maxP99 = 25

/** Returns the latency that this share does not exceed. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function allLatencies({ latencies }: Run): readonly number[] {
  return [...latencies.values()].flat().toSorted((a, b) => a - b)
}

export function isHeld(run: Run): boolean {
  const all = allLatencies(run)
  return (
    run.errors.size === 0 &&
    all.length >= run.rate * run.seconds * answeredShare &&
    percentile(all, 0.99) <= maxP99
  )
}

/** Requests are due by the clock even if the server is slow. */
export async function runAtRate(
  traffic: Traffic,
  connections: readonly HttpConnection[],
  parts: Parts,
  rate: number,
  seconds: number,
): Promise<Run> {
  const idle = [...connections]
  const latencies = new Map<Kind, number[]>()
  const errors = new Map<number, number>()
  // Numbers continue from run to run, so that each has other requests.
  const firstNumber = Math.floor(performance.now())
  const timesBefore = readTimes(parts)
  const start = performance.now()
  let sent = 0
  const send = async (n: number, due: number, connection: HttpConnection): Promise<void> => {
    const { kind, status } = await traffic.send(firstNumber + n, connection)
    const list = latencies.get(kind) ?? []
    latencies.set(kind, list)
    list.push(performance.now() - due)
    if (status !== 200) errors.set(status, (errors.get(status) ?? 0) + 1)
    idle.push(connection)
  }
  for (const end = start + seconds * 1000; performance.now() < end; await sleep(1))
    for (const due = ((performance.now() - start) / 1000) * rate; sent < due; sent += 1) {
      const connection = idle.pop()
      if (connection === undefined) break
      void send(sent, start + (sent / rate) * 1000, connection)
    }
  while (idle.length < connections.length) await sleep(5)
  const elapsed = (performance.now() - start) / 1000
  const cores = coresUsed(timesBefore, readTimes(parts), elapsed)
  for (const list of latencies.values()) list.sort((a, b) => a - b)
  return { rate, seconds: elapsed, latencies, errors, cores, load: loadavg()[0] ?? 0 }
}
