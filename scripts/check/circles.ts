import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const imported = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.tsx?)'/g
const known = new Map<string, readonly string[]>()

/** Includes dynamic imports. */
function importsOf(file: string): readonly string[] {
  const before = known.get(file)
  if (before !== undefined) return before
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const found = [...text.matchAll(imported)].map(([, to = '']) => path.join(path.dirname(file), to))
  known.set(file, found)
  return found
}

/** The chain of imports from a dynamically imported file back to its importer; undefined if there is none. */
export function circleBack(file: string, specifier: string): readonly string[] | undefined {
  const from = new Map<string, string | undefined>([[path.join(path.dirname(file), specifier), undefined]])
  for (const [at] of from)
    for (const next of importsOf(at)) {
      if (next === file) return wayTo(at, from)
      if (!from.has(next)) from.set(next, at)
    }
  return undefined
}

function wayTo(end: string, from: ReadonlyMap<string, string | undefined>): readonly string[] {
  const before = from.get(end)
  return before === undefined ? [end] : [...wayTo(before, from), end]
}
