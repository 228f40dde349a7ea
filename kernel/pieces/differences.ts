import type { Candidate } from './candidate.ts'
import { nothing } from './counter-values.ts'
import { type Counter, type Edit, type Layout, placed } from './layout.ts'
import { fill, type Message, message } from '../say/message.ts'

type Move = Extract<Edit, { readonly move: string }>

/** The steps from one layout to another, few and in a possible order. */
export function differences(from: Layout, to: Layout): readonly Edit[] {
  const moved = clearedFirst(moves(from, to), from)
  return [...moved, ...arrangements(from, to, moved), ...settings(from, to)]
}

/** The moves in such an order that a place is left before another piece comes there; in a circle the emptiest first. */
function clearedFirst(moved: readonly Move[], layout: Layout): readonly Move[] {
  const crowd = new Map<string, number>()
  for (const { at, count } of placed(layout)) crowd.set(at.id, (crowd.get(at.id) ?? 0) + count)
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
  for (const { piece, at, count } of placed(layout)) {
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

/** The row once the leaving pieces are gone (the first of its kind) and the arriving ones stand at its end. */
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

/**
 * The manual steps from one layout to another: only visible pieces and numbers; pieces that were taken unseen come from
 * where they were taken to, and go back there.
 */
export function onTable(steps: readonly Edit[], from: Layout, to: Layout): readonly Edit[] {
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

/** A step as a sentence for the person at the table; names come from the layouts. */
export function editTold(step: Edit, ...layouts: readonly Layout[]): Message {
  const name = (id: string): Message | string => nameIn(layouts, id) ?? id
  if ('move' in step) {
    const params = { count: step.count, piece: name(step.move), from: name(step.from), to: name(step.to) }
    return message(
      'kernel.tick.move',
      '{count, plural, one {Move {piece}} other {Move # x {piece}}} from {from} to {to}.',
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
  const value = counter === undefined ? readsAs(to, undefined, layouts) : valueTold(counter, layouts, to)
  if (before === undefined) return message('kernel.tick.set', '{what}: now {value}.', { what, value })
  return message('kernel.tick.setFrom', '{what}: now {value} (was {before}).', {
    what,
    value,
    before: valueTold(before, layouts),
  })
}

/** What a counter is or would be set to, in words: as it reads, or by the name of what it stands for. */
export function valueTold(
  counter: Counter,
  layouts: readonly Layout[] = [],
  value = counter.value,
): Message | string {
  const reads = value === counter.value ? counter.reads : undefined
  return reads ?? readsAs(value, counter, layouts)
}

/** A value in words: as its counter reads it, or by the name of what it stands for. */
function readsAs(
  value: number | string,
  counter: Counter | undefined,
  layouts: readonly Layout[],
): Message | string {
  const reads = counter?.among?.find((each) => each.value === value)?.reads
  if (counter?.several !== undefined && value !== '') {
    const ids = String(value).split(' ')
    const names = counter.several.filter((each) => ids.includes(String(each.value))).map((each) => each.reads)
    return message('kernel.answer', '{names}', { names })
  }
  if (reads !== undefined) return reads
  if (counter?.unit !== undefined)
    return fill(counter.unit.reads, { amount: Number(value) / counter.unit.parts })
  if (value === '') return nothing.reads
  return (typeof value === 'string' ? nameIn(layouts, value) : undefined) ?? String(value)
}

/** What is called by this id in one of these layouts: a piece, a place or a number. */
export function nameIn(layouts: readonly Layout[], id: string): Message | undefined {
  for (const layout of layouts) {
    for (const { piece, at } of placed(layout)) {
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
