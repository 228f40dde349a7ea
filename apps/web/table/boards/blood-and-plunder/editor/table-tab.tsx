import { edges, fileWord, type WrittenTerrain } from '@opfor/games/blood-and-plunder/files'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useSay } from '../../../../ui/text/language.tsx'
import { ChipChoice, StepField } from '../../../packs/fields.tsx'
import { freeId } from '../../../packs/ids.ts'
import { ProblemsOfPack } from '../../../packs/problems.tsx'
import { allIds, type Draft } from './draft.ts'
import { Inspector } from './inspector.tsx'
import { DraftMap } from './table-map.tsx'
import { editorWords } from './words.ts'

type Kind = Pick<WrittenTerrain, 'cover' | 'blocks' | 'impassable'> & {
  readonly key: string
  readonly name: (typeof editorWords)[keyof typeof editorWords]
  readonly shape: 'circle' | readonly [number, number]
}

export const terrainKinds: readonly Kind[] = [
  { key: 'woods', name: editorWords.woods, shape: 'circle', cover: 1, blocks: true, impassable: false },
  { key: 'field', name: editorWords.field, shape: [8, 6], cover: 1, blocks: false, impassable: false },
  { key: 'wall', name: editorWords.wall, shape: [6, 0.5], cover: 2, blocks: false, impassable: false },
  { key: 'house', name: editorWords.house, shape: [5, 4], cover: 2, blocks: true, impassable: true },
  { key: 'water', name: editorWords.water, shape: 'circle', cover: 0, blocks: false, impassable: true },
]

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

const sizes = [
  [36, 36],
  [48, 48],
  [72, 48],
] as const

export function TableTab({
  draft,
  change,
  head,
}: {
  readonly draft: Draft
  readonly change: (to: Draft) => void
  readonly head: ReactNode
}) {
  const say = useSay()
  const [chosen, choose] = useState<string>()
  const { sought } = useContext(ProblemsOfPack)
  useEffect(() => {
    const id = idAt(draft, sought)
    if (id !== undefined) choose(id)
  }, [draft, sought])
  const add = (to: Draft, id: string): void => {
    change(to)
    choose(id)
  }
  const addObjective = (): void => {
    const id = freeId('objective', allIds(draft))
    const name = say(editorWords.objective)
    const at = { x: draft.width / 2, y: draft.height / 2 }
    add({ ...draft, objectives: [...draft.objectives, { id, name, ...at }] }, id)
  }
  return (
    <>
      <DraftMap head={head} draft={draft} change={change} chosen={chosen} choose={choose} />
      <p className="soft">{say(editorWords.howTo)}</p>
      <div className="pack-any" role="group" aria-label={say(editorWords.add)}>
        {terrainKinds.map((kind) => (
          <button
            key={kind.key}
            type="button"
            className="board-tool"
            disabled={draft.terrain.length >= 100}
            onClick={() => {
              const piece = newPiece(draft, kind, say(kind.name))
              add({ ...draft, terrain: [...draft.terrain, piece] }, piece.id)
            }}
          >
            + {say(kind.name)}
          </button>
        ))}
        <button
          type="button"
          className="board-tool"
          disabled={draft.objectives.length >= 12}
          onClick={addObjective}
        >
          + {say(editorWords.objective)}
        </button>
      </div>
      {chosen !== undefined && <Inspector draft={draft} change={change} chosen={chosen} choose={choose} />}
      <section className="card pack-card">
        <StepField
          label={say(fileWord('turns'))}
          value={draft.turns}
          from={1}
          to={20}
          change={(turns) => change({ ...draft, turns })}
        />
        <ChipChoice
          label={say(editorWords.size)}
          of={sizes.map(([w, h]) => ({ value: `${w}x${h}`, text: `${w / 12} × ${h / 12} ft` }))}
          value={`${draft.width}x${draft.height}`}
          change={(to) => change({ ...draft, ...sizeOf(to) })}
        />
        <StepField
          label={say(fileWord('width'))}
          at="width"
          value={draft.width}
          from={12}
          to={120}
          change={(width) => change({ ...draft, width })}
        />
        <StepField
          label={say(fileWord('height'))}
          at="height"
          value={draft.height}
          from={12}
          to={120}
          change={(height) => change({ ...draft, height })}
        />
        <ChipChoice
          label={say(fileWord('homeEdge'))}
          of={edges.map((edge) => ({ value: edge, text: say(fileWord(`homeEdge.${edge}`)) }))}
          value={draft.homeEdge}
          change={(homeEdge) => change({ ...draft, homeEdge })}
        />
      </section>
    </>
  )
}

function idAt({ terrain, objectives }: Draft, at = ''): string | undefined {
  const [, list, nth] = /^(terrain|objectives)\[(\d+)\]/.exec(at) ?? []
  if (list === undefined) return undefined
  return (list === 'terrain' ? terrain : objectives)[Number(nth)]?.id
}

function sizeOf(named: string): { readonly width: number; readonly height: number } {
  const [width = 36, height = 36] = named.split('x').map(Number)
  return { width, height }
}
