import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { makeMetrics } from '../telemetry/metrics.ts'
import { parseServerSettings } from '../settings.ts'

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

function exposed(): ReadonlySet<string> {
  const { registry } = makeMetrics(new Pool())
  const names = registry
    .getMetricsAsArray()
    .flatMap(({ name, type }) =>
      String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    )
  return new Set(['up', ...names])
}

function namesIn(expression: string): readonly string[] {
  return expression.match(/\b(?:opfor|nodejs|process)_\w+|\bup\b/g) ?? []
}

test('alerts and dashboard use only metrics that a process exposes', () => {
  const alerts = parse(read('alerts.yaml')) as {
    readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[]
  }
  const dashboard = JSON.parse(read('dashboard.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  const expressions = [
    ...alerts.groups.flatMap(({ rules }) => rules),
    ...dashboard.panels.flatMap(({ targets }) => targets),
  ].map(({ expr }) => expr)
  const names = exposed()
  expect(expressions.filter((each) => namesIn(each).length === 0)).toEqual([])
  expect(expressions.flatMap(namesIn).filter((name) => !names.has(name))).toEqual([])
})

test('every metric of our own is on the dashboard', () => {
  const dashboard = read('dashboard.json')
  const { registry } = makeMetrics(new Pool())
  const own = registry.getMetricsAsArray().flatMap(({ name }) => (name.startsWith('opfor_') ? [name] : []))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((name) => !dashboard.includes(name))).toEqual([])
})

test('the services of the Compose file have settings that the server accepts', () => {
  const { services } = parse(read('compose.yaml')) as {
    readonly services: Readonly<
      Record<string, { readonly image: string; readonly environment: Readonly<Record<string, string>> }>
    >
  }
  const ours = Object.values(services).filter(({ image }) => image === 'opfor')
  expect(ours).toHaveLength(3)
  const filled = (value: string): string =>
    value.replace('${DATABASE_PASSWORD:?}', 'secret').replace('${OPFOR_ORIGIN:?}', 'https://opfor.example')
  for (const { environment } of ours) {
    const settings = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, filled(value)]),
    )
    expect(parseServerSettings(settings)).toMatchObject({ ok: true, value: { behindProxy: true } })
  }
})

test('the container sets what the server accepts', () => {
  const [, line = ''] = /^ENV (.*)$/m.exec(read('Containerfile')) ?? []
  const environment = Object.fromEntries(line.split(' ').map((each) => each.split('=') as [string, string]))
  const required = { OPFOR_DATABASE: 'postgres://database/opfor', OPFOR_ORIGIN: 'https://opfor.example' }
  expect(parseServerSettings({ ...environment, ...required })).toMatchObject({
    ok: true,
    value: { host: '0.0.0.0', web: '/opt/opfor/web' },
  })
})
