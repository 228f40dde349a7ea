/**
 * Runs the checks and prints the output of failed ones, their failures first.
 *
 *     npm run check                 every `check:*` script of package.json
 *     npm run check -- --quick      types, and lint, format and tests of uncommitted changes
 */
import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { summaryOf, failuresIn } from './failures.ts'
import { type Part, quickParts } from './quick.ts'

interface Finished {
  readonly part: string
  readonly passed: boolean
  readonly output: string
}

const root = path.dirname(import.meta.dirname)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const start = performance.now()

/** Checks that start processes, browsers and databases run last, one at a time; all others run in parallel before. */
const serial = ['check:slow', 'check:e2e']

/** Every `check:*` script of package.json, in stages. */
function allParts(): readonly (readonly Part[])[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const part = (name: string): Part => ({ name, command: ['npm', 'run', '--silent', name] })
  const names = Object.keys(scripts).filter((name) => name.startsWith('check:'))
  const parallel = names.filter((name) => !serial.includes(name))
  return [parallel.map(part), ...serial.map((name) => [part(name)])]
}

/** The uncommitted files, relative to the root. */
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
      console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name}  ${seconds(startedAt)}`)
      resolve({ part: name, passed, output: chunks.join('').trim() })
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

/** Runs two checks at a time. */
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
const stages = quick ? [quickParts(changedFiles())] : allParts()
const finished: Finished[] = []
for (const stage of stages) finished.push(...(await runInParallel(stage)))
const failed = finished.filter(({ passed }) => !passed)

for (const { part, output } of failed)
  console.log([`\n---- ${part}: failures ----`, ...failuresIn(output)].join('\n'))
for (const { part, output } of failed) console.log(`\n---- ${part}: full output ----\n${output}`)
for (const { output } of finished.filter(({ passed }) => passed)) {
  const summary = summaryOf(output)
  if (summary !== '') console.log(`\n${summary}`)
}
const hint = quick ? '' : ' Run one alone with npm run <name>.'
console.log(
  failed.length === 0
    ? `\nAll ${finished.length} checks passed in ${seconds(start)}.`
    : `\nFailed: ${failed.map(({ part }) => part).join(', ')}.${hint}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
