import { globSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { appLanguages, languageModule } from './languages-module.ts'

/** The size is compressed. */
interface Part {
  readonly files: readonly string[]
  readonly bytes: number
}

const app = path.join(import.meta.dirname, '..')

function entryModules(): readonly (readonly [string, readonly string[]])[] {
  return [
    ...appLanguages().map((code) => [code, [languageModule(code)]] as const),
    ...Object.entries(entries).map(
      ([name, modules]) => [name, modules.map((module) => path.join(app, module))] as const,
    ),
  ]
}

const entries: Readonly<Record<string, readonly string[]>> = {
  lab: ['screens/lab/lab-screen.tsx', 'screens/lab/worker.ts'],
  editors: ['table/packs/pack-screen.tsx', ...globSync('table/boards/*/editor/index.tsx', { cwd: app })],
  watch: ['screens/watch/watch-screen.tsx'],
  sheets: [
    'sheet-screens.tsx',
    'screens/library/library-screen.tsx',
    'screens/print/print-screen.tsx',
    'screens/opponents/opponents-screen.tsx',
    'screens/opponents/opponent-screen.tsx',
    'screens/opponents/house-rules-screen.tsx',
    'screens/shared-opponent/shared-opponent.tsx',
    'screens/opponents/opponent-list.tsx',
    'screens/opponents/play-sheet.ts',
    'table/match/page-dialog.tsx',
    'screens/opponents/not-here.tsx',
    'data/storage/sheet-games.ts',
  ],
  workshop: [
    'screens/workshop/workshop-screen.tsx',
    'screens/workshop/worker.ts',
    'screens/workshop/health/worker.ts',
    'screens/workshop/house/compare-worker.ts',
  ],
  server: ['screens/account/account-screen.tsx', 'data/account/items/sync-items.ts'],
}

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** Writes `parts.json`; the service worker must not precache files of a part. */
export function appParts(): { readonly plugin: Plugin; readonly isOfPart: (file: string) => boolean } {
  const ofParts = new Set<string>()
  const plugin: Plugin = {
    name: 'opfor-parts',
    generateBundle: {
      // After Vite has removed chunks that contain only styles.
      order: 'post',
      handler(_, bundle) {
        const parts = partsOf(bundle)
        for (const { files } of Object.values(parts)) for (const file of files) ofParts.add(file)
        this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(parts) })
      },
    },
  }
  return { plugin, isOfPart: (file) => ofParts.has(file) }
}

/** The files reachable only through a part's entries. */
function partsOf(bundle: Bundle): Readonly<Record<string, Part>> {
  const entered = new Map(
    entryModules().map(([name, modules]) => [name, modules.map((module) => chunkWith(bundle, module))]),
  )
  const behind = new Set([...entered.values()].flat())
  const start = Object.values(bundle).flatMap((each) =>
    each.type === 'chunk' && each.isEntry && !behind.has(each.fileName) ? [each.fileName] : [],
  )
  const precached = reachable(bundle, start, behind)
  return Object.fromEntries(
    [...entered].map(([name, chunks]) => {
      const others = behind.difference(new Set(chunks))
      const files = [...reachable(bundle, chunks, others)].filter((file) => !precached.has(file)).toSorted()
      return [name, { files, bytes: files.reduce((sum, file) => sum + gzipSize(bundle, file), 0) }]
    }),
  )
}

function chunkWith(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find((each) => each.type === 'chunk' && module in each.modules)
  if (found === undefined) throw new Error(`No file was built with ${module}.`)
  return found.fileName
}

/** Includes styles; omits files loaded only through excluded ones. */
function reachable(
  bundle: Bundle,
  from: readonly string[],
  excluded: ReadonlySet<string>,
): ReadonlySet<string> {
  const files = new Set<string>()
  const follow = (file: string): void => {
    const chunk = bundle[file]
    if (files.has(file)) return
    files.add(file)
    if (chunk?.type !== 'chunk') return
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
    // A static import is always needed, whatever else the file contains.
    for (const next of chunk.imports) follow(next)
    for (const next of chunk.dynamicImports) if (!excluded.has(next)) follow(next)
  }
  for (const file of from) follow(file)
  return files
}

function gzipSize(bundle: Bundle, file: string): number {
  const built = bundle[file]
  if (built === undefined) return 0
  return gzipSync(built.type === 'chunk' ? built.code : built.source).length
}
