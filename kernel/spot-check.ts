import { type Layout, placed } from './layout.ts'
import { type Message, message } from './message.ts'

/** What to compare with the real table: for each part of it how many pieces lie there, and each number. */
export function spotCheck(layout: Layout): readonly Message[] {
  const places = new Map<string, { readonly place: Message; count: number }>()
  for (const { at, count, part = at.name, unused } of placed(layout)) {
    if (unused === true) continue
    const key = part === at.name ? at.id : part.id
    const known = places.get(key) ?? { place: part, count: 0 }
    known.count += count
    places.set(key, known)
  }
  for (const { at } of layout.rows) if (!places.has(at.id)) places.set(at.id, { place: at.name, count: 0 })
  const counted = [...places.values()].map(({ place, count }) =>
    message('kernel.spot.place', '{place}: {count, plural, one {# piece} other {# pieces}}.', {
      place,
      count,
    }),
  )
  const read = layout.counters
    .filter((counter) => counter.note !== true)
    .map(({ name, value, reads = String(value) }) =>
      message('kernel.spot.counter', '{what}: {value}.', { what: name, value: reads }),
    )
  return [...counted, ...read]
}
