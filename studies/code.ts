import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Set by the build, because a bundle has no source files to hash. */
declare const OPFOR_CODE: string | undefined

const root = path.dirname(import.meta.dirname)
const folders = ['kernel', 'games', 'sheets', 'variants', 'lab']
const excluded = /\.test\.ts$|(^|\/)(bench|plots|testing|node_modules|words\.ts)(\/|$)/

/** A short hash of all code that affects matches: equal hashes produce equal results. */
export function codeVersion(): string {
  if (typeof OPFOR_CODE === 'string') return OPFOR_CODE
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const file of sourcesIn(folder)) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 12)
}

function sourcesIn(folder: string): readonly string[] {
  if (!existsSync(path.join(root, folder))) throw new Error(`Source folder not found: ${folder}`)
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.ts') && !excluded.test(file))
    .toSorted()
}
