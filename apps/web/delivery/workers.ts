import path from 'node:path'
import type { Plugin } from 'vite'

const workersOf: Readonly<Record<string, { readonly name: string; readonly module: string }>> = {
  'virtual:lab-worker': { name: 'lab-worker', module: 'screens/lab/worker.ts' },
  'virtual:health-worker': { name: 'health-worker', module: 'screens/workshop/health/worker.ts' },
  'virtual:compare-worker': { name: 'compare-worker', module: 'screens/workshop/house/compare-worker.ts' },
  'virtual:workshop-worker': { name: 'workshop-worker', module: 'screens/workshop/worker.ts' },
}

function fileOf(module: string): string {
  return path.join(import.meta.dirname, '..', module)
}

/** Builds workers with the app, so that they import its files; Vite's `?worker` would build them twice. */
export function workers(): Plugin {
  let isBuild = false
  return {
    name: 'opfor-workers',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id in workersOf ? `\0${id}` : undefined),
    load(id) {
      const worker = id.startsWith('\0') ? workersOf[id.slice(1)] : undefined
      if (worker === undefined) return undefined
      if (!isBuild) return `export const address = '/${worker.module}'`
      const chunk = this.emitFile({ type: 'chunk', id: fileOf(worker.module), name: worker.name })
      return `export const address = import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}

/** True if no page imports the module. */
export function isWorker(module: string): boolean {
  return Object.values(workersOf).some((worker) => fileOf(worker.module) === module)
}
