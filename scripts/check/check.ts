/**
 * Runs the checks and prints the output of failed ones, their failures first, and the ten slowest steps.
 *
 *     npm run check                 everything
 *     npm run check -- --quick      types, and lint, format and tests of uncommitted changes
 */
import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { failuresIn, summaryOf } from './failures.ts'
import { type Part, quickParts } from './quick.ts'
import { browserTimes, browserReport, type Step, slowest, testReport, testTimes } from './slowest.ts'

interface Finished {
  readonly part: string
  readonly passed: boolean
  readonly output: string
  readonly seconds: number
}

const root = path.join(import.meta.dirname, '../..')
const start = performance.now()
const npm = (name: string): Part => ({ name, command: ['npm', 'run', '--silent', name] })

/** In stages: the checks that find most faults soonest come first, and the browser runs alone. */
const stages: readonly (readonly Part[])[] = [
  [npm('check:types'), npm('check:lint'), npm('check:size'), npm('check:unused'), npm('check:format')],
  [
    {
      name: 'check:tests',
      command: [
        'npx',
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${testReport}`,
      ],
    },
  ],
  [
    {
      name: 'check:e2e',
      // The web app was built to check its size.
      command: [
        'npm',
        'run',
        '--silent',
        'e2e:built',
        '--workspace',
        'apps/web',
        '--',
        '--reporter=line,json',
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    },
  ],
]

function changedFiles(): readonly string[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const listed =
    git('diff', '--name-only', '--diff-filter=d', 'HEAD') + git('ls-files', '--others', '--exclude-standard')
  return listed.split('\n').filter((file) => file !== '')
}

function run({ name, command, env }: Part): Promise<Finished> {
  const chunks: string[] = []
  const [program = '', ...args] = command
  const startedAt = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    shell: process.platform === 'win32',
    // Many checks start Node repeatedly: cache the compiled code.
    env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
  return new Promise((resolve) => {
    const finish = (passed: boolean) => {
      const seconds = (performance.now() - startedAt) / 1000
      console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s`)
      resolve({ part: name, passed, output: chunks.join('').trim(), seconds })
    }
    child.on('error', (error) => {
      chunks.push(error.message)
      finish(false)
    })
    child.on('close', (code) => {
      finish(code === 0)
    })
  })
}

async function runInParallel(parts: readonly Part[]): Promise<readonly Finished[]> {
  const waiting = [...parts]
  const finished: Finished[] = []
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift())
      finished.push(await run(part))
  }
  await Promise.all([lane(), lane()])
  return finished
}

const quick = process.argv.includes('--quick')
const finished: Finished[] = []
for (const stage of quick ? [quickParts(changedFiles())] : stages)
  finished.push(...(await runInParallel(stage)))
const failed = finished.filter(({ passed }) => !passed)

for (const { part, output } of failed)
  console.log([`\n---- ${part}: failures ----`, ...failuresIn(output)].join('\n'))
for (const { part, output } of failed) console.log(`\n---- ${part}: full output ----\n${output}`)
for (const { output } of finished.filter(({ passed }) => passed)) {
  const summary = summaryOf(output)
  if (summary !== '') console.log(`\n${summary}`)
}
if (!quick) {
  const parts = finished
    .filter(({ part }) => !/tests|e2e/.test(part))
    .map(({ part, seconds }): Step => ({ name: part, seconds }))
  console.log(
    ['\nThe ten slowest steps:', ...slowest([...parts, ...testTimes(), ...browserTimes()])].join('\n'),
  )
}
const hint = quick ? '' : ' Run one alone with npm run <name>.'
const total = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  failed.length === 0
    ? `\nAll ${finished.length} checks passed in ${total} s.`
    : `\nFailed after ${total} s: ${failed.map(({ part }) => part).join(', ')}.${hint}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
