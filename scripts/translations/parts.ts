import { globSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import { templateGame } from '@opfor/games/template-game'
import {
  type TextsFound,
  textsSaidBy,
  textsSaidByKernel,
  textsWrittenIn,
} from '@opfor/evidence/games/bench/texts-said'

/** The root folder of the project. */
export const root = path.join(import.meta.dirname, '../..')

/** A part of the project that has its own files of texts: its folder, and all that it says in English. */
export interface TextPart {
  readonly folder: string
  readonly find: () => TextsFound
}

const boards = globSync('apps/web/table/boards/*/words.ts', { cwd: root })
  .map((file) => path.dirname(file))
  .toSorted()

/** The parts of the project, each with a folder `texts`. */
export const parts: readonly TextPart[] = [
  { folder: 'kernel', find: textsSaidByKernel },
  ...[...shelf, templateGame].map((game) => ({
    folder: `games/${game.id}`,
    find: () => textsSaidBy(game),
  })),
  ...['sheets', 'variants', 'lab', ...boards, 'apps/cli'].map((folder) => ({
    folder,
    find: () => textsWrittenIn(folder),
  })),
  { folder: 'apps/web', find: () => textsWrittenIn('apps/web', boards) },
]
