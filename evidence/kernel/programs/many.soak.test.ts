import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'opfor-many-'))
  const frame = JSON.stringify(path.join(import.meta.dirname, 'many.ts'))
  writeFileSync(
    path.join(folder, 'prove.mts'),
    `import { proveMany } from ${frame}
proveMany(import.meta.url, {
  matches: 'matches',
  steps: 'changes',
  faults: 'violations',
  tried: (seed) => {
    if (seed === 900) throw new Error('no such seed')
    return { steps: seed, wrong: seed === 7 ? ['seven'] : [], way: seed % 2 === 0 ? 'even' : 'odd' }
  },
})
`,
  )
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function prove(...given: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(folder, 'prove.mts'), ...given], {
    encoding: 'utf8',
  })
  return { status, said: stdout.trim().split('\n').toSorted(), stderr }
}
const timeless = (lines: readonly string[]) => lines.map((line) => line.replace(/ in \d+ s$/, ''))

test('many seeds are tried once each, on any number of workers', () => {
  for (const workers of ['1', '3']) {
    const { status, said } = prove('300', '--from', '10', '--workers', workers)
    expect(timeless(said)).toEqual(['300 matches, 47850 changes: 0 violations,', 'even: 150', 'odd: 150'])
    expect(status).toBe(0)
  }
})

test('problems are printed, and the command fails', () => {
  const { status, said } = prove('10', '--workers', '2')
  expect(timeless(said)).toContain('10 matches, 45 changes: 1 violations,')
  expect(said).toContain('seven')
  expect(status).toBe(1)
})

test('so does a seed that breaks the program', () => {
  const { status, said } = prove('1000', '--workers', '2')
  expect(said).toContain('Error: no such seed')
  expect(status).toBe(1)
})

test('a size that is not a number is rejected', () => {
  const { status, stderr } = prove('many')
  expect(stderr).toContain('many is no whole number')
  expect(status).toBe(1)
})
