/** Mutation tests: `npm run mutate blitzkrieg`; more options go to Stryker, such as `-- --mutate <file>`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { mutated } from './mutated.ts'

const root = path.join(import.meta.dirname, '../..')
const [name = '', ...args] = process.argv.slice(2)
const found = mutated[name]
if (found === undefined) throw new Error(`Nothing to mutate is called "${name}".`)

const folder = mkdtempSync(path.join(tmpdir(), 'opfor-mutation-'))
const config = path.join(folder, 'stryker.config.json')
writeFileSync(
  config,
  JSON.stringify({
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
    mutate: found.files,
    ignorePatterns: ['.tools', 'reports', 'coverage', 'docs'],
    tempDirName: `.stryker-tmp/${name}`,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
    thresholds: { high: 95, low: 90, break: 90 },
  }),
)
const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const { status } = spawnSync(process.execPath, [stryker, 'run', config, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, OPFOR_MUTATED: name },
})
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1
