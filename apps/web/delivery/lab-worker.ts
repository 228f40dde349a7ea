import path from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:lab-worker'
const file = path.join(import.meta.dirname, '../lab/worker.ts')

/**
 * The address of the lab's worker, built together with the app: it imports the files with the kernel and the games that the
 * app has loaded already, where Vite's own `?worker` would build them a second time.
 */
export function labWorker(): Plugin {
  let isBuild = false
  return {
    name: 'opfor-lab-worker',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      if (!isBuild) return `export const address = '/lab/worker.ts'`
      const chunk = this.emitFile({ type: 'chunk', id: file, name: 'lab-worker' })
      return `export const address = import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}

/** Whether a module is the worker's own: no page imports it. */
export function isLabWorker(module: string): boolean {
  return module === file
}
