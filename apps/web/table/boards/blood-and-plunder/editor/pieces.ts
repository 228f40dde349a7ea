import type { WrittenTerrain } from '@opfor/games/blood-and-plunder/files'
import { editorWords } from './words.ts'
import { freeId } from '../../../packs/ids.ts'
import { allIds, type Draft } from './draft.ts'

type Kind = Pick<WrittenTerrain, 'cover' | 'blocks' | 'impassable'> & {
  readonly key: string
  readonly name: (typeof editorWords)[keyof typeof editorWords]
  readonly shape: 'circle' | readonly [number, number]
}

/** Templates for terrain; all properties can be changed later. */
export const terrainKinds: readonly Kind[] = [
  { key: 'woods', name: editorWords.woods, shape: 'circle', cover: 1, blocks: true, impassable: false },
  { key: 'field', name: editorWords.field, shape: [8, 6], cover: 1, blocks: false, impassable: false },
  { key: 'wall', name: editorWords.wall, shape: [6, 0.5], cover: 2, blocks: false, impassable: false },
  { key: 'house', name: editorWords.house, shape: [5, 4], cover: 2, blocks: true, impassable: true },
  { key: 'water', name: editorWords.water, shape: 'circle', cover: 0, blocks: false, impassable: true },
]

/** A new piece of terrain in the middle of the table. */
export function newPiece(draft: Draft, kind: Kind, name: string): WrittenTerrain {
  const [x, y] = [draft.width / 2, draft.height / 2]
  const { cover, blocks, impassable, shape } = kind
  const id = freeId(kind.key, allIds(draft))
  const piece = { id, name, cover, blocks, impassable }
  if (shape === 'circle') return { ...piece, circle: { x, y, radius: 3 } }
  const [w, h] = [shape[0] / 2, shape[1] / 2]
  const corner = (sx: number, sy: number) => ({
    x: Math.round((x + sx * w) * 10) / 10,
    y: Math.round((y + sy * h) * 10) / 10,
  })
  return { ...piece, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] }
}
