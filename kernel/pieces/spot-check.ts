import type { Candidate } from './candidate.ts'
import { formatValue } from './differences.ts'
import { type TableValue, type Layout, valueOwners } from './layout.ts'
import { type Message, message } from '../messages/message.ts'

/** More kinds in one place are only counted. */
const named = 4

interface Spot {
  readonly place: Message
  readonly pieces: Map<string, { readonly piece: Candidate; count: number }>
  /** Pieces taken or brought unseen. */
  unseen: number
}

/** Omits pieces out of play and data known only to the program. The line of a thing begins with its square. */
export function spotCheck(layout: Layout): readonly Message[] {
  const shown = layout.counters.filter(({ note }) => note !== true)
  return [
    ...[...spotsOf(layout).values()].map(spotTold),
    ...layout.rows.flatMap(({ at, pieces }) => (isOurs(layout, at) ? [] : [rowTold(at.name, pieces)])),
    ...valueOwners({ ...layout, counters: shown }).flatMap(({ id, counters }) =>
      numbersTold(counters, squareOf(layout, id)),
    ),
  ]
}

function isOurs({ inProgram }: Layout, at: Candidate): boolean {
  return inProgram?.includes(at.id) ?? false
}

function spotsOf(layout: Layout): ReadonlyMap<string, Spot> {
  const { lying, rows, unseen = [] } = layout
  const spots = new Map<string, Spot>()
  const ordered = new Set(rows.map(({ at }) => at.id))
  const spotAt = (key: string, place: Message): Spot => {
    const spot = spots.get(key) ?? { place, pieces: new Map(), unseen: 0 }
    spots.set(key, spot)
    return spot
  }
  for (const { piece, at, count, part = at.name, unused } of lying) {
    if (unused === true || ordered.has(at.id) || isOurs(layout, at)) continue
    const spot = spotAt(part === at.name ? at.id : part.id, part)
    const known = spot.pieces.get(piece.id) ?? { piece, count: 0 }
    known.count += count
    spot.pieces.set(piece.id, known)
  }
  for (const { from, to, count } of unseen) {
    spotAt(from.id, from.name).unseen -= count
    spotAt(to.id, to.name).unseen += count
  }
  return spots
}

function spotTold({ place, pieces, unseen }: Spot): Message {
  const kinds = [...pieces.values()]
  const count = kinds.reduce((sum, each) => sum + each.count, unseen)
  if (kinds.length === 0 || kinds.length > named || unseen !== 0)
    return message('kernel.spot.place', '{place}: {count, plural, one {# piece} other {# pieces}}.', {
      place,
      count,
    })
  return message(
    'kernel.spot.named',
    '{place}: {count, plural, one {# piece} other {# pieces}} ({pieces}).',
    {
      place,
      count,
      pieces: kinds.map(({ piece, count: many }) =>
        many === 1
          ? piece.name
          : message('kernel.spot.pieces', '{count} × {piece}', { count: many, piece: piece.name }),
      ),
    },
  )
}

function rowTold(place: Message, pieces: readonly Candidate[]): Message {
  if (pieces.length < 2)
    return spotTold({
      place,
      pieces: new Map(pieces.map((piece) => [piece.id, { piece, count: 1 }])),
      unseen: 0,
    })
  return message('kernel.spot.row', '{place}, in this order: {pieces}.', {
    place,
    pieces: pieces.map(({ name, shortName = name }) => shortName),
  })
}

function squareOf({ lying }: Layout, id: string): readonly Message[] {
  return lying.flatMap(({ piece, at, part = at.name }) =>
    piece.id === id && part !== at.name ? [at.name] : [],
  )
}

/** One line per thing; numbers of the whole match have one line each. */
function numbersTold(counters: readonly TableValue[], square: readonly Message[]): readonly Message[] {
  const of = counters[0]?.of
  if (of === undefined || counters.some(({ shortName }) => shortName === undefined))
    return counters.map((each) =>
      message('kernel.spot.counter', '{what}: {value}.', { what: each.name, value: formatValue(each) }),
    )
  return [
    message('kernel.spot.numbers', '{of}: {numbers}.', {
      of: of.name,
      numbers: [
        ...square,
        ...counters.map((each) =>
          message('kernel.spot.number', '{what} {value}', {
            what: each.shortName ?? each.name,
            value: formatValue(each),
          }),
        ),
      ],
    }),
  ]
}
