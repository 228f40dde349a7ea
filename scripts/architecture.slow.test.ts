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

/** Only what is planted is compiled and linted, with what it imports: the rest is the business of those checks. */
const planted = [...Object.keys(harmless), ...plants.map(({ file }) => file)]
const isTest = (file: string) => file.endsWith('.test.ts')
const isRuleCode = (file: string) => /^(kernel|games|lab|sync)\//.test(file) && !isTest(file)

/** Compiles some planted files as their project would. */
const compile = (project: string, files: readonly string[]) => {
  const config = `tsconfig.planted-${path.basename(project)}`
  const own = { extends: `./${project}`, compilerOptions: { incremental: false }, include: [], files }
  scratch.plant(config, JSON.stringify(own))
  return run('tsc', '--project', config, '--pretty', 'false')
}
const lint = () => run('oxlint', '--format', 'unix', ...planted)

/** The findings in one file, of whichever tool: `kernel/x.ts(1,2): error TS...` or `kernel/x.ts:1:2: ... [...]`. */
const findingsIn = (file: string, output: string) =>
  output.split('\n').filter((line) => line.startsWith(`${file}(`) || line.startsWith(`${file}:`))

let found = ''
let ruleCode = ''

beforeAll(async () => {
  for (const [file, text] of Object.entries(harmless)) scratch.plant(file, text)
  for (const { file, text } of plants) scratch.plant(file, text)
  const ran = await Promise.all([
    compile('tsconfig.rules.json', planted.filter(isRuleCode)),
    compile('tsconfig.node.json', planted.filter(isTest)),
    lint(),
  ])
  found = ran.map(({ output }) => output).join('\n')
  const listed = await run('tsc', '--project', 'tsconfig.rules.json', '--listFilesOnly')
  ruleCode = listed.output
})
afterAll(() => {
  scratch.remove()
})

test('the compiler is TypeScript 7', async () => {
  expect((await run('tsc', '--version')).output).toMatch(/^Version 7\./)
})

test('kernel, games, lab and sync are compiled as rule code', () => {
  const missed = planted.filter(isRuleCode).filter((file) => !ruleCode.includes(`/${file}\n`))
  expect(missed).toEqual([])
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
