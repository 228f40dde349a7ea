import path from 'node:path'
import { preview } from 'vite'

const app = path.join(import.meta.dirname, '../..')
const firstPort = Number(process.env['OPFOR_PORT'] ?? 4173) + 1

export const built = path.resolve(app, process.env['OPFOR_BUILT'] ?? 'dist')

/** Includes the kernel's small game; made by `npm run build:small-game`. */
export const builtWithSmallGame = path.join(app, 'e2e/dist/with-small-game')

export interface Host {
  readonly address: string
  stop(): Promise<void>
}

/** Serves like `npm start`, on a port per test worker. */
export async function serve(folder: string, worker: number): Promise<Host> {
  const server = await preview({
    configFile: path.join(app, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: 'localhost', port: firstPort + worker, strictPort: true },
  })
  return {
    address: `http://localhost:${firstPort + worker}/`,
    async stop() {
      if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections()
      await server.close()
    },
  }
}
