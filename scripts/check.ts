/**
 * Runs every `check:*` script of package.json side by side, and shows what the failing ones said, their failures first.
 * The end-to-end tests come last and alone: browsers would disturb the tests that measure time.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { closingOf, failuresIn } from './failures.ts'

interface Finished {
  readonly part: string
  readonly passed: boolean
  readonly output: string
}

const root = path.dirname(import.meta.dirname)
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
const parts = Object.keys(scripts).filter((name) => name.startsWith('check:'))
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const start = performance.now()

function run(part: string): Promise<Finished> {
  const chunks: string[] = []
  const child = spawn('npm', ['run', '--silent', part], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
  return new Promise((resolve) => {
    const finish = (passed: boolean) => {
      console.log(`${passed ? 'ok    ' : 'FAILED'}  ${part}  ${seconds(start)}`)
      resolve({ part, passed, output: chunks.join('').trim() })
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

const last = 'check:e2e'
const finished = await Promise.all(parts.filter((part) => part !== last).map(run))
if (parts.includes(last)) finished.push(await run(last))
const failed = finished.filter(({ passed }) => !passed)

for (const { part, output } of failed)
  console.log([`\n---- ${part}: failures ----`, ...failuresIn(output)].join('\n'))
for (const { part, output } of failed) console.log(`\n---- ${part}: everything it said ----\n${output}`)
for (const { output } of finished.filter(({ passed }) => passed)) {
  const closing = closingOf(output)
  if (closing !== '') console.log(`\n${closing}`)
}
console.log(
  failed.length === 0
    ? `\nAll ${parts.length} checks passed in ${seconds(start)}.`
    : `\nFailed: ${failed.map(({ part }) => part).join(', ')}. Run one alone with npm run <name>.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
