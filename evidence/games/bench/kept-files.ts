import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Game } from '@opfor/kernel'
import type { Replay } from '../../../games/explained.ts'
import type { KeptFile } from '../../../games/kept.ts'

export { explainedDecisions } from '../../../games/explained.ts'
export { germanFor } from './german.ts'
export { keptDiffers } from '../../../games/kept.ts'

const games = path.join(import.meta.dirname, '../../../games')

/** The matches that were recorded of a game, by their names. */
export function keptFiles({ id }: Game): readonly KeptFile[] {
  return textsIn(path.join(games, id, 'kept'), '.json')
}

/** The golden transcripts of a game, by their names. */
export function replaysOf({ id }: Game): readonly Replay[] {
  return textsIn(path.join(games, id, 'replays'), '.txt')
}

function textsIn(
  folder: string,
  ending: string,
): readonly { readonly name: string; readonly text: string }[] {
  return globSync(`*${ending}`, { cwd: folder })
    .toSorted()
    .map((file) => ({
      name: path.basename(file, ending),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }))
}

/** Where some decisions of a game are written out with their reasons. */
export function explainedFile({ id }: Game): string {
  return path.join(games, id, 'explained.txt')
}
