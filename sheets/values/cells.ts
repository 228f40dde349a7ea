import {
  restartSignal,
  choice,
  withParams,
  type Message,
  number,
  type Procedure,
  type Question,
  which,
  yesNo,
} from '@opfor/kernel'
import type { Variable, CellValue } from '../model/index.ts'
import { askOrRestart, withTopic } from './asking.ts'
import { type NamedCandidate, namedCandidate, slug, literalSheetText as worded } from '../declare/naming.ts'
import { nameOfEntity, type PhraseView } from './sheet-run.ts'
import { unknownCell, withCell, withCounterValue } from '../declare/situation.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

export function* askCell(view: PhraseView, piece: string, column: string): Procedure<void> {
  const text = withParams(sheetRunMessages.howMuch, { who: worded(piece), noun: worded(column) })
  const before = view.rules.cellOf(view.table.now, piece, column)
  const question = cellQuestion(view, piece, column, text, before === unknownCell ? undefined : before)
  const answer = yield* askOrRestart(view.table, withTopic({ words: column, about: piece }, question))
  if (answer === restartSignal || view.table.now.pieces[piece] === undefined) return
  const value = asValue(answer)
  view.table.change(withCell(view.table.now, piece, column, value), sheetRunMessages.cellIs, {
    who: worded(piece),
    column: worded(column),
    value: formatCellValue(value),
  })
}

export function* askVariable(view: PhraseView, variable: Variable): Procedure<void> {
  if (variable.form === 'property') {
    const name = nameOfEntity(variable.of, view)
    if (name === undefined || view.rules.cellOf(view.table.now, name, variable.column) === undefined) return
    const { corrections } = view.table
    yield* askCell(view, name, variable.column)
    if (view.table.corrections !== corrections) yield* askVariable(view, variable)
    return
  }
  for (;;) {
    const answer = yield* askOrRestart(
      view.table,
      withTopic({ words: variable.name }, counterQuestion(view, variable.name)),
    )
    if (answer === restartSignal) continue
    const value = typeof answer === 'number' ? answer : nameOfOption(answer)
    const what = { what: worded(variable.name), value: formatCellValue(value) }
    view.table.change(
      withCounterValue(view.table.now, variable.name, value),
      sheetRunMessages.counterIs,
      what,
    )
    return
  }
}

function counterQuestion({ rules, table }: PhraseView, name: string): Question {
  const counter = rules.counterOf(name)
  const now = table.now.counters[name]
  const text = withParams(sheetRunMessages.whatIs, { what: worded(name) })
  const id = `sheet.told.${slug(name)}`
  if (counter?.holds === 'word') {
    const options = counter.words.map(namedCandidate)
    const proposal = options.find((each) => each.id === namedCandidate(String(now)).id)
    return choice(id, 'table', text, options, { proposal })
  }
  const { from = 0, to = 99 } = counter ?? {}
  const proposal = typeof now === 'number' ? now : undefined
  return number(id, 'table', text, { from, to, unit: worded(name) }, { proposal })
}

function cellQuestion(
  { rules, table }: PhraseView,
  piece: string,
  column: string,
  text: Message,
  before: CellValue | undefined,
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
      const options = some.map(namedCandidate)
      const proposal = options.find((each) => each.id === namedCandidate(String(before)).id)
      return choice(id, 'table', text, options, { proposal })
    }
    case 'names': {
      const options = rules
        .allPieces(table.now)
        .filter((each) => each !== piece)
        .map(namedCandidate)
      const known = Array.isArray(before) ? (before as readonly string[]) : []
      const proposal = options.filter((_, at) => known.includes(rules.allPieces(table.now)[at] ?? ''))
      return which(id, 'table', text, options, before === undefined ? {} : { proposal })
    }
  }
}

function asValue(answer: unknown): CellValue {
  if (typeof answer === 'boolean' || typeof answer === 'number') return answer
  return Array.isArray(answer) ? answer.map(nameOfOption) : nameOfOption(answer)
}

function nameOfOption(option: unknown): string {
  return (option as NamedCandidate).called
}

export function formatCellValue(value: CellValue): Message | number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? sheetRunMessages.yes : sheetRunMessages.no
  if (typeof value === 'string') return worded(value)
  return value.length === 0 ? sheetRunMessages.none : withParams(sheetRunMessages.list, { names: value })
}
