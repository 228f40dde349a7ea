import { globSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@opfor/games'
import { templateGame } from '@opfor/games/template-game'
import {
  type TextsFound,
  textsLoggedBy,
  textsLoggedByKernel,
  textsWrittenIn,
} from '@opfor/evidence/games/programs/logged-texts'

export const root = path.join(import.meta.dirname, '../..')

export interface TextPart {
  readonly folder: string
  readonly find: () => TextsFound
}

const boards = globSync('apps/web/table/boards/*/words.ts', { cwd: root })
  .map((file) => path.dirname(file))
  .toSorted()

export const parts: readonly TextPart[] = [
  { folder: 'kernel', find: textsLoggedByKernel },
  ...[...registry, templateGame].map((game) => ({
    folder: `games/${game.id}`,
    find: () => textsLoggedBy(game),
  })),
  ...['sheets', 'variants', 'lab', ...boards, 'apps/cli'].map((folder) => ({
    folder,
    find: () => textsWrittenIn(folder),
  })),
  { folder: 'apps/web', find: () => textsWrittenIn('apps/web', boards) },
]
