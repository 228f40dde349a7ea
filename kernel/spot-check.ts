import type { Candidate } from './candidate.ts'
import { type Layout, placed } from './layout.ts'
import { type Message, message } from './message.ts'

/** So many kinds of piece in one place are named; more are only counted. */
const named = 4

interface Spot {
  readonly place: Message
  readonly pieces: Map<string, { readonly piece: Candidate; count: number }>
}

/** What to compare with the real table: for each part of it which pieces or how many lie there, and each number. */
export function spotCheck(layout: Layout): readonly Message[] {
  const spots = new Map<string, Spot>()
  for (const { piece, at, count, part = at.name, unused } of placed(layout)) {
    if (unused === true) continue
    const key = part === at.name ? at.id : part.id
    const spot: Spot = spots.get(key) ?? { place: part, pieces: new Map() }
    const known = spot.pieces.get(piece.id) ?? { piece, count: 0 }
    known.count += count
    spot.pieces.set(piece.id, known)
    spots.set(key, spot)
  }
  for (const { at } of layout.rows)
    if (!spots.has(at.id)) spots.set(at.id, { place: at.name, pieces: new Map() })
  const read = layout.counters
    .filter((counter) => counter.note !== true)
    .map(({ name, value, reads = String(value) }) =>
      message('kernel.spot.counter', '{what}: {value}.', { what: name, value: reads }),
    )
  return [...[...spots.values()].map(spotTold), ...read]
}

function spotTold({ place, pieces }: Spot): Message {
  const kinds = [...pieces.values()]
  const count = kinds.reduce((sum, each) => sum + each.count, 0)
  if (kinds.length === 0 || kinds.length > named)
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
          : message('kernel.spot.pieces', '{count} x {piece}', { count: many, piece: piece.name }),
      ),
    },
  )
}
