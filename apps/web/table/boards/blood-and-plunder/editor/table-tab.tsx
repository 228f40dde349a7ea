import { edges, fileWord } from '@opfor/games/blood-and-plunder/files'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useSay } from '../../../../ui/text/language.tsx'
import { ChipChoice, StepField } from '../../../packs/fields.tsx'
import { freeId } from '../../../packs/ids.ts'
import { ProblemsOfPack } from '../../../packs/problems.tsx'
import { allIds, type Draft } from './draft.ts'
import { Inspector } from './inspector.tsx'
import { terrainKinds, newPiece } from './pieces.ts'
import { DraftMap } from './table-map.tsx'
import { editorWords } from './words.ts'

const sizes = [
  [36, 36],
  [48, 48],
  [72, 48],
] as const

/** The table tab: the map, and the size and home edge of the table. */
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

/** The id of the terrain or objective that a path leads to. */
function idAt({ terrain, objectives }: Draft, at = ''): string | undefined {
  const [, list, nth] = /^(terrain|objectives)\[(\d+)\]/.exec(at) ?? []
  if (list === undefined) return undefined
  return (list === 'terrain' ? terrain : objectives)[Number(nth)]?.id
}

function sizeOf(named: string): { readonly width: number; readonly height: number } {
  const [width = 36, height = 36] = named.split('x').map(Number)
  return { width, height }
}
