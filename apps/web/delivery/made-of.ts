/** Prints the share of each source in the first load, as the size check counts it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { firstLoad } from './first-load.ts'

const app = path.join(import.meta.dirname, '..')
const root = path.join(app, '../..')

function sourceOf(module: string): string {
  const from = path.relative(root, module).replaceAll(path.sep, '/')
  const [, installed] = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(from) ?? []
  if (installed !== undefined) return installed
  const [, part] = /^(kernel|games\/[^/]+|apps\/web\/table\/boards\/[^/]+|apps\/web)\//.exec(from) ?? []
  return part ?? 'the bundler'
}

const lengths = new Map<string, ReadonlyMap<string, number>>()
const measure: Plugin = {
  name: 'opfor-made-of',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const sources = new Map<string, number>()
      for (const [module, { renderedLength }] of Object.entries(file.modules))
        sources.set(sourceOf(module), (sources.get(sourceOf(module)) ?? 0) + renderedLength)
      lengths.set(file.fileName, sources)
    }
  },
}

const folder = mkdtempSync(path.join(tmpdir(), 'opfor-made-of-'))
await build({
  configFile: path.join(app, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [measure],
  build: { outDir: folder, emptyOutDir: true },
})
const shares = new Map<string, number>()
for (const file of firstLoad(folder)) {
  const size = gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length
  const sources = lengths.get(file) ?? new Map([['styles', 1]])
  const total = [...sources.values()].reduce((sum, length) => sum + length, 0)
  for (const [source, length] of sources)
    shares.set(source, (shares.get(source) ?? 0) + (size * length) / Math.max(1, total))
}
rmSync(folder, { recursive: true, force: true })

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`
for (const [source, bytes] of [...shares].toSorted(([, a], [, b]) => b - a)) console.log(kB(bytes), source)
console.log(kB([...shares.values()].reduce((sum, bytes) => sum + bytes, 0)), 'in all, compressed by gzip')
