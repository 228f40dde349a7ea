/** Builds the CLI as a self-contained package in apps/cli/dist, ready for `npm pack`. */
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

// Piscina loads its worker from its own files, so it is copied instead of bundled, without optional parts.
const piscina = path.join(program.folder, 'node_modules/piscina')
const manifest = JSON.parse(
  readFileSync(path.join(root, 'node_modules/piscina/package.json'), 'utf8'),
) as Readonly<Record<string, unknown>>
for (const part of ['dist', 'LICENSE'])
  cpSync(path.join(root, 'node_modules/piscina', part), path.join(piscina, part), { recursive: true })
const { name, main, exports: exported, license: piscinaLicense } = manifest
writeFileSync(
  path.join(piscina, 'package.json'),
  JSON.stringify({ name, version: manifest['version'], license: piscinaLicense, main, exports: exported }),
)

program.describe('opfor', {
  bin: { opfor: 'opfor.mjs' },
  dependencies: { piscina: manifest['version'] },
  bundleDependencies: ['piscina'],
})
program.writeLicences()
program.finish({ LICENSE: 'LICENSE', 'README.md': 'apps/cli/README.md' })
