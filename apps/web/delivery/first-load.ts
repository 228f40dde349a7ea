import { readFileSync } from 'node:fs'
import path from 'node:path'

interface ManifestEntry {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

const entryPoints = [
  'index.html',
  'ui/shortcuts/keyboard.tsx',
  'table/boards/blitzkrieg/index.tsx',
  'table/boards/blitzkrieg/enlarged.tsx',
  'table/first-match/hint.tsx',
]

/** Several chunks, because the lab's worker shares the rules. */
const rules = 'blitzkrieg'

export function firstLoad(folder: string): readonly string[] {
  const file = path.join(folder, '.vite/manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, ManifestEntry>>
  const files = new Set<string>()
  const follow = (name: string): void => {
    const built = manifest[name]
    if (built === undefined) throw new Error(`Not in the build manifest: ${name}`)
    if (files.has(built.file)) return
    for (const each of [built.file, ...(built.css ?? [])]) files.add(each)
    for (const each of built.imports ?? []) follow(each)
  }
  const ruleChunks = Object.keys(manifest).filter((name) => manifest[name]?.name === rules)
  if (ruleChunks.length === 0) throw new Error(`The rules of ${rules} were not built as a file of their own.`)
  for (const name of [...entryPoints, ...ruleChunks]) follow(name)
  return [...files].toSorted()
}

/** Includes the service worker. */
export function precachedFiles(folder: string): readonly string[] {
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8')
  const files = [...worker.matchAll(/\burl:\s*"([^"]+)"/g)].map(([, file = '']) => file)
  if (!files.includes('index.html')) throw new Error('sw.js lists no precached files.')
  return [...files, 'sw.js']
}
