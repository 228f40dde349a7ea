import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<'route' | 'status'>
  readonly pages: Counter
  readonly limited: Counter
  readonly access: Counter<'event' | 'outcome'>
}

export function makeMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('opfor_database_connections', 'Open database connections', () => pool.totalCount)
  gauge('opfor_database_waiting', 'Requests waiting for a database connection', () => pool.waitingCount)
  return {
    registry,
    requests: new Histogram({
      name: 'opfor_request_seconds',
      help: 'Duration of requests',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    pages: new Counter({ name: 'opfor_pages_total', help: 'Pages stored', registers }),
    access: new Counter({
      name: 'opfor_access_total',
      help: 'Joining, signing in and out, proofs, passkeys and codes',
      labelNames: ['event', 'outcome'],
      registers,
    }),
    limited: new Counter({
      name: 'opfor_limited_total',
      help: 'Requests rejected by a rate limit',
      registers,
    }),
  }
}
