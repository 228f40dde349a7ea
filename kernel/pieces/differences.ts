import type { Candidate } from './candidate.ts'
import { type TableValue, type Edit, type Layout, noneValue, pieceLocations } from './layout.ts'
import { withParams, type Message, message } from '../messages/message.ts'

type Move = Extract<Edit, { readonly move: string }>

/** Few steps, in a possible order. */
export function diffLayouts(from: Layout, to: Layout): readonly Edit[] {
  const moved = clearedFirst(moves(from, to), from)
  return [...moved, ...arrangements(from, to, moved), ...settings(from, to)]
}

/** A place is left before another piece arrives; in a cycle the emptiest place first. */
function clearedFirst(moved: readonly Move[], layout: Layout): readonly Move[] {
  const crowd = new Map<string, number>()
  for (const { at, count } of pieceLocations(layout)) crowd.set(at.id, (crowd.get(at.id) ?? 0) + count)
  const emptiest = (a: Move, b: Move): number => (crowd.get(a.from) ?? 0) - (crowd.get(b.from) ?? 0)
  const left = new Set(moved)
  const ordered: Move[] = []
  for (;;) {
    const all = [...left]
    const free = all.find(({ to }) => !all.some(({ from }) => from === to)) ?? all.toSorted(emptiest)[0]
    if (free === undefined) return ordered
    left.delete(free)
    ordered.push(free)
  }
}

function moves(from: Layout, to: Layout): readonly Move[] {
  const before = byPiece(from)
  const after = byPiece(to)
  const steps: Move[] = []
  for (const piece of new Set([...before.keys(), ...after.keys()])) {
    const here = before.get(piece) ?? new Map<string, number>()
    const there = after.get(piece) ?? new Map<string, number>()
    const leaving: [string, number][] = []
    for (const [at, count] of here) {
      const gone = count - (there.get(at) ?? 0)
      if (gone > 0) leaving.push([at, gone])
    }
    for (const [at, count] of there) {
      let wanted = count - (here.get(at) ?? 0)
      while (wanted > 0) {
        const source = leaving[0]
        if (source === undefined) break
        const moved = Math.min(wanted, source[1])
        steps.push({ move: piece, from: source[0], to: at, count: moved })
        wanted -= moved
        source[1] -= moved
        if (source[1] === 0) leaving.shift()
      }
    }
  }
  return steps
}

function byPiece(layout: Layout): ReadonlyMap<string, Map<string, number>> {
  const places = new Map<string, Map<string, number>>()
  for (const { piece, at, count } of pieceLocations(layout)) {
    const known = places.get(piece.id) ?? new Map<string, number>()
    known.set(at.id, (known.get(at.id) ?? 0) + count)
    places.set(piece.id, known)
  }
  return places
}

function arrangements(from: Layout, to: Layout, moved: readonly Move[]): readonly Edit[] {
  const steps: Edit[] = []
  for (const row of to.rows) {
    const wanted = row.pieces.map((piece) => piece.id)
    const before = from.rows.find((other) => other.at.id === row.at.id)?.pieces.map((piece) => piece.id) ?? []
    if (afterMoves(before, row.at.id, moved).join(' ') !== wanted.join(' '))
      steps.push({ arrange: row.at.id, pieces: wanted })
  }
  return steps
}

/** Removes leaving pieces (the first of a kind) and appends arriving ones. */
function afterMoves(row: readonly string[], place: string, moved: readonly Move[]): readonly string[] {
  const now = [...row]
  for (const step of moved) {
    for (let i = 0; i < step.count; i += 1) {
      if (step.from === place) now.splice(now.indexOf(step.move), 1)
      if (step.to === place) now.push(step.move)
    }
  }
  return now
}

function settings(from: Layout, to: Layout): readonly Edit[] {
  const before = new Map(from.counters.map((counter) => [counter.id, counter.value]))
  return to.counters
    .filter((counter) => before.get(counter.id) !== counter.value)
    .map((counter) => ({ set: counter.id, to: counter.value }))
}

/** Only visible pieces and numbers. Pieces taken unseen come from the place they were taken to, and return there. */
export function manualEdits(steps: readonly Edit[], from: Layout, to: Layout): readonly Edit[] {
  const notes = new Set(to.counters.filter((counter) => counter.note === true).map((counter) => counter.id))
  const news = new Map<string, { readonly place: string; count: number }>()
  for (const each of [...(from.unseen ?? []), ...(to.unseen ?? [])]) {
    const count = unseenIn(to, each.from.id) - unseenIn(from, each.from.id)
    news.set(each.from.id, { place: each.to.id, count })
  }
  const isOurs = (place: string): boolean => to.inProgram?.includes(place) ?? false
  return steps.flatMap((step): readonly Edit[] => {
    if ('set' in step) return notes.has(step.set) ? [] : [step]
    if ('arrange' in step) return isOurs(step.arrange) ? [] : [step]
    if (isOurs(step.from) && isOurs(step.to)) return []
    const [into, out] = [news.get(step.to), news.get(step.from)]
    if (into !== undefined && into.count >= step.count) {
      into.count -= step.count
      return [{ ...step, to: into.place }]
    }
    if (out !== undefined && -out.count >= step.count) {
      out.count += step.count
      return [{ ...step, from: out.place }]
    }
    return [step]
  })
}

function unseenIn({ unseen = [] }: Layout, place: string): number {
  return unseen.reduce((sum, each) => sum + (each.from.id === place ? each.count : 0), 0)
}

/** Names come from the layouts. */
export function formatEdit(step: Edit, ...layouts: readonly Layout[]): Message {
  const name = (id: string): Message | string => findName(layouts, id) ?? id
  if ('move' in step) {
    const params = { count: step.count, piece: name(step.move), from: name(step.from), to: name(step.to) }
    return message(
      'kernel.tick.move',
      '{count, plural, one {Move {piece}} other {Move # × {piece}}} from {from} to {to}.',
      params,
    )
  }
  if ('set' in step) return setTold(step, layouts, name(step.set))
  const order = { place: name(step.arrange), pieces: step.pieces.map(name) }
  return message('kernel.tick.arrange', 'Put {place} in this order: {pieces}.', order)
}

function setTold(
  { set, to }: Extract<Edit, { readonly set: string }>,
  layouts: readonly Layout[],
  what: Message | string,
): Message {
  const known = layouts.flatMap(({ counters }) => counters.filter(({ id }) => id === set))
  const before = known.find(({ value }) => value !== to)
  const counter = known.find((each) => each.value === to) ?? known[0]
  const value = counter === undefined ? readsAs(to, undefined, layouts) : formatValue(counter, layouts, to)
  if (before === undefined) return message('kernel.tick.set', '{what}: now {value}.', { what, value })
  return message('kernel.tick.setFrom', '{what}: now {value} (was {before}).', {
    what,
    value,
    before: formatValue(before, layouts),
  })
}

/** The value as its counter reads it, or the name of the thing with that id. */
export function formatValue(
  counter: TableValue,
  layouts: readonly Layout[] = [],
  value = counter.value,
): Message | string {
  const reads = value === counter.value ? counter.text : undefined
  return reads ?? readsAs(value, counter, layouts)
}

function readsAs(
  value: number | string,
  counter: TableValue | undefined,
  layouts: readonly Layout[],
): Message | string {
  const text = counter?.allowedValues?.find((each) => each.value === value)?.text
  if (counter?.several !== undefined && value !== '') {
    const ids = String(value).split(' ')
    const names = counter.several.filter((each) => ids.includes(String(each.value))).map((each) => each.text)
    return message('kernel.answer', '{names}', { names })
  }
  if (text !== undefined) return text
  if (counter?.unit !== undefined)
    return withParams(counter.unit.reads, { amount: Number(value) / counter.unit.parts })
  if (value === '') return noneValue.text
  return (typeof value === 'string' ? findName(layouts, value) : undefined) ?? String(value)
}

export function findName(layouts: readonly Layout[], id: string): Message | undefined {
  for (const layout of layouts) {
    for (const { piece, at } of pieceLocations(layout)) {
      const found = named(piece, id) ?? named(at, id)
      if (found !== undefined) return found
    }
    for (const place of [...layout.places, ...layout.rows.map(({ at }) => at)])
      if (place.id === id) return place.name
    for (const counter of layout.counters) if (counter.id === id) return counter.name
  }
  return undefined
}

function named(candidate: Candidate, id: string): Message | undefined {
  return candidate.id === id ? candidate.name : undefined
}
