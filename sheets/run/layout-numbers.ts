import {
  type CounterValue,
  fill,
  type Kept,
  keptNumber,
  keptOne,
  type NamedCounter,
  type SettableIn,
  settableFlag,
  settableNumber,
  settableOne,
  settableSome,
} from '@opfor/kernel'
import type { Value } from '../model/index.ts'
import { idOf, named, nameOf, slug, words as worded } from './naming.ts'
import type { Rules } from './rules.ts'
import { notTold, type Situation, withCell, withCounter } from './situation.ts'
import { mostTurns } from './ways.ts'
import { words } from './words.ts'

const mostInCell = 99
const unknown: CounterValue = { value: '', reads: words.unknown }

/** The turn that is played. */
export const turnNumber: Kept<Situation, Situation, number> = keptNumber(
  { id: 'turn', name: words.turnCounter, inner: true },
  [0, mostTurns],
)

/** How the match ended. */
export function endNumber({ ways }: Rules): Kept<Situation, Situation, string> {
  const among = [
    { value: '', reads: words.notEnded },
    ...ways.map(({ id, name }) => ({ value: id, reads: name })),
  ]
  return keptOne({ id: 'ended', name: words.endedCounter, inner: true }, among)
}

/** The counters of the sheet. */
export function counterNumbers({ counters }: Rules, now: Situation): readonly SettableIn<Situation>[] {
  return counters.map((counter) => {
    const name: NamedCounter = { id: `counter.${slug(counter.name)}`, name: worded(counter.name) }
    const value = now.counters[counter.name] ?? counter.start
    if (counter.holds === 'number')
      return settableNumber(name, Number(value), [counter.from, counter.to], (to) =>
        withCounter(now, counter.name, to),
      )
    return settableOne(name, idOf(String(value)), counter.words.map(reading), (to) =>
      withCounter(now, counter.name, nameIn(counter.words, to)),
    )
  })
}

/** The cells of all pieces. */
export function cellNumbers(rules: Rules, now: Situation): readonly SettableIn<Situation>[] {
  return rules.rosters.flatMap(({ heading, columns }) =>
    (now.rosters[heading] ?? []).flatMap((piece) =>
      columns.map((column) => cellNumber(rules, now, piece, column.name)),
    ),
  )
}

function cellNumber(rules: Rules, now: Situation, piece: string, column: string): SettableIn<Situation> {
  const name: NamedCounter = {
    id: `${idOf(piece)}.${slug(column)}`,
    name: fill(words.about, { who: worded(piece), text: worded(column) }),
    brief: worded(column),
    of: named(piece),
  }
  const { holds, from, to, words: some } = rules.cellForm(now, piece, column)
  const value: Value = now.pieces[piece]?.[column] ?? notTold
  const set = (next: Value): Situation => withCell(now, piece, column, next)
  const isAsked = rules.cellsOf(rosterOf(rules, now, piece), piece)[column] === notTold
  if (isAsked || value === notTold) return askedNumber(name, value, holds, from, to, some, set)
  if (holds === 'number') return settableNumber(name, Number(value), [0, mostInCell], set)
  if (holds === 'yesNo') return settableFlag(name, value === true, set)
  if (holds === 'word')
    return settableOne(name, idOf(String(value)), some.map(reading), (next) => set(nameIn(some, next)))
  const pieces = rules.allPieces(now).filter((each) => each !== piece)
  const ids = Array.isArray(value) ? (value as readonly string[]).map(idOf) : []
  return settableSome(name, ids, pieces.map(reading), (next) => set(next.map((id) => nameIn(pieces, id))))
}

/** A cell that may not be told yet: it is one of all that it may be, or not told. */
function askedNumber(
  name: NamedCounter,
  value: Value,
  holds: 'yesNo' | 'number' | 'word' | 'names',
  from: number,
  to: number,
  some: readonly string[],
  set: (next: Value) => Situation,
): SettableIn<Situation> {
  if (holds === 'names') return settableFlag({ ...name, inner: true }, value !== notTold, () => set(value))
  const values: readonly Value[] =
    holds === 'number'
      ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
      : holds === 'yesNo'
        ? [true, false]
        : some
  const among = [unknown, ...values.map(valueReading)]
  const now = value === notTold ? '' : keyOf(value)
  return settableOne(name, now, among, (next) =>
    set(next === '' ? notTold : (values.find((each) => keyOf(each) === next) ?? notTold)),
  )
}

function keyOf(value: Value): number | string {
  if (typeof value === 'number') return value
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : idOf(String(value))
}

function valueReading(value: Value): CounterValue {
  if (typeof value === 'boolean') return { value: keyOf(value), reads: value ? words.yes : words.no }
  return { value: keyOf(value), reads: worded(String(value)) }
}

function reading(word: string): CounterValue {
  return { value: idOf(word), reads: worded(word) }
}

function nameIn(names: readonly string[], id: number | string): string {
  return names.find((each) => idOf(each) === id) ?? nameOf(String(id))
}

function rosterOf({ rosters }: Rules, now: Situation, piece: string): string {
  return rosters.find(({ heading }) => now.rosters[heading]?.includes(piece) === true)?.heading ?? ''
}
