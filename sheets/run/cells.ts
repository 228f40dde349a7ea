import {
  again,
  choice,
  fill,
  type Message,
  number,
  type Procedure,
  type Question,
  which,
  yesNo,
} from '@opfor/kernel'
import type { Kept, Value } from '../model/index.ts'
import { askOnce, on } from './asking.ts'
import { type Named, named, slug, words as worded } from './naming.ts'
import { nameOfThing, type View } from './play.ts'
import { notTold, withCell, withCounter } from './situation.ts'
import { words } from './words.ts'

/** The player tells a cell of a piece. */
export function* askCell(view: View, piece: string, column: string): Procedure<void> {
  const text = fill(words.howMuch, { who: worded(piece), noun: worded(column) })
  const before = view.rules.cellOf(view.table.now, piece, column)
  const question = cellQuestion(view, piece, column, text, before === notTold ? undefined : before)
  const answer = yield* askOnce(view.table, on({ words: column, about: piece }, question))
  if (answer === again || view.table.now.pieces[piece] === undefined) return
  const value = asValue(answer)
  view.table.change(withCell(view.table.now, piece, column, value), words.cellIs, {
    who: worded(piece),
    column: worded(column),
    value: valueTold(value),
  })
}

/** `ask X`: a kept thing is told anew. */
export function* askKept(view: View, kept: Kept): Procedure<void> {
  if (kept.form === 'property') {
    const name = nameOfThing(kept.of, view)
    if (name === undefined || view.rules.cellOf(view.table.now, name, kept.column) === undefined) return
    const { corrections } = view.table
    yield* askCell(view, name, kept.column)
    if (view.table.corrections !== corrections) yield* askKept(view, kept)
    return
  }
  for (;;) {
    const answer = yield* askOnce(view.table, on({ words: kept.name }, counterQuestion(view, kept.name)))
    if (answer === again) continue
    const value = typeof answer === 'number' ? answer : nameOfOption(answer)
    const what = { what: worded(kept.name), value: valueTold(value) }
    view.table.change(withCounter(view.table.now, kept.name, value), words.counterIs, what)
    return
  }
}

function counterQuestion({ rules, table }: View, name: string): Question {
  const counter = rules.counterOf(name)
  const now = table.now.counters[name]
  const text = fill(words.whatIs, { what: worded(name) })
  const id = `sheet.told.${slug(name)}`
  if (counter?.holds === 'word') {
    const options = counter.words.map(named)
    const proposal = options.find((each) => each.id === named(String(now)).id)
    return choice(id, 'table', text, options, { proposal })
  }
  const { from = 0, to = 99 } = counter ?? {}
  const proposal = typeof now === 'number' ? now : undefined
  return number(id, 'table', text, { from, to, unit: worded(name) }, { proposal })
}

function cellQuestion(
  { rules, table }: View,
  piece: string,
  column: string,
  text: Message,
  before: Value | undefined,
): Question {
  const id = `sheet.told.${slug(column)}`
  const { holds, from, to, words: some } = rules.cellForm(table.now, piece, column)
  switch (holds) {
    case 'yesNo':
      return yesNo(id, 'table', text, { proposal: typeof before === 'boolean' ? before : undefined })
    case 'number': {
      const proposal = typeof before === 'number' ? before : undefined
      return number(id, 'table', text, { from, to, unit: worded(column) }, { proposal })
    }
    case 'word': {
      const options = some.map(named)
      const proposal = options.find((each) => each.id === named(String(before)).id)
      return choice(id, 'table', text, options, { proposal })
    }
    case 'names': {
      const options = rules
        .allPieces(table.now)
        .filter((each) => each !== piece)
        .map(named)
      const known = Array.isArray(before) ? (before as readonly string[]) : []
      const proposal = options.filter((_, at) => known.includes(rules.allPieces(table.now)[at] ?? ''))
      return which(id, 'table', text, options, before === undefined ? {} : { proposal })
    }
  }
}

function asValue(answer: unknown): Value {
  if (typeof answer === 'boolean' || typeof answer === 'number') return answer
  return Array.isArray(answer) ? answer.map(nameOfOption) : nameOfOption(answer)
}

function nameOfOption(option: unknown): string {
  return (option as Named).called
}

/** A value in words. */
export function valueTold(value: Value): Message | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return worded(value)
  return value.length === 0 ? words.none : fill(words.list, { names: value })
}
