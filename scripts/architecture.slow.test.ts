import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { harmless, plants } from './plants.ts'
import { makeScratch } from './scratch.ts'

interface Ran {
  readonly passed: boolean
  readonly output: string
}

const scratch = makeScratch()
const run = (tool: string, ...settings: readonly string[]) =>
  new Promise<Ran>((resolve) => {
    const bin = path.join(scratch.folder, 'node_modules/.bin', tool)
    execFile(bin, settings, { cwd: scratch.folder, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve({ passed: error === null, output: stdout + stderr })
    })
  })
const compile = () => run('tsc', '--build', '--pretty', 'false')
const lint = () => run('oxlint', '--format', 'unix')

/** The findings in one file, of whichever tool: `kernel/x.ts(1,2): error TS...` or `kernel/x.ts:1:2: ... [...]`. */
const findingsIn = (file: string, output: string) =>
  output.split('\n').filter((line) => line.startsWith(`${file}(`) || line.startsWith(`${file}:`))

let clean: readonly Ran[] = []
let found = ''

beforeAll(async () => {
  clean = [await compile(), await lint()]
  for (const [file, text] of Object.entries(harmless)) scratch.plant(file, text)
  for (const { file, text } of plants) scratch.plant(file, text)
  const planted = [await compile(), await lint()]
  found = planted.map(({ output }) => output).join('\n')
}, 3_600_000)
afterAll(() => {
  scratch.remove()
})

test('the compiler is TypeScript 7', async () => {
  expect((await run('tsc', '--version')).output).toMatch(/^Version 7\./)
})

test('before anything is planted, nothing is found', () => {
  expect(clean.filter(({ passed }) => !passed).map(({ output }) => output)).toEqual([])
})

describe('is found:', () => {
  test.each(plants)('$what in $file', ({ file, finding }) => {
    const wanted = finding.split('|')
    const findings = findingsIn(file, found)
    expect(findings.filter((line) => wanted.some((name) => line.includes(name)))).not.toEqual([])
  })
})

describe('is left alone:', () => {
  test.each(Object.keys(harmless))('%s', (file) => {
    expect(findingsIn(file, found)).toEqual([])
  })
})
