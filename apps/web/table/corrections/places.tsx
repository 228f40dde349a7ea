import type { Layout, Message, Place, ValueOwner } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { Picks } from './picks.tsx'
import {
  type Correctable,
  groupByPart,
  groupsAt,
  groupsOf,
  movableTo,
  type PieceGroup,
  places,
  type Step,
} from './table.ts'
import { correctionWords } from './words.ts'

export function StartStep({
  prompt,
  layout,
  subjects,
  openPiece,
  openPlace,
  openSubject,
}: {
  readonly prompt: Message
  readonly layout: Layout
  readonly subjects: readonly ValueOwner[]
  readonly openPiece: (heap: PieceGroup) => void
  readonly openPlace: (id: string) => void
  readonly openSubject: (id: string) => void
}) {
  const say = useSay()
  return (
    <>
      <h2>{say(prompt)}</h2>
      <p className="soft">{say(correctionWords.tapOrChoose)}</p>
      <details>
        <summary>{say(correctionWords.pieces)}</summary>
        <Picks
          picks={groupsOf(layout).map((heap) => ({
            id: `${heap.piece.id} ${heap.at.id}`,
            name: heapName(heap, say),
            small: say(heap.at.name),
            choose: () => openPiece(heap),
          }))}
        />
      </details>
      <details>
        <summary>{say(correctionWords.numbers)}</summary>
        <Picks
          picks={subjects.map(({ id, name = correctionWords.match }) => ({
            id,
            name: say(name),
            choose: () => openSubject(id),
          }))}
        />
      </details>
      <details>
        <summary>{say(correctionWords.places)}</summary>
        <PlaceChips places={places(layout)} choose={openPlace} />
      </details>
    </>
  )
}

export function PlaceChips({
  places: all,
  choose,
}: {
  readonly places: readonly Place[]
  readonly choose: (id: string) => void
}) {
  const say = useSay()
  const chips = (some: readonly Place[]) => (
    <div className="picks">
      {some.map(({ id, name }) => (
        <button key={id} type="button" className="chip pick" onClick={() => choose(id)}>
          {say(name)}
        </button>
      ))}
    </div>
  )
  return groupByPart(all).map(({ part, places: some }) =>
    part === undefined ? (
      <div key="">{chips(some)}</div>
    ) : (
      <details key={part.id}>
        <summary>{say(correctionWords.count, { part, count: some.length })}</summary>
        {chips(some)}
      </details>
    ),
  )
}

export function PlaceStep({
  layout,
  place,
  go,
}: {
  readonly layout: Layout
  readonly place: string
  readonly go: (step: Step) => void
}) {
  const say = useSay()
  const heaps = groupsAt(layout, place)
  const inOrder = layout.rows.some(({ at, pieces }) => at.id === place && pieces.length > 1)
  return (
    <>
      <h2>{say(correctionWords.at, { place: nameOf(layout, place) })}</h2>
      <Picks
        picks={heaps.map((heap) => ({
          id: heap.piece.id,
          name: heapName(heap, say),
          choose: () => go({ at: 'heap', heap, count: 1 }),
        }))}
      />
      <div className="row">
        {inOrder && (
          <button type="button" className="button quiet" onClick={() => go({ at: 'order', place })}>
            {say(correctionWords.order)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => go({ at: 'bring', place })}>
          {say(correctionWords.bring)}
        </button>
      </div>
    </>
  )
}

export function BringStep({
  table,
  layout,
  place,
  bring,
}: {
  readonly table: Correctable
  readonly layout: Layout
  readonly place: string
  readonly bring: (heap: PieceGroup) => void
}) {
  const say = useSay()
  const heaps = movableTo(table, layout, place)
  const sources = groupByPart(places(layout))
    .map((group) => ({
      ...group,
      heaps: heaps.filter(({ at }) => group.places.some(({ id }) => id === at.id)),
    }))
    .flatMap(({ part, heaps: some }) =>
      part === undefined
        ? [...Map.groupBy(some, ({ at }) => at.id).values()].map((each) => ({
            name: each[0]?.at.name,
            each,
            small: false,
          }))
        : [{ name: part, each: some, small: true }],
    )
    .filter(({ each }) => each.length > 0)
  return (
    <>
      <h2>{say(correctionWords.whatHere, { place: nameOf(layout, place) })}</h2>
      {heaps.length === 0 && <p className="soft">{say(correctionWords.nowhere)}</p>}
      {sources.map(({ name, each, small }) => (
        <details key={name?.id} open={sources.length < 3}>
          <summary>{say(correctionWords.from, { place: name ?? '' })}</summary>
          <Picks
            picks={each.map((heap) => ({
              id: `${heap.piece.id} ${heap.at.id}`,
              name: heapName(heap, say),
              small: small ? say(heap.at.name) : undefined,
              choose: () => bring(heap),
            }))}
          />
        </details>
      ))}
    </>
  )
}

function heapName({ piece, count }: PieceGroup, say: ReturnType<typeof useSay>): string {
  return count === 1 ? say(piece.name) : say(correctionWords.pieceCount, { count, piece: piece.name })
}

function nameOf(layout: Layout, place: string): Message | string {
  return places(layout).find(({ id }) => id === place)?.name ?? place
}
