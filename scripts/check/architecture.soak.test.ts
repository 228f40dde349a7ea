import { execFile } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowed, violations } from './violations.ts'
import { makeScratch } from './scratch.ts'

interface ToolResult {
  readonly passed: boolean
  readonly output: string
}

const scratch = makeScratch()
const run = (tool: string, ...settings: readonly string[]) =>
  new Promise<ToolResult>((resolve) => {
    const bin = path.join(scratch.folder, 'node_modules/.bin', tool)
    execFile(bin, settings, { cwd: scratch.folder, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve({ passed: error === null, output: stdout + stderr })
    })
  })

/** Only the planted files and their imports are compiled and linted; `npm run check` covers the rest. */
const planted = [...Object.keys(allowed), ...violations.map(({ file }) => file)]
const isTest = (file: string) => file.endsWith('.test.ts')
const isRuleCode = (file: string) => /^(kernel|games|lab|sync)\//.test(file) && !isTest(file)

const compile = (project: string, files: readonly string[]) => {
  const config = `tsconfig.planted-${path.basename(project)}`
  const own = { extends: `./${project}`, compilerOptions: { incremental: false }, include: [], files }
  scratch.write(config, JSON.stringify(own))
  return run('tsc', '--project', config, '--pretty', 'false')
}
const lint = () => run('oxlint', '--format', 'unix', ...planted)

/** Matches both tools: `kernel/x.ts(1,2): error TS...` or `kernel/x.ts:1:2: ... [...]`. */
const findingsIn = (file: string, output: string) =>
  output.split('\n').filter((line) => line.startsWith(`${file}(`) || line.startsWith(`${file}:`))

let allOutput = ''
let ruleFiles = ''

beforeAll(async () => {
  for (const [file, text] of Object.entries(allowed)) scratch.write(file, text)
  for (const { file, text } of violations) scratch.write(file, text)
  const ran = await Promise.all([
    compile('tsconfig.rules.json', planted.filter(isRuleCode)),
    compile('tsconfig.node.json', planted.filter(isTest)),
    lint(),
  ])
  allOutput = ran.map(({ output }) => output).join('\n')
  const listed = await run('tsc', '--project', 'tsconfig.rules.json', '--listFilesOnly')
  ruleFiles = listed.output
})
afterAll(() => {
  scratch.remove()
})

test('the compiler is TypeScript 7', async () => {
  expect((await run('tsc', '--version')).output).toMatch(/^Version 7\./)
})

test('kernel, games, lab and sync are compiled as rule code', () => {
  const missed = planted.filter(isRuleCode).filter((file) => !ruleFiles.includes(`/${file}\n`))
  expect(missed).toEqual([])
})

describe('rejected:', () => {
  test.each(violations)('$what in $file', ({ file, finding }) => {
    const expected = finding.split('|')
    const findings = findingsIn(file, allOutput)
    expect(findings.filter((line) => expected.some((name) => line.includes(name)))).not.toEqual([])
  })
})

describe('allowed:', () => {
  test.each(Object.keys(allowed))('%s', (file) => {
    expect(findingsIn(file, allOutput)).toEqual([])
  })
})
