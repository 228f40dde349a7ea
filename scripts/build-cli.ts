/** Builds the CLI as a self-contained package in apps/cli/dist, ready for `npm pack`. */
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

const piscina = program.copyPiscina()
program.describe('opfor', {
  bin: { opfor: 'opfor.mjs' },
  dependencies: { piscina },
  bundleDependencies: ['piscina'],
})
program.writeLicences()
program.finish({ LICENSE: 'LICENSE', 'README.md': 'apps/cli/README.md' })
