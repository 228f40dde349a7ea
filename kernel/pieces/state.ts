import { type Heap, heapArranged, heapMoved, heapsLaid } from './heap.ts'
import { type Counter, type Edit, type Layout, mayBe } from './layout.ts'
import { keptFields, type KeptFields } from './kept.ts'
import type { SettableIn } from './settable.ts'
import { bad, good, type Json, type Parsed, shown } from '../read/json.ts'
import { read } from '../read/shape.ts'

/** What follows from the declaration of a state: its layout, its corrections, and positions entered by hand. */
export interface State<S> {
  readonly layout: (now: S) => Layout
  readonly correct: (now: S, edit: Edit) => Parsed<S>
  /** The pieces alone, with their places. */
  readonly pieces: (now: S) => Pick<Layout, 'lying' | 'rows' | 'places'>
  /** The numbers alone, where pieces lie in another way than in heaps. */
  readonly counters: (now: S) => readonly Counter[]
  /** The situation with a number set; undefined if there is none of that id, or it may not be that. */
  readonly withNumber: (now: S, id: string, to: number | string) => S | undefined
  /** A position: what is entered, on a situation from which the rest is taken. */
  readonly entered: (json: Json, start: S) => Parsed<S>
}

/** A state by its parts, and by the places where its pieces lie. */
export function stateOf<S extends object>(
  parts: KeptFields<S, S>,
  heaps: (now: S) => readonly Heap<S>[] = () => [],
): State<S> {
  const whole = keptFields<S, S, S>(parts)
  const known = new WeakMap<S, readonly SettableIn<S>[]>()
  const numbers = (now: S): readonly SettableIn<S>[] => {
    const all = known.get(now) ?? whole.numbers({ now, of: now, value: now, set: (to) => to })
    known.set(now, all)
    return all
  }
  const counters = (now: S): readonly Counter[] => numbers(now).map(({ counter }) => counter)
  const withNumber = (now: S, id: string, to: number | string): S | undefined => {
    const number = numbers(now).find(({ counter }) => counter.id === id)
    return number !== undefined && mayBe(number.counter, to) ? number.set(to) : undefined
  }
  const pieces = (now: S): Pick<Layout, 'lying' | 'rows' | 'places'> => heapsLaid(heaps(now), now)
  return {
    pieces,
    counters,
    withNumber,
    layout: (now) => ({ ...pieces(now), counters: counters(now) }),
    correct: (now, edit) => {
      if ('move' in edit) return heapMoved(heaps(now), now, edit)
      if ('arrange' in edit) return heapArranged(heaps(now), now, edit)
      const next = withNumber(now, edit.set, edit.to)
      return next === undefined ? bad(`${edit.set} cannot be set to ${shown(edit.to)}.`) : good(next)
    },
    entered: (json, start) => {
      const entered = read(whole.shape, json)
      return entered.ok ? good({ ...start, ...entered.value }) : entered
    },
  }
}
