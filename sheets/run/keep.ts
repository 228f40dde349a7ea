import type { Procedure } from '@opfor/kernel'
import type { Act, Kept, Source, Value } from '../model/index.ts'
import { known } from './known.ts'
import { valueTold } from './cells.ts'
import { same, words as worded } from './naming.ts'
import { nameOfThing, type Play, type View } from './play.ts'
import { numberOf, propertyOf, quantityOf } from './quantity.ts'
import { notTold, type Situation, withCell, withCounter } from './situation.ts'
import type { Maybe } from './unknown.ts'
import { words } from './words.ts'

type Change = Extract<Act, { form: 'set' | 'add' | 'take' }>

const mostInCell = 99

/** `set X to Q`, `add Q to X`, `take Q from X`. A number stays in its span. */
export function* changeKept(play: Play, change: Change & Source): Procedure<undefined> {
  const { kept } = change
  const before =
    change.form === 'set' ? asKept(play, kept) : yield* known(play, (view) => valueKept(view, kept))
  if (before === undefined) return
  const value = change.form === 'set' ? yield* valueToSet(play, change.to) : yield* sum(play, change, before)
  if (value === undefined || !setKept(play, kept, value)) stays(play, change, before)
  return
}

function valueKept(view: View, kept: Kept): Maybe<Value | undefined> {
  return kept.form === 'counter' ? view.table.now.counters[kept.name] : propertyOf(kept.of, kept.column, view)
}

/** What is kept as it stands, also if it was not told yet. */
function asKept(play: Play, kept: Kept): Value | undefined {
  if (kept.form === 'counter') return play.table.now.counters[kept.name]
  return play.rules.cellOf(play.table.now, nameOfThing(kept.of, play) ?? '', kept.column)
}

function* valueToSet(play: Play, to: Extract<Change, { form: 'set' }>['to']): Procedure<Value | undefined> {
  return yield* known(play, (view) => quantityOf(to, view))
}

function* sum(
  play: Play,
  { form, quantity }: Extract<Change, { form: 'add' | 'take' }>,
  before: Value,
): Procedure<Value | undefined> {
  const number = yield* known(play, (view) => numberOf(quantity, view))
  return typeof before === 'number' ? before + (form === 'add' ? number : -number) : undefined
}

/** Sets what is kept; whether the value fits. */
function setKept(play: Play, kept: Kept, value: Value): boolean {
  const { table, rules } = play
  if (kept.form === 'property') {
    const name = nameOfThing(kept.of, play)
    if (name === undefined || table.now.pieces[name]?.[kept.column] === undefined) return false
    const to = fitting(play, name, kept.column, value)
    if (to !== undefined) changeCell(play, name, kept.column, to)
    return to !== undefined
  }
  const counter = rules.counterOf(kept.name)
  const to =
    counter?.holds === 'word'
      ? counter.words.find((each) => same(each, String(value)))
      : typeof value === 'number' && counter !== undefined
        ? Math.max(counter.from, Math.min(counter.to, value))
        : undefined
  if (to === undefined) return false
  if (table.now.counters[kept.name] === to) return true
  table.change(withCounter(table.now, kept.name, to), words.counterIs, {
    what: worded(kept.name),
    value: valueTold(to),
  })
  return true
}

/** The person is told that a step changed nothing. */
function stays({ table }: Play, { text }: Change & Source, before: Value): void {
  table.change(table.now, words.stays, { step: worded(text), value: valueTold(before) })
}

function nameIn(all: readonly string[], value: Value): string | undefined {
  return all.find((each) => same(each, String(value)))
}

/** The value as the column holds it. */
function fitting({ rules, table }: Play, name: string, column: string, value: Value): Value | undefined {
  const { holds, from, words: some } = rules.cellForm(table.now, name, column)
  switch (holds) {
    case 'number':
      return typeof value === 'number' ? Math.max(from, Math.min(mostInCell, value)) : undefined
    case 'yesNo':
      return typeof value === 'boolean' ? value : rules.isYes(String(value))
    case 'word':
      return some.find((each) => same(each, String(value))) ?? nameIn(rules.allNames(table.now), value)
    case 'names':
      return typeof value === 'object' ? value : [String(value)]
  }
}

function changeCell({ table }: Play, name: string, column: string, value: Value): void {
  const before = table.now.pieces[name]?.[column]
  if (before === value) return
  const told = { who: worded(name), column: worded(column), value: valueTold(value) }
  const next = withCell(table.now, name, column, value)
  // Where a piece was before is needed to move it at the table; a mark has only one other side.
  if (before === undefined || before === notTold || before === '' || typeof before === 'boolean')
    table.change(next, words.cellIs, told)
  else table.change(next, words.cellMoves, { ...told, before: valueTold(before) })
}

/** `mark X COLUMN`, `unmark`. */
export function mark(play: Play, name: string | undefined, column: string, is: boolean): undefined {
  if (name !== undefined && play.table.now.pieces[name]?.[column] !== undefined)
    changeCell(play, name, column, is)
}

/** `clear COLUMN`: as written on the sheet. */
export function clear({ table, rules }: Play, column: string): undefined {
  let next: Situation = table.now
  for (const { heading, columns } of rules.rosters) {
    if (!columns.some(({ name }) => name === column)) continue
    for (const piece of next.rosters[heading] ?? []) {
      const value = rules.cellsOf(heading, piece)[column]
      if (value !== undefined && next.pieces[piece]?.[column] !== value)
        next = withCell(next, piece, column, value)
    }
  }
  if (next !== table.now) table.change(next, words.cleared, { column: worded(column) })
}
