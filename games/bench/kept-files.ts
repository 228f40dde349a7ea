import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Game } from '@opfor/kernel'
import type { KeptFile } from '../kept.ts'

export { keptLine } from '../kept.ts'

const games = path.dirname(import.meta.dirname)

/** The matches that were recorded of a game, by their names. */
export function keptFiles({ id }: Game): readonly KeptFile[] {
  const folder = path.join(games, id, 'kept')
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => ({
      name: path.basename(file, '.json'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }))
}

/** Where it is written down what becomes of a game's kept matches. */
export function keptList({ id }: Game): string {
  return path.join(games, id, 'kept.txt')
}
