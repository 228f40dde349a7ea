/** Builds the terminal as a package that needs no other: apps/cli/dist, ready for `npm pack`. */
import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeVersion } from '@opfor/studies/code'
import { build } from 'tsdown'

const root = path.dirname(import.meta.dirname)
const folder = path.join(root, 'apps/cli/dist')
const { version, description, license } = JSON.parse(
  readFileSync(path.join(root, 'apps/cli/package.json'), 'utf8'),
) as Readonly<Record<string, string>>

await build({
  config: false,
  entry: {
    opfor: path.join(root, 'apps/cli/main.ts'),
    'lab-worker': path.join(root, 'apps/cli/lab/worker.ts'),
  },
  outDir: folder,
  clean: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  dts: false,
  minify: false,
  define: { OPFOR_CODE: JSON.stringify(codeVersion()) },
  deps: { alwaysBundle: [/^(?!piscina$)/], neverBundle: ['piscina', 'pg-native'] },
  banner: '#!/usr/bin/env node',
  logLevel: 'warn',
})

// It starts threads from a file of its own, and so comes along as it is, less what it only needs elsewhere.
const pool = path.join(folder, 'node_modules/piscina')
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

writeFileSync(
  path.join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name: 'opfor',
      version,
      description,
      license,
      type: 'module',
      bin: { opfor: 'opfor.mjs' },
      dependencies: { piscina: threads['version'] },
      bundleDependencies: ['piscina'],
      engines: { node: '>=24' },
    },
    undefined,
    2,
  )}\n`,
)
copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
copyFileSync(path.join(root, 'apps/cli/README.md'), path.join(folder, 'README.md'))
console.log(`Built ${path.relative(root, folder)}.`)
