import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Step {
  readonly name: string
  readonly seconds: number
}

const root = path.join(import.meta.dirname, '../..')
const cache = path.join(root, 'node_modules/.cache')

export const testReport = path.join(cache, 'opfor-tests.json')
export const browserReport = path.join(cache, 'opfor-browser-tests.json')

interface TestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
  }[]
}

interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function testTimes(): readonly Step[] {
  const results = (read(testReport) as TestReport | undefined)?.testResults ?? []
  return results.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

export function browserTimes(): readonly Step[] {
  const suites = (read(browserReport) as Suite | undefined)?.suites ?? []
  return suites.map((suite) => ({ name: `e2e/${suite.file}`, seconds: durationOf(suite) / 1000 }))
}

function durationOf({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map((each) => each.duration)),
  )
  return [...own, ...suites.map(durationOf)].reduce((sum, each) => sum + each, 0)
}

export function slowest(steps: readonly Step[]): readonly string[] {
  return steps
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
}
