import { type Zone, reorderZone, movePieces, zoneLayout } from './zone.ts'
import { type TableValue, type Edit, type Layout, isAllowedValue } from './layout.ts'
import { objectField, type FieldSpecs } from './fields.ts'
import type { ValueSetter } from './value-setter.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../read/json.ts'
import { parseWith } from '../read/shape.ts'

/** Derived from a state's declaration: layout, corrections, and positions entered by hand. */
export interface StateSpec<S> {
  readonly layout: (now: S) => Layout
  readonly applyEdit: (now: S, edit: Edit) => Parsed<S>
  readonly pieces: (now: S) => Pick<Layout, 'lying' | 'rows' | 'places'>
  /** The numbers alone, for pieces that are not in zones. */
  readonly counters: (now: S) => readonly TableValue[]
  /** Undefined for an unknown id or an invalid value. */
  readonly withNumber: (now: S, id: string, to: number | string) => S | undefined
  /** Parses a position; missing fields come from `start`. */
  readonly entered: (json: Json, start: S) => Parsed<S>
}

export function defineState<S extends object>(
  parts: FieldSpecs<S, S>,
  heaps: (now: S) => readonly Zone<S>[] = () => [],
): StateSpec<S> {
  const whole = objectField<S, S, S>(parts)
  const known = new WeakMap<S, readonly ValueSetter<S>[]>()
  const numbers = (now: S): readonly ValueSetter<S>[] => {
    const all = known.get(now) ?? whole.numbers({ now, of: now, value: now, set: (to) => to })
    known.set(now, all)
    return all
  }
  const counters = (now: S): readonly TableValue[] => numbers(now).map(({ counter }) => counter)
  const withNumber = (now: S, id: string, to: number | string): S | undefined => {
    const number = numbers(now).find(({ counter }) => counter.id === id)
    return number !== undefined && isAllowedValue(number.counter, to) ? number.set(to) : undefined
  }
  const pieces = (now: S): Pick<Layout, 'lying' | 'rows' | 'places'> => zoneLayout(heaps(now), now)
  return {
    pieces,
    counters,
    withNumber,
    layout: (now) => ({ ...pieces(now), counters: counters(now) }),
    applyEdit: (now, edit) => {
      if ('move' in edit) return movePieces(heaps(now), now, edit)
      if ('arrange' in edit) return reorderZone(heaps(now), now, edit)
      const next = withNumber(now, edit.set, edit.to)
      return next === undefined
        ? parseFailure(`${edit.set} cannot be set to ${describeJson(edit.to)}.`)
        : parseSuccess(next)
    },
    entered: (json, start) => {
      const entered = parseWith(whole.shape, json)
      return entered.ok ? parseSuccess({ ...start, ...entered.value }) : entered
    },
  }
}
