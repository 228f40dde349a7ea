/** Bundles the server alone, without the web app and the files for operators: `node scripts/build/bundle-server.ts <folder>`. */
import path from 'node:path'
import { Program, root } from '../program.ts'

export function bundleServer(program: Program): Promise<void> {
  return program.bundle({
    entry: { server: path.join(root, 'apps/server/main.ts') },
    deps: { alwaysBundle: [/./], neverBundle: ['pg-native'] },
  })
}

if (import.meta.main) await bundleServer(new Program('apps/server', process.argv[2]))
