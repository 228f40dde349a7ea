/** Builds the server as one folder: apps/server/dist, with the program, the web app and the systemd unit. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'tsdown'
import { build as buildWeb } from 'vite'

const root = path.dirname(import.meta.dirname)
const folder = path.join(root, 'apps/server/dist')
const { version, description, license } = JSON.parse(
  readFileSync(path.join(root, 'apps/server/package.json'), 'utf8'),
) as Readonly<Record<string, string>>

await build({
  config: false,
  entry: { server: path.join(root, 'apps/server/main.ts') },
  outDir: folder,
  clean: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  dts: false,
  minify: false,
  deps: { alwaysBundle: [/./], neverBundle: ['pg-native'] },
  logLevel: 'warn',
})
await buildWeb({
  configFile: path.join(root, 'apps/web/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: path.join(folder, 'web'), emptyOutDir: true },
})

const manifest = {
  name: 'opfor-server',
  version,
  description,
  license,
  type: 'module',
  engines: { node: '>=24' },
}
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
for (const [from, to] of [
  ['LICENSE', 'LICENSE'],
  ['docs/operations.md', 'README.md'],
  ['apps/server/opfor.service', 'opfor.service'],
  ['apps/server/opfor-maintain.service', 'opfor-maintain.service'],
  ['apps/server/opfor-maintain.timer', 'opfor-maintain.timer'],
] as const)
  copyFileSync(path.join(root, from), path.join(folder, to))
console.log(`Built ${path.relative(root, folder)}.`)
