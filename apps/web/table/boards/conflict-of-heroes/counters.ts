import {
  defenseName,
  isHex,
  type Side,
  sideName,
  sides,
  type Situation,
  unitOf,
  unitsOf,
} from '@opfor/games/conflict-of-heroes/view'
import { withParams, type Message } from '@opfor/kernel'
import { mapWords } from './words.ts'

export interface Counter {
  readonly id: string
  readonly kind: 'unit' | 'marker' | 'defense' | 'rumored'
  readonly side: Side
  readonly at: string
  readonly name: Message
  /** Up to two short lines; empty for a fortification, which shows the start of its name. */
  readonly short: readonly string[]
}

/** In drawing order. */
export function listCounters(now: Situation): readonly Counter[] {
  const units = sides.flatMap((side) =>
    unitsOf(now, side).flatMap((id): readonly Counter[] => {
      const at = now.units[id]?.at ?? ''
      return isHex(at) ? [{ id, kind: 'unit', side, at, name: unitOf(id).name, short: shortLines(id) }] : []
    }),
  )
  return [
    ...now.defenses.map(({ kind, side, at }): Counter => {
      const [back = '', up = ''] = kind.split(' ')
      return { id: `defense ${back}`, kind: 'defense', side, at, name: defenseName(up), short: [] }
    }),
    ...now.markers.map(({ side, at }): Counter => {
      const name = withParams(mapWords.markerOf, { side: sideName(side) })
      return { id: `marker ${side}`, kind: 'marker', side, at, name, short: [] }
    }),
    ...now.rumored.map(({ side, at }): Counter => {
      const name = withParams(mapWords.rumorOf, { side: sideName(side) })
      return { id: 'rumored', kind: 'rumored', side, at, name, short: ['?'] }
    }),
    ...units,
  ]
}

/** For small sizes: combines more than two counters in a hex into one with their number. */
export function stackCounters(counters: readonly Counter[]): readonly Counter[] {
  const top = counters.findLast(({ kind }) => kind === 'unit') ?? counters.at(-1)
  return top === undefined || counters.length < 3
    ? counters
    : [{ ...top, short: ['', `${counters.length}×`] }]
}

function shortLines(id: string): readonly string[] {
  const [, name = '', number = ''] = /^\S+ (.*) (\S+)$/.exec(id) ?? []
  return [name.length > 8 ? name.replaceAll(' ', '').slice(0, 8) : name, number]
}

export function changedHexes(before: Situation, now: Situation): readonly string[] {
  const keysOf = (all: Situation): ReadonlySet<string> =>
    new Set(listCounters(all).map(({ id, at }) => `${id} ${at}`))
  const then = keysOf(before)
  return listCounters(now)
    .filter(({ id, at }) => !then.has(`${id} ${at}`))
    .map(({ at }) => at)
}
