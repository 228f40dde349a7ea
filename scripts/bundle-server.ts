/** Bundles the server alone, without the web app and the files for operators: `node scripts/bundle-server.ts <folder>`. */
import path from 'node:path'
import { Program, root } from './program.ts'

/** Bundles the server's code into the folder of its build; returns the version of Piscina. */
export async function bundleServer(program: Program): Promise<string> {
  await program.bundle({
    entry: {
      server: path.join(root, 'apps/server/main.ts'),
      'replay-worker': path.join(root, 'apps/server/replays/replay-worker.ts'),
    },
    deps: { alwaysBundle: [/^(?!piscina$)/], neverBundle: ['piscina', 'pg-native'] },
  })
  return program.copyPiscina()
}

if (import.meta.main) await bundleServer(new Program('apps/server', process.argv[2]))
