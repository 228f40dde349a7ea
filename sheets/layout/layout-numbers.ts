import {
  type AllowedValue,
  withParams,
  type FieldSpec,
  numberField,
  choiceField,
  type TableValueSpec,
  booleanSetter,
  type ValueSetter,
  numberSetter,
  choiceSetter,
  multiChoiceSetter,
} from '@opfor/kernel'
import type { CellValue } from '../model/index.ts'
import { idOf, namedCandidate, nameFromId, slug, literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import { unknownCell, type Situation, withCell, withCounterValue } from '../declare/situation.ts'
import { maxSheetTurns } from '../declare/sheet-endings.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

const mostInCell = 99
const unknown: AllowedValue = { value: '', text: sheetRunMessages.unknown }

export const turnField: FieldSpec<Situation, Situation, number> = numberField(
  { id: 'turn', name: sheetRunMessages.turnCounter, isNested: true, note: true },
  [0, maxSheetTurns],
)

export function endingField({ ways }: SheetRules): FieldSpec<Situation, Situation, string> {
  const among = [
    { value: '', text: sheetRunMessages.notEnded },
    ...ways.map(({ id, name }) => ({ value: id, text: name })),
  ]
  return choiceField({ id: 'ended', name: sheetRunMessages.endedCounter, isNested: true, note: true }, among)
}

export function counterSetters({ counters }: SheetRules, now: Situation): readonly ValueSetter<Situation>[] {
  return counters.map((counter) => {
    const name: TableValueSpec = { id: `counter.${slug(counter.name)}`, name: worded(counter.name) }
    const value = now.counters[counter.name] ?? counter.start
    if (counter.holds === 'number')
      return numberSetter(name, Number(value), [counter.from, counter.to], (to) =>
        withCounterValue(now, counter.name, to),
      )
    return choiceSetter(name, idOf(String(value)), counter.words.map(reading), (to) =>
      withCounterValue(now, counter.name, nameIn(counter.words, to)),
    )
  })
}

export function cellSetters(rules: SheetRules, now: Situation): readonly ValueSetter<Situation>[] {
  return rules.rosters.flatMap(({ heading, columns }) =>
    (now.rosters[heading] ?? []).flatMap((piece) =>
      columns.map((column) => cellNumber(rules, now, piece, column.name)),
    ),
  )
}

function cellNumber(
  rules: SheetRules,
  now: Situation,
  piece: string,
  column: string,
): ValueSetter<Situation> {
  const name: TableValueSpec = {
    id: `${idOf(piece)}.${slug(column)}`,
    name: withParams(sheetRunMessages.about, { who: worded(piece), text: worded(column) }),
    shortName: worded(column),
    of: namedCandidate(piece),
  }
  const { holds, from, to, words: some } = rules.cellForm(now, piece, column)
  const value: CellValue = now.pieces[piece]?.[column] ?? unknownCell
  const set = (next: CellValue): Situation => withCell(now, piece, column, next)
  const isAsked = rules.cellsOf(rosterOf(rules, now, piece), piece)[column] === unknownCell
  if (isAsked || value === unknownCell) return askedNumber(name, value, holds, from, to, some, set)
  if (holds === 'number') return numberSetter(name, Number(value), [0, mostInCell], set)
  if (holds === 'yesNo') return booleanSetter(name, value === true, set)
  if (holds === 'word')
    return choiceSetter(name, idOf(String(value)), some.map(reading), (next) => set(nameIn(some, next)))
  const pieces = rules.allPieces(now).filter((each) => each !== piece)
  const ids = Array.isArray(value) ? (value as readonly string[]).map(idOf) : []
  return multiChoiceSetter(name, ids, pieces.map(reading), (next) =>
    set(next.map((id) => nameIn(pieces, id))),
  )
}

function askedNumber(
  name: TableValueSpec,
  value: CellValue,
  holds: 'yesNo' | 'number' | 'word' | 'names',
  from: number,
  to: number,
  some: readonly string[],
  set: (next: CellValue) => Situation,
): ValueSetter<Situation> {
  if (holds === 'names')
    return booleanSetter({ ...name, isNested: true }, value !== unknownCell, () => set(value))
  const values: readonly CellValue[] =
    holds === 'number'
      ? Array.from({ length: to - from + 1 }, (_, at) => from + at)
      : holds === 'yesNo'
        ? [true, false]
        : some
  const among = [unknown, ...values.map(valueReading)]
  const now = value === unknownCell ? '' : keyOf(value)
  return choiceSetter(name, now, among, (next) =>
    set(next === '' ? unknownCell : (values.find((each) => keyOf(each) === next) ?? unknownCell)),
  )
}

function keyOf(value: CellValue): number | string {
  if (typeof value === 'number') return value
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : idOf(String(value))
}

function valueReading(value: CellValue): AllowedValue {
  if (typeof value === 'boolean')
    return { value: keyOf(value), text: value ? sheetRunMessages.yes : sheetRunMessages.no }
  return { value: keyOf(value), text: worded(String(value)) }
}

function reading(word: string): AllowedValue {
  return { value: idOf(word), text: worded(word) }
}

function nameIn(names: readonly string[], id: number | string): string {
  return names.find((each) => idOf(each) === id) ?? nameFromId(String(id))
}

function rosterOf({ rosters }: SheetRules, now: Situation, piece: string): string {
  return rosters.find(({ heading }) => now.rosters[heading]?.includes(piece) === true)?.heading ?? ''
}
