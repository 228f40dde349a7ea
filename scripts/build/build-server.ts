/** Builds the server into apps/server/dist, with the web app and the files for operators. */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { build as buildWeb } from 'vite'
import { bundleServer } from './bundle-server.ts'
import { Program, root } from '../program.ts'

const program = new Program('apps/server')
await bundleServer(program)
await buildWeb({
  configFile: path.join(root, 'apps/web/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: path.join(program.folder, 'web'), emptyOutDir: true },
})
program.describe('opfor-server')
program.writeLicences()
program.writeLicences(undefined, path.join(program.folder, 'web'))
cpSync(path.join(root, 'LICENSE'), path.join(program.folder, 'web/LICENSE'))
program.finish({
  LICENSE: 'LICENSE',
  'README.md': 'docs/operations.md',
  'opfor.service': 'apps/server/deploy/opfor.service',
  'opfor-maintain.service': 'apps/server/deploy/opfor-maintain.service',
  'opfor-maintain.timer': 'apps/server/deploy/opfor-maintain.timer',
  'nginx.conf': 'apps/server/deploy/nginx.conf',
  'alerts.yaml': 'apps/server/deploy/alerts.yaml',
  'dashboard.json': 'apps/server/deploy/dashboard.json',
})
