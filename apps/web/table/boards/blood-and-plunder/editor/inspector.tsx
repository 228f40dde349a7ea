import { nameOf, type WrittenTerrain } from '@opfor/games/blood-and-plunder/files'
import { useSay } from '../../../../ui/text/language.tsx'
import { ChipChoice, StepField, TextField } from '../../../packs/fields.tsx'
import { freeId } from '../../../packs/ids.ts'
import { Checkbox } from '../../../packs/toggles.tsx'
import { allIds, type Draft, listStarters, startPosition, withStarts } from './draft.ts'
import { rotatePiece, withPiece } from './handles.ts'
import { editorWords } from './words.ts'

interface Props {
  readonly draft: Draft
  readonly change: (to: Draft) => void
  readonly chosen: string
  readonly choose: (id: string | undefined) => void
}

export function Inspector(props: Props) {
  const { draft, chosen } = props
  const piece = draft.terrain.find(({ id }) => id === chosen)
  if (piece !== undefined) return <PieceFields {...props} piece={piece} />
  if (draft.objectives.some(({ id }) => id === chosen)) return <ObjectiveFields {...props} />
  return <StartFields {...props} />
}

function PieceFields({ draft, change, piece, choose }: Props & { readonly piece: WrittenTerrain }) {
  const say = useSay()
  const set = (to: Partial<WrittenTerrain>): void =>
    change(withPiece(draft, piece.id, (old) => ({ ...old, ...to })))
  const { circle, corners = [] } = piece
  const copy = (): void => {
    const id = freeId(piece.id, allIds(draft))
    const by = (at: { readonly x: number; readonly y: number }) => ({
      ...at,
      x: Math.min(draft.width, at.x + 2),
      y: Math.max(0, at.y - 2),
    })
    const copied: WrittenTerrain = {
      ...piece,
      id,
      ...(circle === undefined ? { corners: corners.map(by) } : { circle: by(circle) as typeof circle }),
    }
    change({ ...draft, terrain: [...draft.terrain, copied] })
    choose(id)
  }
  return (
    <section className="card pack-card" aria-label={say(nameOf(piece.name))}>
      <TextField
        label={say(editorWords.name)}
        at={`terrain[${draft.terrain.indexOf(piece)}].name`}
        value={piece.name}
        maxLength={60}
        change={(name) => set({ name })}
      />
      <ChipChoice
        label={say(editorWords.cover)}
        of={[
          { value: 0, text: say(editorWords.coverNone) },
          { value: 1, text: say(editorWords.coverSome) },
          { value: 2, text: say(editorWords.coverBest) },
        ]}
        value={piece.cover}
        change={(cover) => set({ cover })}
      />
      <Checkbox label={say(editorWords.blocks)} value={piece.blocks} change={(blocks) => set({ blocks })} />
      <Checkbox
        label={say(editorWords.impassable)}
        value={piece.impassable}
        change={(impassable) => set({ impassable })}
      />
      {circle !== undefined && (
        <StepField
          label={say(editorWords.radius)}
          value={circle.radius}
          from={0.5}
          to={24}
          step={0.5}
          change={(radius) => set({ circle: { ...circle, radius } })}
        />
      )}
      <p className="soft">{say(circle === undefined ? editorWords.dragCorners : editorWords.dragRadius)}</p>
      <div className="row">
        {circle === undefined && (
          <button type="button" className="button quiet" onClick={() => set(rotatePiece(draft, piece))}>
            {say(editorWords.turn)}
          </button>
        )}
        {corners.length > 3 && (
          <button
            type="button"
            className="button quiet"
            onClick={() => set({ corners: corners.slice(0, -1) })}
          >
            {say(editorWords.fewerCorners)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={copy}>
          {say(editorWords.copy)}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            change({ ...draft, terrain: draft.terrain.filter(({ id }) => id !== piece.id) })
            choose(undefined)
          }}
        >
          {say(editorWords.remove)}
        </button>
      </div>
    </section>
  )
}

function ObjectiveFields({ draft, change, chosen, choose }: Props) {
  const say = useSay()
  const objective = draft.objectives.find(({ id }) => id === chosen)
  if (objective === undefined) return undefined
  const others = draft.objectives.filter(({ id }) => id !== chosen)
  return (
    <section className="card pack-card" aria-label={say(nameOf(objective.name))}>
      <TextField
        label={say(editorWords.objectiveName)}
        at={`objectives[${draft.objectives.indexOf(objective)}].name`}
        value={objective.name}
        maxLength={60}
        change={(name) =>
          change({
            ...draft,
            objectives: draft.objectives.map((each) => (each.id === chosen ? { ...each, name } : each)),
          })
        }
      />
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          change({ ...draft, objectives: others })
          choose(undefined)
        }}
      >
        {say(editorWords.remove)}
      </button>
    </section>
  )
}

function StartFields({ draft, change, chosen }: Props) {
  const say = useSay()
  const one = listStarters(draft).find(({ id }) => id === chosen)
  if (one === undefined) return undefined
  const { heading } = startPosition(draft, chosen)
  const head = (to: number): void => {
    const { starts } = withStarts(draft)
    change({ ...draft, starts: starts.map((each) => (each.id === chosen ? { ...each, heading: to } : each)) })
  }
  return (
    <section className="card pack-card" aria-label={say(nameOf(one.name))}>
      <p>{say(editorWords.dragStart, { name: nameOf(one.name) })}</p>
      {one.isShip && (
        <div className="row">
          <button type="button" className="button quiet" onClick={() => head((heading + 15) % 16)}>
            ↺ {say(editorWords.toPort)}
          </button>
          <button type="button" className="button quiet" onClick={() => head((heading + 1) % 16)}>
            ↻ {say(editorWords.toStarboard)}
          </button>
        </div>
      )}
    </section>
  )
}
