import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Game } from '@opfor/kernel'
import type { Replay } from '../explained.ts'
import type { RecordedMatchFile } from './recorded.ts'

export { explainedDecisions } from '../explained.ts'
export { germanFor } from '../programs/german.ts'
export { recordedDiffers } from './recorded.ts'

const evidence = path.dirname(import.meta.dirname)
const games = path.join(evidence, '../../games')

export function recordedFiles({ id }: Game): readonly RecordedMatchFile[] {
  return textsIn(path.join(evidence, id, 'recorded'), '.json')
}

export function replaysOf({ id }: Game): readonly Replay[] {
  return textsIn(path.join(games, id, 'replays'), '.txt')
}

function textsIn(
  folder: string,
  ending: string,
): readonly { readonly name: string; readonly text: string }[] {
  return globSync(`**/*${ending}`, { cwd: folder })
    .toSorted()
    .map((file) => ({
      name: file.slice(0, -ending.length),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }))
}

export function explainedFile({ id }: Game): string {
  return path.join(games, id, 'explained.txt')
}
