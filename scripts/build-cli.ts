/** Builds the terminal as a package of one bundled file: apps/cli/dist, ready for `npm pack`. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'tsdown'

const root = path.dirname(import.meta.dirname)
const folder = path.join(root, 'apps/cli/dist')
const { version, description, license } = JSON.parse(
  readFileSync(path.join(root, 'apps/cli/package.json'), 'utf8'),
) as Readonly<Record<string, string>>

await build({
  config: false,
  entry: { opfor: path.join(root, 'apps/cli/main.ts') },
  outDir: folder,
  clean: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  dts: false,
  minify: false,
  deps: { alwaysBundle: [/./] },
  banner: '#!/usr/bin/env node',
  logLevel: 'warn',
})

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
      engines: { node: '>=24' },
    },
    undefined,
    2,
  )}\n`,
)
copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
copyFileSync(path.join(root, 'apps/cli/README.md'), path.join(folder, 'README.md'))
console.log(`Built ${path.relative(root, folder)}.`)
