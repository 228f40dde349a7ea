/** Builds the sheets as a package in dist/sheets, ready for `npm pack`. */
import path from 'node:path'
import { Program, root, version } from '../program.ts'

const kernel = '@opfor/kernel'

const program = new Program('sheets', 'dist/sheets')
await program.bundle({
  entry: { index: path.join(root, 'sheets/published.ts') },
  platform: 'neutral',
  target: 'es2024',
  dts: true,
  tsconfig: path.join(root, 'tsconfig.rules.json'),
  // Kernel functions play the games made here, so both need one copy of it; the parser is bundled.
  deps: { neverBundle: [kernel], alwaysBundle: [/^(?!@opfor\/kernel)/] },
})
program.describe('@opfor/sheets', {
  sideEffects: false,
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  dependencies: { [kernel]: version },
})
program.writeLicences('sheets')
program.finish({ LICENSE: 'LICENSE', 'README.md': 'sheets/README.md' })
