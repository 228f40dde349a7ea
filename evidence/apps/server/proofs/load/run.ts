import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpConnection } from '../support/http-connection.ts'
import { coresUsed, type Parts, readTimes } from './processor.ts'
import type { Kind, Traffic } from './traffic.ts'

/** The result of a run at one rate. */
export interface Run {
  readonly rate: number
  readonly seconds: number
  /** Milliseconds of each request from the time it was due, by kind, shortest first. */
  readonly latencies: ReadonlyMap<Kind, readonly number[]>
  /** The number of answers by a status other than 200. */
  readonly errors: ReadonlyMap<number, number>
  readonly cores: Readonly<Record<string, number>>
  readonly load: number
}

/** The share of the rate that must have been answered, and the highest p99 in milliseconds, for a rate to be held. */
const answeredShare = 0.98
const maxP99 = 25

/** The latency that a share of requests does not exceed; of a sorted list. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The latencies of all requests, shortest first. */
export function allLatencies({ latencies }: Run): readonly number[] {
  return [...latencies.values()].flat().toSorted((a, b) => a - b)
}

/** Whether all requests were answered well and in time. */
export function isHeld(run: Run): boolean {
  const all = allLatencies(run)
  return (
    run.errors.size === 0 &&
    all.length >= run.rate * run.seconds * answeredShare &&
    percentile(all, 0.99) <= maxP99
  )
}

/** Sends requests at a rate on these connections. They are due by the clock even if the server is slow. */
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
  // Numbers go on from run to run, so that each has other requests.
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
