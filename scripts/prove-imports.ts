/**
 * Fuzz test: passes mutated journals, links, packs, positions, backups and pages to all parsers of both apps, in parallel.
 *
 *     npm run prove imports 1000000
 *     npm run prove imports -- --app web --seed 1 --at 3964      repeats one input
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'

const root = path.dirname(import.meta.dirname)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { app: { type: 'string' }, seed: { type: 'string', default: '1' }, at: { type: 'string' } },
})
const apps = values.app === undefined ? ['web', 'cli'] : [values.app]
const count = Math.ceil(Number(positionals[0] ?? 10_000) / apps.length)

function runFuzzTest(app: string): Promise<boolean> {
  const file = path.join(root, 'evidence/apps', app, 'proofs/imports.ts')
  const one = values.at === undefined ? [] : ['--at', values.at]
  const child = spawn(process.execPath, [file, String(count), '--seed', values.seed, ...one], {
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)))
}

const passed = await Promise.all(apps.map(runFuzzTest))
process.exitCode = passed.every(Boolean) ? 0 : 1
