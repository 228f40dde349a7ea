/** Builds the server into apps/server/dist, with the web app and the files for operators. */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { build as buildWeb } from 'vite'
import { Program, root } from './program.ts'

const program = new Program('apps/server')
await program.bundle({
  entry: {
    server: path.join(root, 'apps/server/main.ts'),
    'replay-worker': path.join(root, 'apps/server/replays/replay-worker.ts'),
  },
  deps: { alwaysBundle: [/^(?!piscina$)/], neverBundle: ['piscina', 'pg-native'] },
})
const piscina = program.copyPiscina()
await buildWeb({
  configFile: path.join(root, 'apps/web/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: path.join(program.folder, 'web'), emptyOutDir: true },
})
program.describe('opfor-server', { dependencies: { piscina }, bundleDependencies: ['piscina'] })
program.writeLicences()
program.writeLicences(path.join(program.folder, 'web'))
cpSync(path.join(root, 'LICENSE'), path.join(program.folder, 'web/LICENSE'))
program.finish({
  LICENSE: 'LICENSE',
  'README.md': 'docs/operations.md',
  'opfor.service': 'apps/server/opfor.service',
  'opfor-maintain.service': 'apps/server/opfor-maintain.service',
  'opfor-maintain.timer': 'apps/server/opfor-maintain.timer',
  'nginx.conf': 'apps/server/deploy/nginx.conf',
  Containerfile: 'apps/server/deploy/Containerfile',
  'compose.yaml': 'apps/server/deploy/compose.yaml',
  'alerts.yaml': 'apps/server/deploy/alerts.yaml',
  'dashboard.json': 'apps/server/deploy/dashboard.json',
})
