/** Builds the terminal as a package that needs no other: apps/cli/dist, ready for `npm pack`. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeVersion } from '@opfor/studies/code'
import { Program, root, version } from './program.ts'

const program = new Program('apps/cli')
await program.bundle({
  entry: {
    opfor: path.join(root, 'apps/cli/bin/opfor.mjs'),
    'lab-worker': path.join(root, 'apps/cli/lab/worker.ts'),
  },
  define: { OPFOR_CODE: JSON.stringify(codeVersion()), OPFOR_VERSION: JSON.stringify(version) },
  deps: { alwaysBundle: [/^(?!piscina$)/], neverBundle: ['piscina', 'pg-native'] },
})

// It starts threads from a file of its own, and so comes along as it is, less what it only needs elsewhere.
const pool = path.join(program.folder, 'node_modules/piscina')
const threads = JSON.parse(
  readFileSync(path.join(root, 'node_modules/piscina/package.json'), 'utf8'),
) as Readonly<Record<string, unknown>>
for (const part of ['dist', 'LICENSE'])
  cpSync(path.join(root, 'node_modules/piscina', part), path.join(pool, part), { recursive: true })
const { name, main, exports: offered, license: theirs } = threads
writeFileSync(
  path.join(pool, 'package.json'),
  JSON.stringify({ name, version: threads['version'], license: theirs, main, exports: offered }),
)

program.describe('opfor', {
  bin: { opfor: 'opfor.mjs' },
  dependencies: { piscina: threads['version'] },
  bundleDependencies: ['piscina'],
})
program.credit()
program.finish({ LICENSE: 'LICENSE', 'README.md': 'apps/cli/README.md' })
