/** Builds the kernel as a package in dist/kernel, ready for `npm pack`. */
import path from 'node:path'
import { Program, root } from '../program.ts'

const parts = { index: 'index.ts', german: 'messages/german.ts', testing: 'testing/index.ts' }

// Outside the source folder: tools that read all rule code would also read the declarations.
const program = new Program('kernel', 'dist/kernel')
await program.bundle({
  entry: Object.fromEntries(
    Object.entries(parts).map(([name, file]) => [name, path.join(root, 'kernel', file)]),
  ),
  platform: 'neutral',
  target: 'es2024',
  dts: true,
  tsconfig: path.join(root, 'tsconfig.rules.json'),
})
program.describe('@opfor/kernel', {
  sideEffects: false,
  exports: Object.fromEntries(
    Object.keys(parts).map((name) => [
      name === 'index' ? '.' : `./${name}`,
      { types: `./${name}.d.ts`, default: `./${name}.js` },
    ]),
  ),
})
program.finish({ LICENSE: 'LICENSE', 'README.md': 'kernel/README.md' })
